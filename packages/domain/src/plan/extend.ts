import { isSubscriptionLive, type PlanState } from './state.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns the new end of a plan that is extended by this many days, counted from its present end or from now. Null for
 * a permanent grant, which cannot be extended.
 */
export const extendedUntil = ({ subscription, grant }: PlanState, days: number, at: Date): string | null => {
  if (grant?.until === null) return null;
  const paidUntil =
    subscription && isSubscriptionLive(subscription, at) ? subscription.currentPeriodEnd : at.toISOString();
  const latest = Math.max(at.getTime(), Date.parse(paidUntil), Date.parse(grant?.until ?? at.toISOString()));
  return new Date(latest + days * DAY_MS).toISOString();
};
