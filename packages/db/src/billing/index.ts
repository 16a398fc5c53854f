export { type BillingLease, BillingLeaseLost, withBillingLease } from './billing-lease.ts';
export { takeWebhook } from './webhook-inbox.ts';
