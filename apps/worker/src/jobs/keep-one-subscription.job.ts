import { keepOneSubscription } from '@palmares/application';
import type { Billing } from '@palmares/billing';
import type { Database } from '@palmares/db';
import type { Accounts } from '@palmares/db/accounts';
import { type Jobs, queues } from '@palmares/db/jobs';
import { job } from './job.ts';

interface Deps {
  readonly accounts: Accounts;
  readonly billing: Billing;
  readonly database: Database;
  readonly jobs: Jobs;
}

const name = 'keep-one-subscription';

/** Cancels and refunds the subscriptions paid besides the one that is kept, and finishes the work of an earlier run. */
export const keepOneSubscriptionJob = ({ accounts, ...deps }: Deps) =>
  job({
    name,
    data: queues[name].data,
    atOnce: 3,
    handle: async (payer, { log }) => {
      const { athleteId } = payer;
      if (!(await accounts.findAccount(deps.database.kysely, athleteId))) {
        log.info({ athleteId }, 'there is no such account, so its subscriptions are ended with it');
        return;
      }
      const ended = await keepOneSubscription(deps, payer);
      if (ended === 'taken') throw new Error('what the athlete pays is being changed by somebody else');
      if (ended.length > 0) log.warn({ athleteId, ended }, 'second subscriptions were ended');
      else log.info({ athleteId }, 'the athlete has no second subscription');
    },
  });
