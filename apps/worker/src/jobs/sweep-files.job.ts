import type { Database } from '@palmares/db';
import { deleteFiles, staleFiles } from '@palmares/db/files';
import { type Jobs, queues } from '@palmares/db/jobs';
import type { FileStore } from '@palmares/files';
import { sweepStore } from '../files/sweep-store.ts';
import { job } from './job.ts';

interface Deps {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly store: FileStore;
  readonly now: () => Date;
}

const name = 'sweep-files';

const AT_ONCE = 100;
/** Longer than any upload. */
const ABANDONED_MS = 86_400_000;

/**
 * The row is deleted and the removal of its bytes enqueued in one transaction. With the bytes first, an edit could refer
 * to a file that has none; with the row alone, a crash would leave bytes that nothing names.
 */
const sweepSome = ({ database, jobs }: Deps, fileIds: readonly string[]): Promise<number> =>
  database.kysely.transaction().execute(async (tx) => {
    const deleted = await deleteFiles(tx, fileIds);
    for (const file of deleted) await jobs.enqueue(tx, 'remove-file', file);
    return deleted.length;
  });

/**
 * Runs daily: removes abandoned uploads, files that no section has referred to for long enough, and bytes that no row
 * names. The rows go first, even while the store does not answer.
 */
export const sweepFiles = (deps: Deps) =>
  job({
    name,
    data: queues[name].data,
    atOnce: 1,
    handle: async (_, { log }) => {
      let swept = 0;
      for (;;) {
        const stale = await staleFiles(deps.database.kysely, AT_ONCE);
        if (stale.length === 0) break;
        swept += await sweepSome(
          deps,
          stale.map(({ fileId }) => fileId),
        );
      }
      log.info({ swept }, 'files swept');
      await deps.store.removeAbandoned(new Date(deps.now().getTime() - ABANDONED_MS));
      log.info(await sweepStore(deps), 'file store swept');
    },
  });
