import { type ErasureDeps, eraseAbandoned } from '@palmares/application';
import type { Database } from '@palmares/db';
import { queues } from '@palmares/db/jobs';
import { job } from './job.ts';

interface Deps extends Omit<ErasureDeps, 'owner'> {
  /** Connects as the tables' owner, for one run. */
  readonly connectOwner: () => Database;
}

const name = 'erase-abandoned';

/** Runs daily, and continues what an earlier run left unfinished. */
export const eraseAbandonedJob = ({ connectOwner, ...deps }: Deps) =>
  job({
    name,
    data: queues[name].data,
    atOnce: 1,
    handle: async (_, { log }) => {
      const owner = connectOwner();
      try {
        const report = await eraseAbandoned({ ...deps, owner });
        log.info(report, 'accounts that were never verified nor used were erased');
      } finally {
        await owner.close();
      }
    },
  });
