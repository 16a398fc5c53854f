import type Stripe from 'stripe';
import type * as leftOut from './left-out.ts';
import type {
  CheckoutSession,
  Customer,
  Invoice,
  Json,
  PortalSession,
  Refund,
  Subscription,
  WebhookEvent,
} from './model.ts';
import type { Payload } from './payload.ts';

/** API version whose types every object here is checked against. */
export const API_VERSION = '2026-10-28.endive' satisfies Stripe.LatestApiVersion;

export interface Price {
  readonly id: string;
  readonly lookupKey: string;
  readonly cents: number;
  readonly currency: string;
}

export const planPrice = (currency: string): Price => ({
  id: 'price_athlete_monthly',
  lookupKey: 'athlete_monthly',
  cents: 599,
  currency,
});

export const listOf = <Item extends Json>(url: string, data: Item[], limit: number) =>
  ({
    object: 'list',
    url,
    has_more: data.length > limit,
    data: data.slice(0, limit),
  }) satisfies Stripe.ApiList<Item>;

export const searchOf = (url: string, data: Json[], limit: number): Json =>
  ({
    object: 'search_result',
    url,
    has_more: data.length > limit,
    next_page: null,
    data: data.slice(0, limit),
  }) satisfies Stripe.ApiSearchResult<Json>;

export const priceObject = (price: Price) =>
  ({
    id: price.id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: 0,
    currency: price.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: price.lookupKey,
    metadata: {},
    nickname: null,
    product: 'prod_athlete_plan',
    recurring: { interval: 'month', interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' },
    tax_behavior: 'exclusive',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: price.cents,
    unit_amount_decimal: String(price.cents),
  }) satisfies Payload<Stripe.Price>;

export const customerObject = (customer: Customer): Json =>
  customer.deleted
    ? ({ id: customer.id, object: 'customer', deleted: true } satisfies Payload<Stripe.DeletedCustomer>)
    : ({
        id: customer.id,
        object: 'customer',
        balance: 0,
        created: customer.created,
        default_source: null,
        description: null,
        email: customer.email,
        invoice_settings: {
          custom_fields: null,
          default_payment_method: null,
          footer: null,
          rendering_options: null,
        },
        name: customer.name ?? null,
        livemode: false,
        metadata: customer.metadata,
        preferred_locales: customer.locales,
        shipping: null,
      } satisfies Payload<Stripe.Customer>);

const subscriptionItemObject = (subscription: Subscription, price: Price) =>
  ({
    id: subscription.itemId,
    object: 'subscription_item',
    created: subscription.created,
    current_period_start: subscription.periodStart,
    current_period_end: subscription.periodEnd,
    metadata: {},
    price: priceObject(price),
    quantity: 1,
    subscription: subscription.id,
  }) satisfies Payload<Stripe.SubscriptionItem, leftOut.OfSubscriptionItem>;

export const subscriptionObject = (subscription: Subscription, price: Price): Json =>
  ({
    id: subscription.id,
    object: 'subscription',
    billing_cycle_anchor: subscription.created,
    billing_mode: { type: 'flexible', flexible: { proration_discounts: 'included' } },
    cancel_at: subscription.cancelAtPeriodEnd ? subscription.periodEnd : null,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    canceled_at: subscription.canceledAt,
    collection_method: 'charge_automatically',
    created: subscription.created,
    currency: price.currency,
    customer: subscription.customer,
    ended_at: subscription.endedAt,
    items: listOf(
      `/v1/subscription_items?subscription=${subscription.id}`,
      [subscriptionItemObject(subscription, price)],
      10,
    ),
    latest_invoice: subscription.latestInvoice ?? null,
    livemode: false,
    metadata: subscription.metadata,
    start_date: subscription.created,
    status: subscription.status,
    trial_end: null,
    trial_start: null,
  }) satisfies Payload<Stripe.Subscription, leftOut.OfSubscription>;

export const checkoutSessionObject = (session: CheckoutSession, price: Price): Json =>
  ({
    id: session.id,
    object: 'checkout.session',
    amount_subtotal: price.cents,
    amount_total: price.cents,
    automatic_tax: { enabled: session.automaticTax ?? false, liability: null, provider: null, status: null },
    cancel_url: session.cancelUrl,
    client_reference_id: session.clientReferenceId,
    consent:
      session.asksForTerms && session.status === 'complete' ? { promotions: null, terms_of_service: 'accepted' } : null,
    consent_collection: session.asksForTerms
      ? { payment_method_reuse_agreement: null, promotions: 'none', terms_of_service: 'required' }
      : null,
    created: session.created,
    currency: price.currency,
    customer: session.customer,
    expires_at: session.expiresAt,
    livemode: false,
    locale: session.locale,
    metadata: session.metadata,
    mode: 'subscription',
    payment_status: session.status === 'complete' ? 'paid' : 'unpaid',
    status: session.status,
    subscription: session.subscription,
    success_url: session.successUrl,
    ui_mode: 'hosted',
    url: session.status === 'open' ? session.url : null,
  }) satisfies Payload<Stripe.Checkout.Session, leftOut.OfCheckoutSession>;

export const invoiceObject = (invoice: Invoice, { metadata }: Subscription, price: Price): Json =>
  ({
    id: invoice.id,
    object: 'invoice',
    amount_due: invoice.cents,
    amount_paid: invoice.paidAt === null ? 0 : invoice.cents,
    created: invoice.created,
    currency: price.currency,
    customer: invoice.customer,
    livemode: false,
    metadata: {},
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata, subscription: invoice.subscription },
    },
    period_start: invoice.periodStart,
    period_end: invoice.periodEnd,
    status: invoice.paidAt === null ? 'open' : 'paid',
  }) satisfies Payload<Stripe.Invoice, leftOut.OfInvoice>;

/** Since API version 2025-03-31, an invoice's payments are separate objects. */
export const invoicePaymentObject = (invoice: Invoice, price: Price) =>
  ({
    id: invoice.paymentId,
    object: 'invoice_payment',
    amount_paid: invoice.paidAt === null ? null : invoice.cents,
    amount_requested: invoice.cents,
    created: invoice.created,
    currency: price.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: invoice.paymentIntent },
    status: invoice.paidAt === null ? 'open' : 'paid',
    status_transitions: { canceled_at: null, paid_at: invoice.paidAt },
  }) satisfies Payload<Stripe.InvoicePayment>;

export const refundObject = (refund: Refund, price: Price) =>
  ({
    id: refund.id,
    object: 'refund',
    amount: refund.cents,
    charge: refund.charge,
    created: refund.created,
    currency: price.currency,
    customer: refund.customer,
    metadata: refund.metadata,
    payment_intent: refund.paymentIntent,
    reason: refund.reason,
    status: 'succeeded',
  }) satisfies Payload<Stripe.Refund, leftOut.OfRefund>;

export const portalSessionObject = (session: PortalSession): Json =>
  ({
    id: session.id,
    object: 'billing_portal.session',
    configuration: 'bpc_simulator',
    created: session.created,
    customer: session.customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: session.locale,
    on_behalf_of: null,
    return_url: session.returnUrl,
    url: session.url,
  }) satisfies Payload<Stripe.BillingPortal.Session>;

export const eventObject = (event: WebhookEvent): Json => {
  const withoutData = {
    id: event.id,
    object: 'event',
    api_version: API_VERSION,
    created: event.created,
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type: event.type,
  } satisfies Payload<Pick<Stripe.Event, keyof Stripe.Event>, 'data'>;
  return { ...withoutData, data: { object: event.object } };
};
