import { differingSubscriptions } from '@palmares/application';
import type { Billing } from '@palmares/billing';
import type { Database } from '@palmares/db';
import { unfinishedPayers } from '@palmares/db/billing';
import { type Jobs, queues } from '@palmares/db/jobs';
import { job } from './job.ts';

interface Deps {
  readonly billing: Billing;
  readonly database: Database;
  readonly jobs: Jobs;
  readonly now: () => Date;
}

const name = 'reconcile-subscriptions';

/**
 * Compares every subscription at Stripe with its plan, page by page, and enqueues `sync-subscription` for those that
 * differ or are paid besides another: their webhook was lost, or this program was down for longer than Stripe retries.
 */
export const reconcileSubscriptions = ({ billing, database: { kysely }, jobs, now }: Deps) =>
  job({
    name,
    data: queues[name].data,
    atOnce: 1,
    handle: async ({ until = now().toISOString(), after = null }, { log }) => {
      const { subscriptions, next } = await billing.subscriptionsCreated({ until: new Date(until), after });
      const differing = await differingSubscriptions(kysely, subscriptions, now());
      await kysely.transaction().execute(async (tx) => {
        for (const { snapshot } of differing)
          await jobs.enqueue(tx, 'sync-subscription', { subscriptionId: snapshot.id });
        // Payers whose jobs failed until the last retry.
        for (const payer of after === null ? await unfinishedPayers(tx) : [])
          await jobs.enqueue(tx, 'keep-one-subscription', payer);
        if (next) await jobs.enqueue(tx, name, { until, after: next });
      });
      const found = { compared: subscriptions.length, differing: differing.map(({ snapshot }) => snapshot.id) };
      if (differing.length > 0) log.warn(found, 'subscriptions differ from their plans and are read again');
      else log.info(found, 'subscriptions agree with their plans');
    },
  });
