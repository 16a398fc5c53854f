import { ApiError } from './api-error.ts';
import { newId } from './ids.ts';
import type { CheckoutSession, Invoice, Subscription } from './model.ts';
import { checkoutSessionObject, invoiceObject, subscriptionObject } from './objects.ts';
import type { World } from './world.ts';

/**
 * Returns the anchor's day in the next month, or that month's last day. The anchor is the first payment; both in Unix
 * seconds.
 */
export const monthAfter = (seconds: number, anchor: number): number => {
  const from = new Date(seconds * 1000);
  const firstOfNext = new Date(from);
  firstOfNext.setUTCDate(1);
  firstOfNext.setUTCMonth(firstOfNext.getUTCMonth() + 1);
  const lastDay = new Date(Date.UTC(firstOfNext.getUTCFullYear(), firstOfNext.getUTCMonth() + 1, 0)).getUTCDate();
  firstOfNext.setUTCDate(Math.min(lastDay, new Date(anchor * 1000).getUTCDate()));
  return Math.floor(firstOfNext.getTime() / 1000);
};

const mustBeLive = (subscription: Subscription): void => {
  if (subscription.status === 'canceled')
    throw new ApiError(400, `Subscription ${subscription.id} has ended`, { code: 'resource_canceled' });
};

/** Returns the open invoice of the period, or a new one. */
const invoiceOf = (world: World, subscription: Subscription): Invoice => {
  const latest = world.state.invoices[subscription.latestInvoice ?? ''];
  if (latest && latest.paidAt === null && latest.periodStart === subscription.periodStart) return latest;
  const invoice: Invoice = {
    id: newId('in'),
    paymentId: newId('inpay'),
    paymentIntent: newId('pi'),
    charge: newId('ch'),
    subscription: subscription.id,
    customer: subscription.customer,
    created: world.now(),
    cents: world.price.cents,
    periodStart: subscription.periodStart,
    periodEnd: subscription.periodEnd,
    paidAt: null,
  };
  world.state.invoices[invoice.id] = invoice;
  subscription.latestInvoice = invoice.id;
  return invoice;
};

const charge = (world: World, subscription: Subscription, { succeeds }: { readonly succeeds: boolean }): void => {
  const invoice = invoiceOf(world, subscription);
  if (succeeds) invoice.paidAt = world.now();
  world.emit(succeeds ? 'invoice.paid' : 'invoice.payment_failed', invoiceObject(invoice, subscription, world.price));
};

export const emitSubscriptionEvent = (
  world: World,
  subscription: Subscription,
  what: 'created' | 'updated' | 'deleted',
) => world.emit(`customer.subscription.${what}`, subscriptionObject(subscription, world.price));

export const pay = (world: World, session: CheckoutSession, { failsAtRenewal = false } = {}): Subscription => {
  if (session.status !== 'open') throw new ApiError(400, `Checkout session ${session.id} is ${session.status}`);
  const now = world.now();
  const subscription: Subscription = {
    id: newId('sub'),
    itemId: newId('si'),
    customer: session.customer,
    created: now,
    metadata: session.subscriptionMetadata,
    status: 'active',
    cancelAtPeriodEnd: false,
    failsAtRenewal,
    canceledAt: null,
    endedAt: null,
    periodStart: now,
    periodEnd: monthAfter(now, now),
  };
  world.state.subscriptions[subscription.id] = subscription;
  invoiceOf(world, subscription);
  session.status = 'complete';
  session.subscription = subscription.id;
  world.emit('checkout.session.completed', checkoutSessionObject(session, world.price));
  emitSubscriptionEvent(world, subscription, 'created');
  charge(world, subscription, { succeeds: true });
  return subscription;
};

export const end = (world: World, subscription: Subscription): void => {
  mustBeLive(subscription);
  const now = world.now();
  subscription.status = 'canceled';
  subscription.canceledAt ??= now;
  subscription.endedAt = now;
  emitSubscriptionEvent(world, subscription, 'deleted');
};

const nextPeriod = (subscription: Subscription): void => {
  subscription.periodStart = subscription.periodEnd;
  subscription.periodEnd = monthAfter(subscription.periodEnd, subscription.created);
};

/** Ends the paid month: renews the subscription, or ends it if that was requested. */
export const advancePeriod = (world: World, subscription: Subscription): void => {
  mustBeLive(subscription);
  if (subscription.cancelAtPeriodEnd) {
    end(world, subscription);
    return;
  }
  if (subscription.failsAtRenewal && subscription.status === 'active') {
    failPayment(world, subscription);
    return;
  }
  nextPeriod(subscription);
  charge(world, subscription, { succeeds: subscription.status === 'active' });
  emitSubscriptionEvent(world, subscription, 'updated');
};

/** Fails a payment. As at Stripe, the new period begins anyway. */
export const failPayment = (world: World, subscription: Subscription): void => {
  mustBeLive(subscription);
  if (subscription.status === 'active') nextPeriod(subscription);
  subscription.status = 'past_due';
  charge(world, subscription, { succeeds: false });
  emitSubscriptionEvent(world, subscription, 'updated');
};

/** Pays the open invoice with a card that will be accepted next month too. */
export const recoverPayment = (world: World, subscription: Subscription): void => {
  mustBeLive(subscription);
  subscription.failsAtRenewal = false;
  subscription.status = 'active';
  charge(world, subscription, { succeeds: true });
  emitSubscriptionEvent(world, subscription, 'updated');
};

export const setCancelAtPeriodEnd = (world: World, subscription: Subscription, wanted: boolean): void => {
  mustBeLive(subscription);
  subscription.cancelAtPeriodEnd = wanted;
  subscription.canceledAt = wanted ? world.now() : null;
  emitSubscriptionEvent(world, subscription, 'updated');
};

/** Renews everything that is due, even after weeks without running, as Stripe would have done. */
export const renewDue = (world: World): void => {
  for (const subscription of Object.values(world.state.subscriptions))
    while (subscription.status !== 'canceled' && subscription.periodEnd <= world.now())
      advancePeriod(world, subscription);
};
