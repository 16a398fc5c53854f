import { isPaying } from '@palmares/domain/plan';
import type Stripe from 'stripe';
import { BillingFailed, callStripe, callStripeIfExists } from './failure.ts';
import { type AthleteSubscription, athleteSubscription } from './subscription-snapshot.ts';

export const subscription = async (stripe: Stripe, id: string): Promise<AthleteSubscription | null> => {
  const found = await callStripeIfExists('retrieve a subscription', () => stripe.subscriptions.retrieve(id));
  return found && athleteSubscription(found);
};

export interface SubscriptionPage {
  readonly subscriptions: readonly AthleteSubscription[];
  /** The last subscription's id if more follow, to request the next page; otherwise null. */
  readonly next: string | null;
}

const PAGE = 100;

/** The athletes' subscriptions of any status that were created up to `until`, newest first. */
export const subscriptionsCreated = async (
  stripe: Stripe,
  { until, after }: { readonly until: Date; readonly after: string | null },
): Promise<SubscriptionPage> => {
  const { data, has_more } = await callStripe('list subscriptions', async () =>
    stripe.subscriptions.list({
      status: 'all',
      created: { lte: Math.floor(until.getTime() / 1000) },
      limit: PAGE,
      ...(after === null ? {} : { starting_after: after }),
    }),
  );
  const ours = data.filter(({ metadata }) => metadata.athleteId !== undefined);
  return { subscriptions: ours.map(athleteSubscription), next: has_more ? (data.at(-1)?.id ?? null) : null };
};

const ofCustomer = async (stripe: Stripe, customer: string): Promise<readonly AthleteSubscription[]> => {
  const { data } = await callStripe('list subscriptions', () =>
    stripe.subscriptions.list({ customer, status: 'all', limit: 100 }),
  );
  return data.map(athleteSubscription);
};

const idsOfAthlete = async (stripe: Stripe, athleteId: string): Promise<readonly string[]> => {
  const { data } = await callStripe('search subscriptions', () =>
    stripe.subscriptions.search({ query: `metadata['athleteId']:'${athleteId}'`, limit: 100 }),
  );
  return data.map(({ id }) => id);
};

/**
 * The athlete's subscriptions across all their customers. Those of this customer are found at once; others by Stripe's
 * search, which may lag a minute behind, so each of them is read again by its id.
 */
export const subscriptionsOf = async (
  stripe: Stripe,
  athleteId: string,
  customerId: string | null,
): Promise<readonly AthleteSubscription[]> => {
  const listed = customerId ? await ofCustomer(stripe, customerId) : [];
  const known = new Set(listed.map(({ snapshot }) => snapshot.id));
  const others = (await idsOfAthlete(stripe, athleteId)).filter((id) => !known.has(id));
  const read = await Promise.all(others.map((id) => subscription(stripe, id)));
  return [...listed, ...read.filter((found) => found !== null)].filter((found) => found.athleteId === athleteId);
};

/**
 * Stripe refuses to change a subscription that has ended, perhaps since it was listed; that one is returned unchanged.
 */
const endWithPeriod = async (stripe: Stripe, id: string): Promise<AthleteSubscription> => {
  try {
    return athleteSubscription(
      await callStripe('schedule the end of a subscription', () =>
        stripe.subscriptions.update(id, { cancel_at_period_end: true }),
      ),
    );
  } catch (error) {
    if (!(error instanceof BillingFailed)) throw error;
    const current = await subscription(stripe, id);
    if (!current || isPaying(current.snapshot)) throw error;
    return current;
  }
};

/** The plan's subscription, together with whatever the athlete pays beside it. */
export interface PlanSubscription {
  readonly athleteId: string;
  readonly id: string;
  readonly customerId: string;
}

/** Continues after a failure, and throws the first one at the end. */
export const scheduleUnsubscribe = async (
  stripe: Stripe,
  { athleteId, id, customerId }: PlanSubscription,
): Promise<readonly AthleteSubscription[]> => {
  const paying = (await subscriptionsOf(stripe, athleteId, customerId)).filter(({ snapshot }) => isPaying(snapshot));
  const ended: AthleteSubscription[] = [];
  const failures: unknown[] = [];
  for (const each of new Set([id, ...paying.map(({ snapshot }) => snapshot.id)])) {
    try {
      ended.push(await endWithPeriod(stripe, each));
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return ended;
};

/** Removes a scheduled end, whether it is a flag or a date, which the Billing Portal may have set. */
export const resume = async (stripe: Stripe, id: string): Promise<AthleteSubscription> => {
  const current = await callStripe('retrieve a subscription', () => stripe.subscriptions.retrieve(id));
  const change =
    current.cancel_at !== null && !current.cancel_at_period_end
      ? ({ cancel_at: '' } as const)
      : { cancel_at_period_end: false };
  return athleteSubscription(
    await callStripe('take back the end of a subscription', () => stripe.subscriptions.update(id, change)),
  );
};

/** Does not cancel a subscription that is already canceled: Stripe no longer finds it. */
export const cancelNow = async (stripe: Stripe, id: string): Promise<void> => {
  await callStripeIfExists('cancel a subscription', () => stripe.subscriptions.cancel(id));
};

/** Deletes a customer, which cancels its subscriptions immediately. Deleting a missing customer is a no-op. */
export const endCustomer = async (stripe: Stripe, customerId: string): Promise<void> => {
  await callStripeIfExists('delete a customer', () => stripe.customers.del(customerId));
};

export const openPortal = async (stripe: Stripe, customerId: string, returnUrl: string): Promise<{ url: string }> => {
  const session = await callStripe('open the billing portal', () =>
    stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl }),
  );
  return { url: session.url };
};
