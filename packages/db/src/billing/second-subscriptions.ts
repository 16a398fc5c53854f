import { sql } from 'kysely';
import type { Queryable, Tx } from '../database.ts';

/** An athlete, and the Stripe customer who pays for them. */
export interface Payer {
  readonly athleteId: string;
  /** One of the athlete's Stripe customers; others may pay for the same athlete. */
  readonly customerId: string;
}

export interface SecondSubscription extends Payer {
  readonly subscriptionId: string;
  /** Id of the subscription that is kept. */
  readonly keptId: string;
}

/** The refund of an ended second subscription: 0 cents if it was never paid. */
export interface Refunded {
  readonly cents: number;
  /** ISO code in lower case. */
  readonly currency: string;
}

/** Records a second subscription. Call it before canceling. */
export const noteSecond = async (
  db: Queryable,
  { subscriptionId, athleteId, customerId, keptId }: SecondSubscription,
) => {
  await db
    .insertInto('second_subscriptions')
    .values({ subscription_id: subscriptionId, athlete_id: athleteId, customer_id: customerId, kept_id: keptId })
    .onConflict((conflict) => conflict.column('subscription_id').doNothing())
    .execute();
};

/** Returns the recorded second subscriptions whose refund, log entry and mail are not done. */
export const unfinishedSeconds = (db: Queryable, athleteId: string): Promise<readonly SecondSubscription[]> =>
  db
    .selectFrom('second_subscriptions')
    .select([
      'subscription_id as subscriptionId',
      'athlete_id as athleteId',
      'customer_id as customerId',
      'kept_id as keptId',
    ])
    .where('athlete_id', '=', athleteId)
    .where('ended_at', 'is', null)
    .orderBy('subscription_id')
    .execute();

/**
 * Returns payers with an unfinished row of the last 30 days. Older rows are given up, because Stripe refuses some
 * refunds for good, such as those of disputed payments.
 */
export const unfinishedPayers = (db: Queryable): Promise<readonly Payer[]> =>
  db
    .selectFrom('second_subscriptions')
    .select(['athlete_id as athleteId', 'customer_id as customerId'])
    .distinct()
    .where('ended_at', 'is', null)
    .where('found_at', '>', sql<Date>`now() - interval '30 days'`)
    .execute();

/** Forgets a second subscription that turned out to be the only one, before it is canceled. */
export const forgetSecond = async (db: Queryable, subscriptionId: string): Promise<void> => {
  await db
    .deleteFrom('second_subscriptions')
    .where('subscription_id', '=', subscriptionId)
    .where('ended_at', 'is', null)
    .execute();
};

/** Returns false if it was finished before. */
export const finishSecond = async (tx: Tx, subscriptionId: string, { cents, currency }: Refunded): Promise<boolean> => {
  const finished = await tx
    .updateTable('second_subscriptions')
    .set({ ended_at: sql`now()`, refunded_cents: cents, refunded_currency: currency })
    .where('subscription_id', '=', subscriptionId)
    .where('ended_at', 'is', null)
    .returning('subscription_id')
    .executeTakeFirst();
  return finished !== undefined;
};

/**
 * Returns the refund of an ended second subscription; undefined if it was never one of this athlete's, or has not
 * ended.
 */
export const secondRefunded = async (
  db: Queryable,
  { athleteId, subscriptionId }: Pick<SecondSubscription, 'athleteId' | 'subscriptionId'>,
): Promise<Refunded | undefined> => {
  const row = await db
    .selectFrom('second_subscriptions')
    .select(['refunded_cents as cents', 'refunded_currency as currency'])
    .where('athlete_id', '=', athleteId)
    .where('subscription_id', '=', subscriptionId)
    .executeTakeFirst();
  return row && row.cents !== null && row.currency !== null ? { cents: row.cents, currency: row.currency } : undefined;
};
