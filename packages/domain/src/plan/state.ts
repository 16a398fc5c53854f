import type { PlanEvent } from './events.ts';

export const GRACE_DAYS = 7;
export const GRACE_MS = GRACE_DAYS * 24 * 60 * 60 * 1000;

export interface CurrentSubscription {
  readonly id: string;
  readonly customerId: string;
  readonly currentPeriodEnd: string;
  /** Set while a cancellation is scheduled. */
  readonly endsAt: string | null;
  /** Set while Stripe retries a payment. */
  readonly graceEndsAt: string | null;
}

export interface EndedSubscription {
  readonly id: string;
  /** ISO time. */
  readonly paidUntil: string;
}

export interface PlanGrant {
  readonly until: string | null;
  readonly reason: string;
}

export interface PlanState {
  readonly subscription: CurrentSubscription | null;
  readonly grant: PlanGrant | null;
  /** Oldest first, without those that the athlete removed. */
  readonly ended: readonly EndedSubscription[];
}

export const freePlan: PlanState = { subscription: null, grant: null, ended: [] };

const before = (at: Date, time: string | null): boolean => time === null || at.getTime() < Date.parse(time);

/**
 * True while the subscription is paid, in its grace period, or canceled but not yet ended. Without news of a renewal it
 * lapses once the grace period has passed, so that nobody stays public because the worker is down.
 */
export const isSubscriptionLive = (
  { currentPeriodEnd, endsAt, graceEndsAt }: CurrentSubscription,
  at: Date,
): boolean => {
  const lapsesAt = graceEndsAt === null ? Date.parse(currentPeriodEnd) + GRACE_MS : Date.parse(graceEndsAt);
  return at.getTime() < lapsesAt && before(at, endsAt);
};

export type Plan = 'free' | 'athlete';

/** True while the plan that an operator gave lasts. */
export const isGranted = ({ grant }: Pick<PlanState, 'grant'>, at: Date): boolean =>
  grant !== null && before(at, grant.until);

export const planAt = (state: PlanState, at: Date): Plan => {
  const { subscription } = state;
  const paid = subscription !== null && isSubscriptionLive(subscription, at);
  return paid || isGranted(state, at) ? 'athlete' : 'free';
};

const withSubscription = (state: PlanState, change: Partial<CurrentSubscription>): PlanState => ({
  ...state,
  subscription: state.subscription && { ...state.subscription, ...change },
});

const without = (ended: PlanState['ended'], id: string): PlanState['ended'] =>
  ended.filter((subscription) => subscription.id !== id);

const ending = ({ subscription, ended, ...rest }: PlanState): PlanState => {
  if (!subscription) return { ...rest, subscription, ended };
  const { id, endsAt, currentPeriodEnd } = subscription;
  return { ...rest, subscription: null, ended: [...without(ended, id), { id, paidUntil: endsAt ?? currentPeriodEnd }] };
};

export const evolvePlan = (state: PlanState, { type, data }: PlanEvent): PlanState => {
  switch (type) {
    case 'AthletePlanStarted': {
      const { subscriptionId: id, customerId, currentPeriodEnd } = data;
      return {
        ...state,
        subscription: { id, customerId, currentPeriodEnd, endsAt: null, graceEndsAt: null },
        ended: without(state.ended, id),
      };
    }
    case 'AthletePlanRenewed':
      return withSubscription(state, { currentPeriodEnd: data.currentPeriodEnd });
    case 'UnsubscribeScheduled':
      return withSubscription(state, { endsAt: data.endsAt });
    case 'SubscriptionResumed':
      return withSubscription(state, { endsAt: null });
    case 'PaymentFailed':
      return withSubscription(state, { graceEndsAt: data.graceEndsAt });
    case 'PaymentRecovered':
      return withSubscription(state, { graceEndsAt: null });
    case 'AthletePlanEnded':
      return ending(state);
    case 'EndedSubscriptionRemoved':
      return { ...state, ended: without(state.ended, data.subscriptionId) };
    case 'AthletePlanGranted':
      return { ...state, grant: data };
    case 'PlanGrantEnded':
      return { ...state, grant: null };
  }
};
