import { randomUUID } from 'node:crypto';
import { payingFirstKept } from '@palmares/domain/plan';
import type Stripe from 'stripe';
import { customerOf, findCustomer, type Person, stripeLocale } from './customer.ts';
import { BillingFailed, callStripe, callStripeIfExists } from './failure.ts';
import { type AthleteSubscription, athleteSubscription } from './subscription-snapshot.ts';

export interface CheckoutRequest extends Person {
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** Makes a repeated request (a second click, a retry) return the same Checkout. */
  readonly requestId?: string;
}

export interface Checkout {
  readonly url: string;
  /**
   * Subscriptions that the athlete already pays at Stripe, the one to keep first. If there are any, `url` is the
   * success address and nothing is charged again.
   */
  readonly paying: readonly AthleteSubscription[];
}

const payingOf = async (stripe: Stripe, customer: string): Promise<readonly AthleteSubscription[]> => {
  const { data } = await callStripe('list subscriptions', () =>
    stripe.subscriptions.list({ customer, status: 'all', limit: 100 }),
  );
  return payingFirstKept(data.map(athleteSubscription));
};

const openCheckouts = async (stripe: Stripe, customer: string): Promise<readonly Stripe.Checkout.Session[]> => {
  const listed = await callStripeIfExists('list checkouts', () =>
    stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 }),
  );
  return listed?.data ?? [];
};

/** Ignores a refusal by Stripe if the Checkout was paid or has expired since it was listed: it is closed either way. */
const expire = async (stripe: Stripe, { id }: Stripe.Checkout.Session): Promise<void> => {
  try {
    await callStripe('expire a checkout', () => stripe.checkout.sessions.expire(id));
  } catch (error) {
    if (!(error instanceof BillingFailed)) throw error;
    const { status } = await callStripe('retrieve a checkout', () => stripe.checkout.sessions.retrieve(id));
    if (status === 'open') throw error;
  }
};

export const closeCheckoutsOf = async (stripe: Stripe, customer: string): Promise<void> => {
  for (const session of await openCheckouts(stripe, customer)) await expire(stripe, session);
};

/** Closes every Checkout of the athlete, so that none of them can be paid. */
export const closeCheckouts = async (
  stripe: Stripe,
  person: Pick<Person, 'athleteId' | 'customerId' | 'email'>,
): Promise<void> => {
  const customer = await findCustomer(stripe, person);
  if (customer !== null) await closeCheckoutsOf(stripe, customer);
};

interface Terms {
  readonly price: () => Promise<string>;
  /** True if Stripe computes the taxes and adds them. */
  readonly automaticTax: boolean;
}

const create = async (
  stripe: Stripe,
  {
    price,
    automaticTax,
    customer,
  }: { readonly price: string; readonly automaticTax: boolean; readonly customer: string },
  { athleteId, language, successUrl, cancelUrl, requestId = randomUUID() }: CheckoutRequest,
): Promise<string> => {
  const session = await callStripe('start a checkout', () =>
    stripe.checkout.sessions.create({
      mode: 'subscription',
      customer,
      client_reference_id: athleteId,
      line_items: [{ price, quantity: 1 }],
      locale: stripeLocale[language],
      metadata: { athleteId, requestId },
      subscription_data: { metadata: { athleteId } },
      consent_collection: { terms_of_service: 'required' },
      ...(automaticTax ? { automatic_tax: { enabled: true }, customer_update: { address: 'auto' } } : {}),
      success_url: successUrl,
      cancel_url: cancelUrl,
    }),
  );
  if (!session.url) throw new Error(`Checkout ${session.id} has no payment address`);
  return session.url;
};

/**
 * Leaves the athlete one open Checkout, because one left open in another tab could be paid as well, or none if they
 * already pay. Reads the subscriptions once no other Checkout can be paid. Must not run concurrently for one athlete.
 */
export const startCheckout = async (
  stripe: Stripe,
  { price, automaticTax }: Terms,
  request: CheckoutRequest,
): Promise<Checkout> => {
  // Sequential: if reading the price fails, no customer must still be being created after the caller's lease.
  const priceId = await price();
  const customer = await customerOf(stripe, request);
  const { requestId } = request;
  const open = await openCheckouts(stripe, customer);
  const own = open.find(({ metadata }) => requestId !== undefined && metadata?.requestId === requestId);
  for (const session of open) if (session !== own) await expire(stripe, session);

  const paying = await payingOf(stripe, customer);
  if (paying.length > 0) {
    if (own) await expire(stripe, own);
    return { url: request.successUrl, paying };
  }
  if (own?.url) return { url: own.url, paying };
  await request.beforeCreating?.();
  return { url: await create(stripe, { price: priceId, automaticTax, customer }, request), paying };
};
