import type { Database } from '@palmares/db';
import { fileOf } from '@palmares/db/files';
import { queues } from '@palmares/db/jobs';
import { type FileStore, filePrefix } from '@palmares/files';
import { withFileLock } from '../files/file-lock.ts';
import { job } from './job.ts';

interface Deps {
  readonly database: Database;
  readonly store: FileStore;
}

const name = 'remove-file';

/** Removes the bytes of a file whose row was deleted. */
export const removeFile = ({ database, store }: Deps) =>
  job({
    name,
    data: queues[name].data,
    atOnce: 3,
    handle: (file, { log }) =>
      withFileLock(database, file, async () => {
        if (await fileOf(database.kysely, file)) throw new Error(`The file ${file.fileId} has a row`);
        await store.removeAll(filePrefix(file));
        log.info(file, 'file removed');
      }),
  });
