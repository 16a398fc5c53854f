import { followSubscription } from '@palmares/application';
import { isSubscriptionLive } from '@palmares/domain/plan';
import { now } from '../clock.ts';
import type { RequiredReason } from '../operators/operator.ts';
import { Problem } from '../output.ts';
import { askStripe, changePlan, mustBeAccepted } from './plan-change.ts';
import { endOn } from './plan-words.ts';

export const resume = (athlete: string, options: RequiredReason): Promise<void> =>
  changePlan('resume', athlete, options, ({ athleteId, state: { subscription }, at, log, actor, stripe }) => {
    if (!subscription || subscription.endsAt === null || !isSubscriptionLive(subscription, at))
      throw new Problem('this athlete has no cancelled subscription to resume');
    return {
      words: `resume ${subscription.id}, which was to end on ${endOn(subscription.endsAt)}`,
      carryOut: async () => {
        const { snapshot } = await askStripe(() => stripe.resume(subscription.id));
        mustBeAccepted(await followSubscription({ log, now }, actor, { athleteId, subscription: snapshot }));
      },
    };
  });
