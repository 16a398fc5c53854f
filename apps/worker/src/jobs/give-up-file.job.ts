import type { Database } from '@palmares/db';
import { fileOf, markRefused } from '@palmares/db/files';
import { queues } from '@palmares/db/jobs';
import type { ProcessedFile } from '@palmares/db/metrics';
import type { FileStore } from '@palmares/files';
import { withFileLock } from '../files/file-lock.ts';
import { tidyFile } from '../files/tidy-file.ts';
import { job } from './job.ts';

interface Deps {
  readonly database: Database;
  readonly store: FileStore;
  /** Called if this run refused the file. */
  onProcessed(file: ProcessedFile): void;
}

const name = 'give-up-file';

/**
 * Refuses a file whose last try could not record a failure, because its worker died or the database was away. Otherwise
 * its athlete would see it being processed forever.
 */
export const giveUpFile = ({ database, store, onProcessed }: Deps) =>
  job({
    name,
    data: queues[name].data,
    atOnce: 3,
    handle: (file, { log }) =>
      withFileLock(database, file, async () => {
        const began = performance.now();
        const row = await fileOf(database.kysely, file);
        const refusal = 'file_store';
        if (row && (await markRefused(database.kysely, { ...file, refusal })))
          onProcessed({ kind: row.kind, outcome: refusal, seconds: (performance.now() - began) / 1000 });
        log.info({ ...file, state: await tidyFile({ database, store }, file) }, 'file given up');
      }),
  });
