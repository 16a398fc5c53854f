import { isSubscriptionLive, type PlanState } from './state.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * When a plan that is lengthened by so many days ends: they are counted from the end of what the athlete already has, or
 * from now. Null for a permanent grant, which cannot be lengthened.
 */
export const extendedUntil = ({ subscription, grant }: PlanState, days: number, at: Date): string | null => {
  if (grant?.until === null) return null;
  const paidUntil =
    subscription && isSubscriptionLive(subscription, at) ? subscription.currentPeriodEnd : at.toISOString();
  const latest = Math.max(at.getTime(), Date.parse(paidUntil), Date.parse(grant?.until ?? at.toISOString()));
  return new Date(latest + days * DAY_MS).toISOString();
};
