export {
  type Billing,
  type BillingOptions,
  createBilling,
  createSubscriptionBilling,
  type SubscriptionBilling,
} from './billing.ts';
export type { Checkout, CheckoutRequest } from './checkout.ts';
export { type CustomersEnded, createCustomerEnding, type EndCustomers } from './customer-ending.ts';
export { BillingFailed } from './failure.ts';
export { CENTS as monthlyCents } from './price.ts';
export type { Refund } from './refund.ts';
export type { AthleteSubscription, SubscriptionSnapshot } from './subscription-snapshot.ts';
export type { PlanSubscription, SubscriptionPage } from './subscriptions.ts';
export type { WebhookNotice } from './webhook.ts';
