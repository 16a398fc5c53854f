import type { PlanEvent } from './events.ts';
import { type CurrentSubscription, GRACE_MS, isSubscriptionLive, type PlanState } from './state.ts';

/** The current state of a subscription, as the payment service reports it. */
export interface Subscription {
  readonly id: string;
  readonly status: 'active' | 'past_due' | 'canceled' | 'incomplete' | 'unpaid';
  readonly cancelAtPeriodEnd: boolean;
  /** ISO time. */
  readonly currentPeriodEnd: string;
  readonly customerId: string;
}

export interface SyncSubscription {
  readonly type: 'SyncSubscription';
  readonly subscription: Subscription;
}

const graceEnd = (at: Date): string => new Date(at.getTime() + GRACE_MS).toISOString();

const isPaidFor = ({ status }: Subscription): boolean => status === 'active' || status === 'past_due';

const payment = (
  { id: subscriptionId, status }: Subscription,
  { graceEndsAt }: CurrentSubscription,
  at: Date,
): PlanEvent[] => {
  if (status === 'past_due' && graceEndsAt === null) {
    return [{ type: 'PaymentFailed', data: { subscriptionId, graceEndsAt: graceEnd(at) } }];
  }
  if (status === 'active' && graceEndsAt !== null) return [{ type: 'PaymentRecovered', data: { subscriptionId } }];
  return [];
};

/** A new period counts once it is paid: while Stripe retries a payment, it already reports the next period. */
const renewal = (
  { id: subscriptionId, status, currentPeriodEnd }: Subscription,
  current: CurrentSubscription,
): PlanEvent[] =>
  status === 'active' && Date.parse(currentPeriodEnd) > Date.parse(current.currentPeriodEnd)
    ? [{ type: 'AthletePlanRenewed', data: { subscriptionId, currentPeriodEnd } }]
    : [];

const leaving = (
  { id: subscriptionId, cancelAtPeriodEnd, currentPeriodEnd }: Subscription,
  { endsAt }: CurrentSubscription,
): PlanEvent[] => {
  if (!cancelAtPeriodEnd) return endsAt === null ? [] : [{ type: 'SubscriptionResumed', data: { subscriptionId } }];
  return endsAt !== null && Date.parse(endsAt) === Date.parse(currentPeriodEnd)
    ? []
    : [{ type: 'UnsubscribeScheduled', data: { subscriptionId, endsAt: currentPeriodEnd } }];
};

const updated = (subscription: Subscription, current: CurrentSubscription, at: Date): PlanEvent[] => [
  ...payment(subscription, current, at),
  ...renewal(subscription, current),
  ...leaving(subscription, current),
];

const started = (subscription: Subscription, at: Date): PlanEvent[] => {
  if (!isPaidFor(subscription)) return [];
  const { id, customerId, currentPeriodEnd } = subscription;
  const current = { id, customerId, currentPeriodEnd, endsAt: null, graceEndsAt: null };
  return [
    { type: 'AthletePlanStarted', data: { subscriptionId: id, customerId, currentPeriodEnd } },
    ...updated(subscription, current, at),
  ];
};

const ended = (subscriptionId: string): PlanEvent => ({ type: 'AthletePlanEnded', data: { subscriptionId } });

/**
 * Returns the events that bring the plan up to what the payment service reports. Reports may come late, twice or out of
 * order: each is compared with the state, and a subscription other than the current one is ignored while the current
 * one is live.
 */
export const syncSubscription = (
  { subscription }: SyncSubscription,
  { subscription: current }: PlanState,
  at: Date,
): PlanEvent[] => {
  if (!current) return started(subscription, at);
  if (current.id !== subscription.id) {
    const replacement = isSubscriptionLive(current, at) ? [] : started(subscription, at);
    return replacement.length > 0 ? [ended(current.id), ...replacement] : [];
  }
  if (subscription.status === 'canceled' || subscription.status === 'unpaid') return [ended(current.id)];
  return subscription.status === 'incomplete' ? [] : updated(subscription, current, at);
};
