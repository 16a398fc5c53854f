import { followSubscription } from '@palmares/application';
import { type AthleteSubscription, BillingFailed } from '@palmares/billing';
import { foldStream } from '@palmares/db/event-store';
import { accepted, type Outcome, type Refusal, refused } from '@palmares/domain/kernel';
import { type PlanState, payingFirstKept } from '@palmares/domain/plan';
import { log } from '../../server/log.server.ts';
import { athleteActor } from '../transport/athlete-actor.server.ts';
import type { Context } from '../transport/context.server.ts';

export type Subscriber = Context & { readonly athleteId: string };

/** The address of the plan's page, in the language of the request. */
export const pageOf = ({ services, language }: Subscriber, query = ''): string =>
  new URL(`/${language}/app/athlete-plan${query}`, services.config.publicUrl).href;

export const accountOf = async ({ services, athleteId }: Subscriber) => {
  const account = await services.accounts.findAccount(services.database.kysely, athleteId);
  if (!account) throw new Error(`No account for the session of ${athleteId}`);
  return account;
};

/** Turns a failed call to Stripe into a refusal that the page can show, because it is no bug in this code. */
export const withStripe = async <Answer>(
  ask: () => Promise<Answer>,
): Promise<Outcome<Answer, Refusal<'billing_unavailable'>>> => {
  try {
    return accepted(await ask());
  } catch (error) {
    if (!(error instanceof BillingFailed)) throw error;
    log().warn({ code: error.code, status: error.status, requestId: error.requestId }, 'a call to Stripe failed');
    return refused('billing_unavailable');
  }
};

/**
 * Records what Stripe just answered and returns the current plan; the webhook that follows changes nothing. If more than
 * one is paid, the worker ends and refunds the others.
 */
export const recordSubscriptions = async (
  ctx: Subscriber,
  subscriptions: readonly AthleteSubscription[],
): Promise<PlanState> => {
  const { services, athleteId } = ctx;
  const [kept, ...seconds] = payingFirstKept(subscriptions);
  const { state } = await foldStream(services.log, 'plan', athleteId);
  const own = subscriptions.find(({ snapshot }) => snapshot.id === state.subscription?.id);
  // The plan's own first, because it is followed until it ends.
  for (const one of new Set([own, kept])) {
    if (!one) continue;
    const { snapshot: subscription } = one;
    const followed = await followSubscription(services, athleteActor(ctx), { athleteId, subscription });
    if (!followed.ok) throw new Error(`The plan refused Stripe's subscription: ${followed.refusal.code}`);
  }
  if (kept && seconds.length > 0) {
    const { customerId } = kept.snapshot;
    await services.jobs.enqueue(services.database.kysely, 'keep-one-subscription', { athleteId, customerId });
  }
  return (await foldStream(services.log, 'plan', athleteId)).state;
};
