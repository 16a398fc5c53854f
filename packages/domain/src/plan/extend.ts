import { endOfDay } from '../kernel/home-day.ts';
import { isSubscriptionLive, type PlanState } from './state.ts';

/**
 * Returns the new end of a plan that is extended by this many days, counted from its present end or from now, to the end
 * of the last one. Null for a permanent grant, which cannot be extended.
 */
export const extendedUntil = ({ subscription, grant }: PlanState, days: number, at: Date): string | null => {
  if (grant?.until === null) return null;
  const paidUntil =
    subscription && isSubscriptionLive(subscription, at) ? subscription.currentPeriodEnd : at.toISOString();
  const latest = Math.max(at.getTime(), Date.parse(paidUntil), Date.parse(grant?.until ?? at.toISOString()));
  return endOfDay(new Date(latest), days).toISOString();
};
