import type { PlanEvent } from '@palmares/domain/plan/index';

export const planWords = ({ type, data }: PlanEvent): string => {
  switch (type) {
    case 'AthletePlanStarted':
      return `Subscribed to the Athlete Plan, paid until ${data.currentPeriodEnd} (${data.subscriptionId})`;
    case 'AthletePlanRenewed':
      return `The Athlete Plan was renewed until ${data.currentPeriodEnd}`;
    case 'UnsubscribeScheduled':
      return `Unsubscribed: back to free on ${data.endsAt}`;
    case 'SubscriptionResumed':
      return 'Resumed the subscription';
    case 'PaymentFailed':
      return `A payment failed: the portfolio stays open until ${data.graceEndsAt}`;
    case 'PaymentRecovered':
      return 'The failed payment went through';
    case 'AthletePlanEnded':
      return 'The Athlete Plan ended';
    case 'AthletePlanGranted':
      return `The Athlete Plan was granted ${data.until ? `until ${data.until}` : 'without an end'}: ${data.reason}`;
    case 'PlanGrantEnded':
      return 'The granted Athlete Plan was taken back';
  }
};
