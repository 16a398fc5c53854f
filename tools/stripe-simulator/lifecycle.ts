import { ApiError } from './api-error.ts';
import { newId } from './ids.ts';
import type { CheckoutSession, Subscription } from './model.ts';
import { checkoutSessionObject, invoiceObject, subscriptionObject } from './objects.ts';
import type { World } from './world.ts';

/** The same day of the next month, or its last day; the day is that of the first payment. */
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

const tellInvoice = (world: World, subscription: Subscription, paid: boolean): void =>
  world.tell(
    paid ? 'invoice.paid' : 'invoice.payment_failed',
    invoiceObject(subscription, world.price, paid, world.now()),
  );

export const tellSubscription = (world: World, subscription: Subscription, what: 'created' | 'updated' | 'deleted') =>
  world.tell(`customer.subscription.${what}`, subscriptionObject(subscription, world.price));

export const pay = (world: World, session: CheckoutSession): Subscription => {
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
    canceledAt: null,
    endedAt: null,
    periodStart: now,
    periodEnd: monthAfter(now, now),
  };
  world.state.subscriptions[subscription.id] = subscription;
  session.status = 'complete';
  session.subscription = subscription.id;
  world.tell('checkout.session.completed', checkoutSessionObject(session, world.price));
  tellSubscription(world, subscription, 'created');
  tellInvoice(world, subscription, true);
  return subscription;
};

export const end = (world: World, subscription: Subscription): void => {
  mustBeLive(subscription);
  const now = world.now();
  subscription.status = 'canceled';
  subscription.canceledAt ??= now;
  subscription.endedAt = now;
  tellSubscription(world, subscription, 'deleted');
};

const nextPeriod = (subscription: Subscription): void => {
  subscription.periodStart = subscription.periodEnd;
  subscription.periodEnd = monthAfter(subscription.periodEnd, subscription.created);
};

/** What the end of the paid month brings: the next one paid, or the end that was asked for. */
export const advancePeriod = (world: World, subscription: Subscription): void => {
  mustBeLive(subscription);
  if (subscription.cancelAtPeriodEnd) {
    end(world, subscription);
    return;
  }
  nextPeriod(subscription);
  tellInvoice(world, subscription, subscription.status === 'active');
  tellSubscription(world, subscription, 'updated');
};

/** At Stripe the new period begins whether or not its payment passes. */
export const failPayment = (world: World, subscription: Subscription): void => {
  mustBeLive(subscription);
  if (subscription.status === 'active') nextPeriod(subscription);
  subscription.status = 'past_due';
  tellInvoice(world, subscription, false);
  tellSubscription(world, subscription, 'updated');
};

export const recoverPayment = (world: World, subscription: Subscription): void => {
  mustBeLive(subscription);
  subscription.status = 'active';
  tellInvoice(world, subscription, true);
  tellSubscription(world, subscription, 'updated');
};

export const setCancelAtPeriodEnd = (world: World, subscription: Subscription, wanted: boolean): void => {
  mustBeLive(subscription);
  subscription.cancelAtPeriodEnd = wanted;
  subscription.canceledAt = wanted ? world.now() : null;
  tellSubscription(world, subscription, 'updated');
};

/** A simulator left running, or started again after weeks, renews as Stripe would have. */
export const renewDue = (world: World): void => {
  for (const subscription of Object.values(world.state.subscriptions))
    while (subscription.status !== 'canceled' && subscription.periodEnd <= world.now())
      advancePeriod(world, subscription);
};
