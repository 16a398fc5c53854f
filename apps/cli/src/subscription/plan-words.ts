import { type CurrentSubscription, isSubscriptionLive, type PlanGrant, type PlanState } from '@palmares/domain/plan';

/** The day of an ISO time, in UTC. */
export const day = (time: string): string => time.slice(0, 10);

export const subscriptionWords = (subscription: CurrentSubscription, at: Date): string => {
  const { currentPeriodEnd, endsAt, graceEndsAt } = subscription;
  if (!isSubscriptionLive(subscription, at)) return `lapsed, paid until ${day(endsAt ?? currentPeriodEnd)}`;
  if (graceEndsAt) return `a payment failed, kept until ${day(graceEndsAt)}`;
  return endsAt ? `ends on ${day(endsAt)}` : `paid until ${day(currentPeriodEnd)}, then renews`;
};

export const grantWords = ({ until, reason }: PlanGrant, at: Date): string => {
  if (!until) return `granted forever: ${reason}`;
  return `${at.toISOString() < until ? 'granted' : 'was granted'} until ${day(until)}: ${reason}`;
};

/** One line for the plan. */
export const planWords = ({ subscription, grant }: PlanState, at: Date): string =>
  [
    ...(subscription ? [`${subscription.id} ${subscriptionWords(subscription, at)}`] : []),
    ...(grant ? [grantWords(grant, at)] : []),
  ].join('; ') || 'free';
