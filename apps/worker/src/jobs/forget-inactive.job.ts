import type { Database } from '@palmares/db';
import { athletesToTell, noteFound, requestErasures, withdrawInactive } from '@palmares/db/accounts';
import { type Jobs, queues } from '@palmares/db/jobs';
import { job } from './job.ts';

interface Deps {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly now: () => Date;
}

const name = 'forget-inactive';

/**
 * Runs daily. Sends a mail to athletes who have not used their account for 24 months. If they do not log in within 30 days
 * of it, asks support to erase the account. Erases nothing itself.
 */
export const forgetInactive = ({ database: { kysely }, jobs, now }: Deps) =>
  job({
    name,
    data: queues[name].data,
    atOnce: 1,
    handle: async (_, { log }) => {
      const at = now();
      const withdrawn = await withdrawInactive(kysely, at);
      const requested = await requestErasures(kysely, at);
      const told = await athletesToTell(kysely, at);
      const day = at.toISOString().slice(0, 10);
      for (const athleteId of told)
        await kysely.transaction().execute(async (tx) => {
          await noteFound(tx, athleteId, at);
          await jobs.enqueue(tx, 'send-inactive-notice', { athleteId }, { key: `${athleteId} ${day}` });
        });
      log.info({ told: told.length, requested, withdrawn }, 'accounts that nobody uses were looked for');
    },
  });
