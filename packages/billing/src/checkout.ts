import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { customerOf, type Person, stripeLocale } from './customer.ts';
import { callStripe } from './failure.ts';
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
   * Set if Stripe already has a paying subscription: `url` is then the success address and nothing is charged again.
   */
  readonly existing: AthleteSubscription | null;
}

const paying: ReadonlySet<string> = new Set(['active', 'trialing', 'past_due', 'unpaid', 'paused']);

const payingSubscription = async (stripe: Stripe, customer: string): Promise<AthleteSubscription | null> => {
  const { data } = await callStripe('list subscriptions', () =>
    stripe.subscriptions.list({ customer, status: 'all', limit: 100 }),
  );
  const found = data.find((subscription) => paying.has(subscription.status));
  return found ? athleteSubscription(found) : null;
};

/** Allows one open Checkout per athlete, because one left open in another tab could be paid as well. */
const closeOtherCheckouts = async (stripe: Stripe, customer: string, requestId: string): Promise<void> => {
  const { data } = await callStripe('list checkouts', () =>
    stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 }),
  );
  const others = data.filter((session) => session.metadata?.requestId !== requestId);
  for (const { id } of others) await callStripe('expire a checkout', () => stripe.checkout.sessions.expire(id));
};

interface Terms {
  readonly price: () => Promise<string>;
  /** True if Stripe is to compute the taxes and add them. */
  readonly automaticTax: boolean;
}

export const startCheckout = async (
  stripe: Stripe,
  { price, automaticTax }: Terms,
  request: CheckoutRequest,
): Promise<Checkout> => {
  const { athleteId, language, successUrl, cancelUrl, requestId = randomUUID() } = request;
  const [priceId, customer] = await Promise.all([price(), customerOf(stripe, request)]);
  const existing = await payingSubscription(stripe, customer);
  if (existing) return { url: successUrl, existing };
  await closeOtherCheckouts(stripe, customer, requestId);

  const session = await callStripe('start a checkout', () =>
    stripe.checkout.sessions.create(
      {
        mode: 'subscription',
        customer,
        client_reference_id: athleteId,
        line_items: [{ price: priceId, quantity: 1 }],
        locale: stripeLocale[language],
        metadata: { athleteId, requestId },
        subscription_data: { metadata: { athleteId } },
        consent_collection: { terms_of_service: 'required' },
        ...(automaticTax ? { automatic_tax: { enabled: true }, customer_update: { address: 'auto' } } : {}),
        success_url: successUrl,
        cancel_url: cancelUrl,
      },
      // Idempotency keys are shared by the whole Stripe account, and a browser chooses the request's id.
      { idempotencyKey: `checkout-${athleteId}-${requestId}` },
    ),
  );
  if (!session.url) throw new Error(`Checkout ${session.id} has no payment address`);
  return { url: session.url, existing: null };
};
