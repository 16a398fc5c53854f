import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Billing, BillingFailed, createBilling, createCustomerEnding } from './index.ts';
import { scheduleUnsubscribe, subscriptionsOf } from './subscriptions.ts';
import { payBeside, payCheckout, refundedCents, simulatedStripe } from './testing/second-subscription.ts';
import { type SimulatorProcess, startSimulator } from './testing/simulator.ts';

const publicUrl = 'http://127.0.0.1:3000';
const addresses = { successUrl: `${publicUrl}/en/app?paid`, cancelUrl: `${publicUrl}/en/app` };
const key = { secretKey: 'sk_test_simulator' };

let data: string;
let simulator: SimulatorProcess;
let billing: Billing;
let athleteId: string;
let customerId: string;
let ids: readonly [string, string];

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'stripe-simulator-'));
  simulator = await startSimulator({ webhookUrl: 'http://127.0.0.1:9/', webhookSecret: 'whsec_test', data });
  const options = { apiBase: simulator.url, webhookSecret: 'whsec_test', currency: 'cad', publicUrl };
  billing = createBilling({ ...key, ...options });
});

afterAll(async () => {
  await simulator.stop();
  await rm(data, { recursive: true });
});

const person = () => ({ athleteId, email: `${athleteId}@example.com`, name: 'Maya Roy', language: 'en' }) as const;

beforeEach(async () => {
  athleteId = crypto.randomUUID();
  const { url } = await billing.startCheckout({ ...person(), ...addresses });
  await payCheckout(url);
  const [first] = await billing.subscriptionsOf(athleteId);
  if (!first) throw new Error('the first Checkout was not paid');
  customerId = first.snapshot.customerId;
  ids = [first.snapshot.id, await payBeside(simulator.url, { athleteId, customerId })];
});

const statuses = () => Promise.all(ids.map(async (id) => (await billing.subscription(id))?.snapshot.status));
const endAndRefund = async (id: string) => {
  await billing.cancelNow(id);
  return billing.refundLatestInvoice(id);
};
const control = (id: string, action: string) =>
  fetch(`${simulator.url}/simulator/subscriptions/${id}/${action}`, { method: 'POST' });

