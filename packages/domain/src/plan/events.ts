import { z } from 'zod/mini';
import { defineEvent, type EventOf } from '../events/definition.ts';

const subscriptionId = z.string();
const time = z.string();

export const planEvents = {
  AthletePlanStarted: defineEvent(
    'AthletePlanStarted',
    z.object({ subscriptionId, customerId: z.string(), currentPeriodEnd: time }),
  ),
  AthletePlanRenewed: defineEvent('AthletePlanRenewed', z.object({ subscriptionId, currentPeriodEnd: time })),
  UnsubscribeScheduled: defineEvent('UnsubscribeScheduled', z.object({ subscriptionId, endsAt: time })),
  SubscriptionResumed: defineEvent('SubscriptionResumed', z.object({ subscriptionId })),
  PaymentFailed: defineEvent('PaymentFailed', z.object({ subscriptionId, graceEndsAt: time })),
  PaymentRecovered: defineEvent('PaymentRecovered', z.object({ subscriptionId })),
  AthletePlanEnded: defineEvent('AthletePlanEnded', z.object({ subscriptionId })),
  /** The athlete took an ended subscription off the list. What was paid stays at Stripe. */
  EndedSubscriptionRemoved: defineEvent('EndedSubscriptionRemoved', z.object({ subscriptionId })),
  AthletePlanGranted: defineEvent('AthletePlanGranted', z.object({ until: z.nullable(time), reason: z.string() })),
  PlanGrantEnded: defineEvent('PlanGrantEnded', z.object({})),
};

export type PlanEvent = EventOf<typeof planEvents>;
