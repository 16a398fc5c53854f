import { removeSubscription } from '@palmares/application';
import type { AthleteSubscription, PlanSubscription } from '@palmares/billing';
import { foldStream } from '@palmares/db/event-store';
import { planOf } from '@palmares/db/read-models';
import { accepted, refused } from '@palmares/domain/kernel';
import { isSubscriptionLive, mayBeCharged, type PlanState, planAt, unsubscribedEnd } from '@palmares/domain/plan';
import { z } from 'zod';
import { consentStanding } from '../guardian/consent.server.ts';
import { athleteActor } from '../transport/athlete-actor.server.ts';
import { anyTermsProcedure, publicProcedure, router, sessionProcedure } from '../transport/trpc.server.ts';
import { accountOf, pageOf, recordSubscriptions, type Subscriber, withStripe } from './plan-changes.server.ts';
import { startCheckout } from './start-checkout.server.ts';

const planState = async ({ services, athleteId }: Subscriber): Promise<PlanState> =>
  (await planOf(services.database.kysely, athleteId)).state;

const dateOr = (time: string | null): Date | null => (time === null ? null : new Date(time));

/** Returns the ended subscriptions, newest first. A lapsed one is listed, too, until Stripe ends it. */
const endedOf = ({ subscription, ended }: PlanState, at: Date) => {
  const lapsed = subscription && !isSubscriptionLive(subscription, at) ? [subscription] : [];
  return [
    ...lapsed.map((subscription) => ({
      id: subscription.id,
      paidUntil: new Date(subscription.currentPeriodEnd),
      removable: false,
      mayBeCharged: mayBeCharged(subscription),
    })),
    ...ended.toReversed().map(({ id, paidUntil }) => ({
      id,
      paidUntil: new Date(paidUntil),
      removable: true,
      mayBeCharged: false,
    })),
  ];
};

/** The plan, for its page. */
const planView = async (ctx: Subscriber, state: PlanState) => {
  const at = ctx.services.now();
  const [account, { publishing }] = await Promise.all([accountOf(ctx), consentStanding(ctx.services, ctx.athleteId)]);
  const live = state.subscription && isSubscriptionLive(state.subscription, at) ? state.subscription : null;
  return {
    plan: planAt(state, at),
    /** The reason why nothing may be shared, and so why the plan is not sold; null if it may. */
    closed: publishing,
    email: account.email,
    emailVerified: account.emailVerified,
    currency: ctx.services.config.planCurrency,
    subscription: live && {
      id: live.id,
      renewsAt: new Date(live.currentPeriodEnd),
      /** Null unless unsubscribed. */
      endsAt: dateOr(unsubscribedEnd(live)),
      graceEndsAt: dateOr(live.graceEndsAt),
    },
    grant: state.grant && { until: dateOr(state.grant.until) },
    ended: endedOf(state, at),
  };
};

type Change = (subscription: PlanSubscription) => Promise<readonly AthleteSubscription[]>;

/** Returns the plan after the change, because the read model lags a moment behind. */
const changeSubscription = async (ctx: Subscriber, change: Change) => {
  const { athleteId } = ctx;
  const { subscription } = await planState(ctx);
  if (!subscription) return refused('subscription_none');
  const { id, customerId } = subscription;
  const changed = await withStripe(() => change({ athleteId, id, customerId }));
  return changed.ok ? accepted(await planView(ctx, await recordSubscriptions(ctx, changed.value))) : changed;
};

export const planRouter = router({
  /** The plan's currency, public because visitors see the price before signing up. */
  price: publicProcedure.query(({ ctx }) => ({ currency: ctx.services.config.planCurrency })),

  mine: sessionProcedure.query(async ({ ctx }) => planView(ctx, await planState(ctx))),

  startCheckout: sessionProcedure
    .input(z.object({ requestId: z.uuid() }))
    .mutation(({ ctx, input }) => startCheckout(ctx, input.requestId)),

  /** For an athlete who paid and whose webhook is missing: asks Stripe directly. */
  refresh: anyTermsProcedure.mutation(async ({ ctx }) => {
    const { subscription } = await planState(ctx);
    const found = await withStripe(() => ctx.services.billing.subscriptionsOf(ctx.athleteId, subscription?.customerId));
    if (!found.ok) return found;
    await recordSubscriptions(ctx, found.value);
    return accepted(null);
  }),

  unsubscribe: anyTermsProcedure.mutation(({ ctx }) =>
    changeSubscription(ctx, (subscription) => ctx.services.billing.scheduleUnsubscribe(subscription)),
  ),

  resume: sessionProcedure.mutation(({ ctx }) =>
    changeSubscription(ctx, async ({ id }) => [await ctx.services.billing.resume(id)]),
  ),

  /** Removes an ended subscription from the list. */
  removeSubscription: sessionProcedure
    .input(z.object({ commandId: z.uuid(), subscriptionId: z.string().max(255) }))
    .mutation(async ({ ctx, input }) => {
      const { services, athleteId } = ctx;
      const removed = await removeSubscription(services, athleteActor(ctx), { ...input, athleteId });
      if (!removed.ok) return removed;
      return accepted(await planView(ctx, (await foldStream(services.log, 'plan', athleteId)).state));
    }),

  openPortal: anyTermsProcedure.mutation(async ({ ctx }) => {
    const { subscription } = await planState(ctx);
    if (!subscription) return refused('subscription_none');
    const { customerId } = subscription;
    return withStripe(() => ctx.services.billing.openPortal({ customerId, returnUrl: pageOf(ctx) }));
  }),
});
