import type { Outcome, Refusal } from '@palmares/domain/kernel';
import type Stripe from 'stripe';
import { type Checkout, type CheckoutRequest, closeCheckouts, startCheckout } from './checkout.ts';
import { type Person, type RenamedPerson, updateCustomer } from './customer.ts';
import { planPrice } from './price.ts';
import { type Refund, refundLatestInvoice } from './refund.ts';
import { connectStripe, type StripeOptions } from './stripe.ts';
import type { AthleteSubscription } from './subscription-snapshot.ts';
import type { PlanSubscription, SubscriptionPage } from './subscriptions.ts';
import * as subscriptions from './subscriptions.ts';
import { readWebhook, type WebhookNotice } from './webhook.ts';

export interface BillingOptions extends StripeOptions {
  readonly webhookSecret: string;
  /** ISO code in lower case, as Stripe writes it. */
  readonly currency: string;
  /** True if Stripe computes taxes and adds them to the price, which its account must be set up for. */
  readonly automaticTax?: boolean;
  /** The product's address. Stripe is given only return addresses with this origin. */
  readonly publicUrl: string;
}

/** The subscriptions at Stripe, for programs that sell nothing. */
export interface SubscriptionBilling {
  /** Cancels all subscriptions of the athlete at the end of their paid period, the plan's subscription first. */
  scheduleUnsubscribe(subscription: PlanSubscription): Promise<readonly AthleteSubscription[]>;
  /** Removes a scheduled end. */
  resume(subscriptionId: string): Promise<AthleteSubscription>;
  /** Stripe's current state; null if it has no such subscription. */
  subscription(subscriptionId: string): Promise<AthleteSubscription | null>;
  /** The subscriptions that carry the athlete's id. Those of `customerId` are read directly, so they are current. */
  subscriptionsOf(athleteId: string, customerId?: string | null): Promise<readonly AthleteSubscription[]>;
  /** Closes every Checkout of the athlete, so that none of them can be paid. */
  closeCheckouts(person: Pick<Person, 'athleteId' | 'customerId' | 'email'>): Promise<void>;
  /** One page of all subscriptions that were created until then, newest first. */
  subscriptionsCreated(page: { readonly until: Date; readonly after: string | null }): Promise<SubscriptionPage>;
}

export interface Billing extends SubscriptionBilling {
  /** Throws if a return address has another origin than the product. */
  startCheckout(request: CheckoutRequest): Promise<Checkout>;
  openPortal(request: { readonly customerId: string; readonly returnUrl: string }): Promise<{ readonly url: string }>;
  /** Gives the athlete's customer the account's name and address. Returns false if Stripe has none. */
  updateCustomer(person: RenamedPerson): Promise<boolean>;
  /** Cancels the subscription immediately. Idempotent. */
  cancelNow(subscriptionId: string): Promise<void>;
  /** Refunds what the subscription's latest invoice was paid with, in full. Idempotent. */
  refundLatestInvoice(subscriptionId: string): Promise<Refund>;
  /** Cancels every subscription immediately and deletes the customer. Idempotent. */
  endCustomer(customerId: string): Promise<void>;
  readWebhook(
    rawBody: string | Uint8Array,
    signature: string | null,
  ): Promise<Outcome<WebhookNotice, Refusal<'signature_invalid'>>>;
}

const originGuard = (publicUrl: string) => {
  const { origin } = new URL(publicUrl);
  return (...addresses: readonly string[]): void => {
    for (const address of addresses)
      if (new URL(address).origin !== origin) throw new Error(`The return address is outside the product: ${address}`);
  };
};

const subscriptionsAt = (stripe: Stripe): SubscriptionBilling => ({
  scheduleUnsubscribe: (subscription) => subscriptions.scheduleUnsubscribe(stripe, subscription),
  resume: (id) => subscriptions.resume(stripe, id),
  subscription: (id) => subscriptions.subscription(stripe, id),
  subscriptionsOf: (athleteId, customerId = null) => subscriptions.subscriptionsOf(stripe, athleteId, customerId),
  closeCheckouts: (person) => closeCheckouts(stripe, person),
  subscriptionsCreated: (page) => subscriptions.subscriptionsCreated(stripe, page),
});

export const createSubscriptionBilling = (options: StripeOptions): SubscriptionBilling =>
  subscriptionsAt(connectStripe(options));

/** Wraps Stripe, or a compatible server, behind the calls that the product needs. */
export const createBilling = (options: BillingOptions): Billing => {
  const { webhookSecret, currency, publicUrl, automaticTax = false } = options;
  const stripe = connectStripe(options);
  const price = planPrice(stripe, currency);
  const requireOwnOrigin = originGuard(publicUrl);

  return {
    ...subscriptionsAt(stripe),
    startCheckout: async (request) => {
      requireOwnOrigin(request.successUrl, request.cancelUrl);
      return startCheckout(stripe, { price, automaticTax }, request);
    },
    openPortal: async ({ customerId, returnUrl }) => {
      requireOwnOrigin(returnUrl);
      return subscriptions.openPortal(stripe, customerId, returnUrl);
    },
    updateCustomer: (person) => updateCustomer(stripe, person),
    cancelNow: (subscriptionId) => subscriptions.cancelNow(stripe, subscriptionId),
    refundLatestInvoice: (subscriptionId) => refundLatestInvoice(stripe, subscriptionId),
    endCustomer: (customerId) => subscriptions.endCustomer(stripe, customerId),
    readWebhook: (rawBody, signature) => readWebhook(stripe, webhookSecret, rawBody, signature),
  };
};
