import type { Subscription } from '@palmares/domain/plan';
import type Stripe from 'stripe';

/** A subscription as the plan's decider compares it with the stored plan. */
export type SubscriptionSnapshot = Subscription;

/** `athleteId` is null for a subscription that this product did not start. */
export interface AthleteSubscription {
  readonly athleteId: string | null;
  readonly snapshot: SubscriptionSnapshot;
  /** ISO time. */
  readonly createdAt: string;
}

/** Stripe's statuses, grouped by what they mean for the plan. */
const statuses = new Map<string, SubscriptionSnapshot['status']>([
  ['active', 'active'],
  ['trialing', 'active'],
  ['past_due', 'past_due'],
  ['canceled', 'canceled'],
  ['incomplete', 'incomplete'],
  ['incomplete_expired', 'canceled'],
  ['unpaid', 'unpaid'],
  ['paused', 'unpaid'],
]);

type StripeSubscription = Pick<
  Stripe.Subscription,
  'id' | 'status' | 'cancel_at_period_end' | 'cancel_at' | 'created' | 'metadata'
> & {
  readonly customer: string | { readonly id: string };
  readonly items: { readonly data: readonly Pick<Stripe.SubscriptionItem, 'current_period_end'>[] };
};

/** Since API version 2025-03-31 the period's end is on the items; ours has one item. */
const periodEndOf = (subscription: StripeSubscription): number => {
  const ends = subscription.items.data.map((item) => item.current_period_end);
  if (ends.length === 0) throw new Error(`Subscription ${subscription.id} has no item to take its period from`);
  return Math.max(...ends);
};

export const athleteSubscription = (subscription: StripeSubscription): AthleteSubscription => {
  const status = statuses.get(subscription.status);
  if (!status) throw new Error(`Subscription ${subscription.id} has an unknown status: ${subscription.status}`);
  const periodEnd = periodEndOf(subscription);
  return {
    athleteId: subscription.metadata.athleteId ?? null,
    snapshot: {
      id: subscription.id,
      status,
      // The Billing Portal may schedule the end by date instead of by flag.
      cancelAtPeriodEnd:
        subscription.cancel_at_period_end || (subscription.cancel_at !== null && subscription.cancel_at <= periodEnd),
      currentPeriodEnd: new Date(periodEnd * 1000).toISOString(),
      customerId: typeof subscription.customer === 'string' ? subscription.customer : subscription.customer.id,
    },
    createdAt: new Date(subscription.created * 1000).toISOString(),
  };
};
