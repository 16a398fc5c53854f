import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Billing, createBilling, createCustomerEnding } from './index.ts';
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
const control = (id: string, action: string) =>
  fetch(`${simulator.url}/simulator/subscriptions/${id}/${action}`, { method: 'POST' });

describe('of two subscriptions that an athlete pays', () => {
  it('both end with their period when the athlete unsubscribes', async () => {
    await billing.scheduleUnsubscribe({ athleteId, id: ids[0], customerId });
    const both = await billing.subscriptionsOf(athleteId, customerId);
    expect(both.map(({ snapshot }) => snapshot.cancelAtPeriodEnd)).toEqual([true, true]);
  });

  it('both end at once with the athlete’s erasure, and an open Checkout can’t be paid any more', async () => {
    for (const id of ids) await billing.endAndRefund(id);
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
    const end = () => billing.endAndRefund(ids[1]);
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
    expect(await billing.endAndRefund(ids[1])).toMatchObject({ cents: 599 });
    expect(await refundedCents(simulator.url, customerId)).toEqual([599]);
  });

  it('one whose last month is overdue is not refunded for the month before', async () => {
    await control(ids[1], 'fail-payment');
    expect(await billing.endAndRefund(ids[1])).toMatchObject({ cents: 0 });
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
