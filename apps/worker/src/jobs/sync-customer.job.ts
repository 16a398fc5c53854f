import type { Billing } from '@palmares/billing';
import type { Database } from '@palmares/db';
import type { Accounts } from '@palmares/db/accounts';
import { queues } from '@palmares/db/jobs';
import { planOf } from '@palmares/db/read-models';
import { job } from './job.ts';

interface Deps {
  readonly accounts: Accounts;
  readonly billing: Billing;
  readonly database: Database;
}

const name = 'sync-customer';

/** Gives the athlete's customer at Stripe, if there is one, the account's present name and address. */
export const syncCustomer = ({ accounts, billing, database: { kysely } }: Deps) =>
  job({
    name,
    data: queues[name].data,
    atOnce: 3,
    handle: async ({ athleteId }, { log }) => {
      const account = await accounts.findAccount(kysely, athleteId);
      if (!account) {
        log.info({ athleteId }, 'no customer updated: there is no such account');
        return;
      }
      const { state } = await planOf(kysely, athleteId);
      const updated = await billing.updateCustomer({
        athleteId,
        customerId: state.subscription?.customerId ?? null,
        email: account.email,
        name: `${account.firstName} ${account.lastName}`,
      });
      log.info({ athleteId, updated }, 'customer compared with its account');
    },
  });
