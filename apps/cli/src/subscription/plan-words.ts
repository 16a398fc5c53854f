import { type CurrentSubscription, isSubscriptionLive, type PlanGrant, type PlanState } from '@palmares/domain/plan';
import { endDay } from '../dates.ts';

/** The day of an ISO time on which the plan or a period of it ends, as pages and emails say it. */
export const endOn = (time: string): string => endDay(new Date(time));

export const subscriptionWords = (subscription: CurrentSubscription, at: Date): string => {
  const { currentPeriodEnd, endsAt, graceEndsAt } = subscription;
  if (!isSubscriptionLive(subscription, at)) return `lapsed, paid until ${endOn(endsAt ?? currentPeriodEnd)}`;
  if (graceEndsAt) return `a payment failed, kept until ${endOn(graceEndsAt)}`;
  return endsAt ? `ends on ${endOn(endsAt)}` : `paid until ${endOn(currentPeriodEnd)}, then renews`;
};

export const grantWords = ({ until, reason }: PlanGrant, at: Date): string => {
  if (!until) return `granted forever: ${reason}`;
  return `${at.toISOString() < until ? 'granted' : 'was granted'} until ${endOn(until)}: ${reason}`;
};

/** One line for the plan. */
export const planWords = ({ subscription, grant }: PlanState, at: Date): string =>
  [
    ...(subscription ? [`${subscription.id} ${subscriptionWords(subscription, at)}`] : []),
    ...(grant ? [grantWords(grant, at)] : []),
  ].join('; ') || 'free';
