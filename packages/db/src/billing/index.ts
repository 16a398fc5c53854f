export { type BillingLease, BillingLeaseLost, withBillingLease } from './billing-lease.ts';
export {
  finishSecond,
  forgetSecond,
  noteSecond,
  type Payer,
  type Refunded,
  type SecondSubscription,
  secondRefunded,
  unfinishedPayers,
  unfinishedSeconds,
} from './second-subscriptions.ts';
export { takeWebhook } from './webhook-inbox.ts';
