import { isPaying } from '@palmares/domain/plan';
import type Stripe from 'stripe';
import { callStripe, callStripeIfExists } from './failure.ts';
import { type AthleteSubscription, athleteSubscription } from './subscription-snapshot.ts';

export const subscription = async (stripe: Stripe, id: string): Promise<AthleteSubscription | null> => {
  const found = await callStripeIfExists('retrieve a subscription', () => stripe.subscriptions.retrieve(id));
  return found && athleteSubscription(found);
};

export interface SubscriptionPage {
  readonly subscriptions: readonly AthleteSubscription[];
  /** The last one's id if more follow, for the next page; otherwise null. */
  readonly next: string | null;
}

const PAGE = 100;

/** The athletes’ subscriptions of any status that were created until then, newest first. */
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

/** With the customer the result is consistent at once; by athlete alone, Stripe's search may lag a minute behind. */
export const subscriptionsOf = async (
  stripe: Stripe,
  athleteId: string,
  customerId: string | null,
): Promise<readonly AthleteSubscription[]> => {
  const { data } = await callStripe('list subscriptions', async () =>
    customerId
      ? stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 })
      : stripe.subscriptions.search({ query: `metadata['athleteId']:'${athleteId}'`, limit: 100 }),
  );
  return data.map(athleteSubscription).filter((found) => found.athleteId === athleteId);
};

const endWithPeriod = async (stripe: Stripe, id: string): Promise<AthleteSubscription> =>
  athleteSubscription(
    await callStripe('schedule the end of a subscription', () =>
      stripe.subscriptions.update(id, { cancel_at_period_end: true }),
    ),
  );

/** The plan's subscription, with whatever the athlete pays beside it. */
export interface PlanSubscription {
  readonly athleteId: string;
  readonly id: string;
  readonly customerId: string;
}

export const scheduleUnsubscribe = async (
  stripe: Stripe,
  { athleteId, id, customerId }: PlanSubscription,
): Promise<readonly AthleteSubscription[]> => {
  const paying = (await subscriptionsOf(stripe, athleteId, customerId)).filter(({ snapshot }) => isPaying(snapshot));
  const ended: AthleteSubscription[] = [];
  for (const each of new Set([id, ...paying.map(({ snapshot }) => snapshot.id)]))
    ended.push(await endWithPeriod(stripe, each));
  return ended;
};

/** Takes a scheduled end back, whether it is a flag or a date, which the Billing Portal may have set. */
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
