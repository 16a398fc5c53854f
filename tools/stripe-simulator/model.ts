import type Stripe from 'stripe';

export type Metadata = Record<string, string>;
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

export interface Customer {
  readonly id: string;
  readonly created: number;
  email: string | null;
  /** Absent in data that an earlier simulator stored. */
  name?: string | null;
  metadata: Metadata;
  locales: string[];
  deleted: boolean;
  /** Until then, the search finds a deleted customer as it was. */
  indexed?: { readonly until: number; readonly email: string | null; readonly metadata: Metadata };
}

export interface CheckoutSession {
  readonly id: string;
  readonly created: number;
  readonly expiresAt: number;
  readonly customer: string;
  readonly locale: string | null;
  readonly clientReferenceId: string | null;
  readonly metadata: Metadata;
  readonly subscriptionMetadata: Metadata;
  readonly successUrl: string;
  readonly cancelUrl: string | null;
  readonly url: string;
  /**
   * True if the terms must be accepted. This and the next field are absent in data that an earlier simulator stored.
   */
  readonly asksForTerms?: boolean;
  readonly automaticTax?: boolean;
  status: 'open' | 'complete' | 'expired';
  subscription: string | null;
}

export interface Subscription {
  readonly id: string;
  readonly itemId: string;
  readonly customer: string;
  readonly created: number;
  metadata: Metadata;
  status: 'active' | 'past_due' | 'canceled';
  cancelAtPeriodEnd: boolean;
  /** True if its card will be refused at the next renewal. */
  failsAtRenewal?: boolean;
  canceledAt: number | null;
  endedAt: number | null;
  periodStart: number;
  periodEnd: number;
  /** Absent in data that an earlier simulator stored. */
  latestInvoice?: string;
}

/** An invoice. It has one payment, which succeeds at once or when another card pays. */
export interface Invoice {
  readonly id: string;
  readonly paymentId: string;
  readonly paymentIntent: string;
  readonly charge: string;
  readonly subscription: string;
  readonly customer: string;
  readonly created: number;
  readonly cents: number;
  readonly periodStart: number;
  readonly periodEnd: number;
  /** Null until it is paid. */
  paidAt: number | null;
}

export interface Refund {
  readonly id: string;
  readonly created: number;
  readonly paymentIntent: string;
  readonly charge: string;
  readonly customer: string;
  readonly cents: number;
  readonly reason: string | null;
  readonly metadata: Metadata;
}

export interface PortalSession {
  readonly id: string;
  readonly created: number;
  readonly customer: string;
  readonly returnUrl: string | null;
  readonly locale: string | null;
  readonly url: string;
}

export interface WebhookEvent {
  readonly id: string;
  readonly type: Stripe.Event['type'];
  readonly created: number;
  readonly object: Json;
  attempts: number;
  nextAttemptAt: number;
  deliveredAt: number | null;
}

export interface RememberedAnswer {
  readonly fingerprint: string;
  readonly at: number;
  readonly body: string;
}

/**
 * The stored state. Times in Stripe's objects are Unix seconds, as in its API; those of deliveries and answers are
 * milliseconds.
 */
export interface State {
  readonly customers: Record<string, Customer>;
  readonly checkoutSessions: Record<string, CheckoutSession>;
  readonly subscriptions: Record<string, Subscription>;
  readonly invoices: Record<string, Invoice>;
  readonly refunds: Record<string, Refund>;
  readonly portalSessions: Record<string, PortalSession>;
  readonly events: Record<string, WebhookEvent>;
  readonly answers: Record<string, RememberedAnswer>;
}

export const emptyState = (): State => ({
  customers: {},
  checkoutSessions: {},
  subscriptions: {},
  invoices: {},
  refunds: {},
  portalSessions: {},
  events: {},
  answers: {},
});
