import type { Outcome, Refusal } from '@palmares/domain/kernel';
import { type Checkout, type CheckoutRequest, startCheckout } from './checkout.ts';
import { planPrice } from './price.ts';
import { connectStripe, type StripeOptions } from './stripe.ts';
import type { AthleteSubscription } from './subscription-snapshot.ts';
import * as subscriptions from './subscriptions.ts';
import { readWebhook, type WebhookNotice } from './webhook.ts';

export interface BillingOptions extends StripeOptions {
  readonly webhookSecret: string;
  /** ISO code in lower case, as Stripe writes it. */
  readonly currency: string;
  /** Where the product is: addresses elsewhere are never handed to Stripe to come back to. */
  readonly publicUrl: string;
}

export interface Billing {
  startCheckout(request: CheckoutRequest): Promise<Checkout>;
  openPortal(request: { readonly customerId: string; readonly returnUrl: string }): Promise<{ readonly url: string }>;
  /** Ends the subscription with the period that is paid. */
  scheduleUnsubscribe(subscriptionId: string): Promise<AthleteSubscription>;
  resume(subscriptionId: string): Promise<AthleteSubscription>;
  /** What Stripe says now. */
  subscription(subscriptionId: string): Promise<AthleteSubscription | null>;
  subscriptionsOf(athleteId: string, customerId?: string | null): Promise<readonly AthleteSubscription[]>;
  /** Ends every subscription at once and deletes the customer; doing it again changes nothing. */
  endCustomer(customerId: string): Promise<void>;
  readWebhook(
    rawBody: string | Uint8Array,
    signature: string | null,
  ): Promise<Outcome<WebhookNotice, Refusal<'signature_invalid'>>>;
}

const homeGuard = (publicUrl: string) => {
  const { origin } = new URL(publicUrl);
  return (...addresses: readonly string[]): void => {
    for (const address of addresses)
      if (new URL(address).origin !== origin) throw new Error(`Billing would come back to another site: ${address}`);
  };
};

/** Stripe, or a server that speaks as it does, behind the few things that the product asks of it. */
export const createBilling = (options: BillingOptions): Billing => {
  const { webhookSecret, currency, publicUrl } = options;
  const stripe = connectStripe(options);
  const price = planPrice(stripe, currency);
  const mustComeHome = homeGuard(publicUrl);

  return {
    startCheckout: async (request) => {
      mustComeHome(request.successUrl, request.cancelUrl);
      return startCheckout(stripe, price, request);
    },
    openPortal: async ({ customerId, returnUrl }) => {
      mustComeHome(returnUrl);
      return subscriptions.openPortal(stripe, customerId, returnUrl);
    },
    scheduleUnsubscribe: (id) => subscriptions.scheduleUnsubscribe(stripe, id),
    resume: (id) => subscriptions.resume(stripe, id),
    subscription: (id) => subscriptions.subscription(stripe, id),
    subscriptionsOf: (athleteId, customerId = null) => subscriptions.subscriptionsOf(stripe, athleteId, customerId),
    endCustomer: (customerId) => subscriptions.endCustomer(stripe, customerId),
    readWebhook: (rawBody, signature) => readWebhook(stripe, webhookSecret, rawBody, signature),
  };
};
