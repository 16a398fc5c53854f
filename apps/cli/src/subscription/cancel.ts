import { randomUUID } from 'node:crypto';
import { endGrant, followSubscription } from '@palmares/application';
import { isSubscriptionLive } from '@palmares/domain/plan';
import { now } from '../clock.ts';
import type { RequiredReason } from '../operators/operator.ts';
import { Problem } from '../output.ts';
import { askStripe, changePlan, mustBeAccepted } from './plan-change.ts';
import { endOn } from './plan-words.ts';

export const cancel = (athlete: string, options: RequiredReason): Promise<void> =>
  changePlan('cancel', athlete, options, ({ athleteId, state: { subscription, grant }, at, log, actor, stripe }) => {
    const renewing = subscription && subscription.endsAt === null && isSubscriptionLive(subscription, at);
    if (!renewing && !grant) throw new Problem('this athlete has no subscription that renews, and no granted plan');
    const words = [
      ...(renewing ? [`end ${subscription.id} on ${endOn(subscription.currentPeriodEnd)}`] : []),
      ...(grant ? ['end the granted plan'] : []),
    ];
    return {
      words: words.join(' and '),
      carryOut: async () => {
        if (renewing) {
          const { id, customerId } = subscription;
          for (const { snapshot } of await askStripe(() => stripe.scheduleUnsubscribe({ athleteId, id, customerId })))
            mustBeAccepted(await followSubscription({ log, now }, actor, { athleteId, subscription: snapshot }));
        }
        if (grant) mustBeAccepted(await endGrant({ log, now }, actor, { commandId: randomUUID(), athleteId }));
      },
    };
  });
