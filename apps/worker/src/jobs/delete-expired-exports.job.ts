import type { Database } from '@palmares/db';
import { deleteExpiredExports } from '@palmares/db/data-exports';
import { type Jobs, queues } from '@palmares/db/jobs';
import { job } from './job.ts';

interface Deps {
  readonly database: Database;
  readonly jobs: Pick<Jobs, 'enqueue'>;
}

const name = 'delete-expired-exports';

/** Runs daily. Expired downloads are already refused; this only deletes their files. */
export const deleteExpiredExportsJob = ({ database, jobs }: Deps) =>
  job({
    name,
    data: queues[name].data,
    atOnce: 1,
    handle: async (_, { log }) => {
      const deleted = await database.kysely.transaction().execute(async (tx) => {
        const expired = await deleteExpiredExports(tx);
        for (const { athleteId, exportId } of expired)
          await jobs.enqueue(tx, 'remove-file', { athleteId, fileId: exportId });
        return expired.length;
      });
      log.info({ deleted }, 'expired data downloads deleted');
    },
  });