describe('of two subscriptions that an athlete pays', () => {
  it('both end with their period when the athlete unsubscribes', async () => {
    await billing.scheduleUnsubscribe({ athleteId, id: ids[0], customerId });
    const both = await billing.subscriptionsOf(athleteId, customerId);
    expect(both.map(({ snapshot }) => snapshot.cancelAtPeriodEnd)).toEqual([true, true]);
  });

  it('both are found and end with their period if they are of two customers, whichever is known', async () => {
    const stripe = simulatedStripe(simulator.url);
    const { id: other } = await stripe.customers.create({ email: `${athleteId}@example.org` });
    const third = await payBeside(simulator.url, { athleteId, customerId: other });
    for (const known of [customerId, other, null]) {
      const found = (await billing.subscriptionsOf(athleteId, known)).map(({ snapshot }) => snapshot.id);
      expect(found.sort()).toEqual([...ids, third].sort());
    }
    await billing.scheduleUnsubscribe({ athleteId, id: ids[0], customerId });
    const all = await billing.subscriptionsOf(athleteId);
    expect(all.map(({ snapshot }) => snapshot.cancelAtPeriodEnd)).toEqual([true, true, true]);
  });

  it('one that has ended since Stripe’s search last saw it is not taken for a paying one', async () => {
    const stripe = simulatedStripe(simulator.url);
    const seen = await stripe.subscriptions.search({ query: `metadata['athleteId']:'${athleteId}'` });
    await billing.cancelNow(ids[0]);
    vi.spyOn(stripe.subscriptions, 'search').mockReturnValue(Promise.resolve(seen) as never);
    const found = await subscriptionsOf(stripe, athleteId, null);
    expect(found.find(({ snapshot }) => snapshot.id === ids[0])?.snapshot.status).toBe('canceled');
  });

  it.each([
    ['before the athlete unsubscribes', false],
    ['while the athlete unsubscribes', true],
  ])('the other ends with its period if one was canceled %s', async (_, meanwhile) => {
    const stripe = simulatedStripe(simulator.url);
    const listed = await stripe.subscriptions.list({ customer: customerId, status: 'all' });
    if (meanwhile) vi.spyOn(stripe.subscriptions, 'list').mockReturnValue(Promise.resolve(listed) as never);
    await billing.cancelNow(ids[0]);
    const ended = await scheduleUnsubscribe(stripe, { athleteId, id: ids[0], customerId });
    expect(ended.map(({ snapshot }) => [snapshot.id, snapshot.status, snapshot.cancelAtPeriodEnd])).toEqual([
      [ids[0], 'canceled', false],
      [ids[1], 'active', true],
    ]);
  });

  it('the other ends with its period although Stripe refuses to end one, which is thrown', async () => {
    const stripe = simulatedStripe(simulator.url);
    const update = stripe.subscriptions.update.bind(stripe.subscriptions);
    vi.spyOn(stripe.subscriptions, 'update').mockImplementation(((
      id: string,
      params: Stripe.SubscriptionUpdateParams,
    ) => (id === ids[0] ? Promise.reject(new Stripe.errors.StripeAPIError()) : update(id, params))) as never);
    await expect(scheduleUnsubscribe(stripe, { athleteId, id: ids[0], customerId })).rejects.toThrow(BillingFailed);
    const ending = async (id: string) => (await billing.subscription(id))?.snapshot.cancelAtPeriodEnd;
    expect([await ending(ids[0]), await ending(ids[1])]).toEqual([false, true]);
  });

  it('both end at once with the athlete’s erasure, and an open Checkout can’t be paid any more', async () => {
    for (const id of ids) await billing.cancelNow(id);
    const { url } = await billing.startCheckout({ ...person(), ...addresses });
    ids = [
      await payBeside(simulator.url, { athleteId, customerId }),
      await payBeside(simulator.url, { athleteId, customerId }),
    ];
    const { subscriptionIds } = await createCustomerEnding({ ...key, apiBase: simulator.url })(athleteId, []);
    expect(subscriptionIds).toEqual(expect.arrayContaining([...ids]));
    expect(await statuses()).toEqual(['canceled', 'canceled']);
    expect(await (await payCheckout(url)).text()).toContain('expired');
  });

  it('one is canceled and refunded in full, once, however often and whoever asks', async () => {
    const end = () => endAndRefund(ids[1]);
    const [first, other] = await Promise.all([end(), end()]);
    expect(first).toEqual({ cents: 599, currency: 'cad', invoiceId: expect.stringMatching(/^in_/) });
    expect([other, await end()]).toEqual([first, first]);
    expect(await statuses()).toEqual(['active', 'canceled']);
    expect(await refundedCents(simulator.url, customerId)).toEqual([599]);
  });

  it('one that was refunded before its key expired, or by an operator, is refunded no more', async () => {
    const stripe = simulatedStripe(simulator.url);
    const { latest_invoice } = await stripe.subscriptions.retrieve(ids[1]);
    const { data } = await stripe.invoicePayments.list({ invoice: String(latest_invoice) });
    await stripe.refunds.create({ payment_intent: String(data[0]?.payment.payment_intent) });
    expect(await endAndRefund(ids[1])).toMatchObject({ cents: 599 });
    expect(await refundedCents(simulator.url, customerId)).toEqual([599]);
  });

  it('one whose last month is overdue is not refunded for the month before', async () => {
    await control(ids[1], 'fail-payment');
    expect(await endAndRefund(ids[1])).toMatchObject({ cents: 0 });
    expect(await refundedCents(simulator.url, customerId)).toEqual([]);
  });

  it('the older one is what a Checkout says is paid, and what stays when both are read', async () => {
    const { url, paying } = await billing.startCheckout({ ...person(), ...addresses, customerId });
    expect(url).toBe(addresses.successUrl);
    expect(paying.map(({ snapshot }) => snapshot.id).sort()).toEqual([...ids].sort());
    await control(ids[0], 'fail-payment');
    const after = await billing.startCheckout({ ...person(), ...addresses, customerId });
    expect(after.paying.map(({ snapshot }) => snapshot.id)).toEqual([ids[1], ids[0]]);
  });
});
