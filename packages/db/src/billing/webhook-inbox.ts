import type { Tx } from '../database.ts';
import type { Jobs } from '../jobs/enqueue.ts';

export interface StripeNotice {
  readonly eventId: string;
  readonly type: string;
  readonly subscriptionId: string | null;
}

/**
 * Stripe delivers at least once. The transaction that enqueues the job also stores the event's id, so each event is
 * followed up exactly once. The job reads the state from Stripe. Returns `known` for a repeated delivery.
 */
export const takeWebhook = async (tx: Tx, jobs: Jobs, notice: StripeNotice): Promise<'taken' | 'known'> => {
  const { eventId, type, subscriptionId } = notice;
  const taken = await tx
    .insertInto('stripe_events')
    .values({ event_id: eventId, type })
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .returning('event_id')
    .executeTakeFirst();
  if (!taken) return 'known';
  if (subscriptionId) await jobs.enqueue(tx, 'sync-subscription', { subscriptionId });
  return 'taken';
};
