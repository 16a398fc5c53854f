import { beforeEach, describe, expect, it } from 'vitest';
import { monthAfter, pay, recoverPayment, renewDue } from './lifecycle.ts';
import { emptyState, type Subscription } from './model.ts';
import { planPrice } from './objects.ts';
import { createWorld, type World } from './world.ts';

const paidAt = Date.parse('2026-10-05T12:00:00Z') / 1000;

let now: number;
let world: World;

beforeEach(() => {
  now = paidAt;
  world = { ...createWorld(emptyState(), planPrice('cad')), now: () => now };
});

const subscribe = (card: { failsAtRenewal: boolean }): Subscription =>
  pay(
    world,
    {
      id: 'cs_test_1',
      created: now,
      expiresAt: now + 60,
      customer: 'cus_1',
      locale: 'en',
      clientReferenceId: null,
      metadata: {},
      subscriptionMetadata: {},
      successUrl: 'http://127.0.0.1/',
      cancelUrl: null,
      url: 'http://127.0.0.1/c/pay/cs_test_1',
      status: 'open',
      subscription: null,
    },
    card,
  );

const invoices = (): string[] =>
  Object.values(world.state.events)
    .map(({ type }) => type)
    .filter((type) => type.startsWith('invoice.'));

describe('a month that is over', () => {
  it('is followed by a paid one', () => {
    const subscription = subscribe({ failsAtRenewal: false });
    now = monthAfter(paidAt, paidAt);
    renewDue(world);
    expect(subscription).toMatchObject({ status: 'active', periodStart: now });
    expect(invoices()).toEqual(['invoice.paid', 'invoice.paid']);
  });

  it('is followed by a failed payment if the card fails at renewal, and by a paid month again once another card pays', () => {
    const subscription = subscribe({ failsAtRenewal: true });
    renewDue(world);
    expect(subscription.status).toBe('active');
    now = monthAfter(paidAt, paidAt);
    renewDue(world);
    expect(subscription).toMatchObject({ status: 'past_due', periodStart: now });
    recoverPayment(world, subscription);
    expect(subscription.status).toBe('active');
    now = monthAfter(now, paidAt);
    renewDue(world);
    expect(subscription).toMatchObject({ status: 'active', periodStart: now });
    expect(invoices()).toEqual(['invoice.paid', 'invoice.payment_failed', 'invoice.paid', 'invoice.paid']);
  });

  it('ends past due, with one failed payment each, after months without running', () => {
    const subscription = subscribe({ failsAtRenewal: true });
    now = monthAfter(monthAfter(paidAt, paidAt), paidAt);
    renewDue(world);
    expect(subscription).toMatchObject({ status: 'past_due', periodStart: now });
    expect(invoices()).toEqual(['invoice.paid', 'invoice.payment_failed', 'invoice.payment_failed']);
  });
});
