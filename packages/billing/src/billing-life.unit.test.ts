import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Billing, BillingFailed, createBilling, type WebhookNotice } from './index.ts';
import { connectStripe } from './stripe.ts';
import { type SimulatorProcess, type SimulatorSettings, startSimulator } from './testing/simulator.ts';
import { type Delivery, startWebhookReceiver, type WebhookReceiver } from './testing/webhook-receiver.ts';

const WEBHOOK_SECRET = 'whsec_test';
const PUBLIC_URL = 'http://127.0.0.1:3000';
const athleteId = '0192f000-0000-7000-8000-00000000000a';
const person = { athleteId, email: 'maya@example.com', name: 'Maya Roy', language: 'fr-ca' } as const;
const other = { ...person, athleteId: '0192f000-0000-7000-8000-00000000000e', email: 'confirm@example.com' };
const renewing = { ...person, athleteId: '0192f000-0000-7000-8000-00000000000f', email: 'renewal@example.com' };
const addresses = {
  successUrl: `${PUBLIC_URL}/fr-ca/app/athlete-plan?checkout={CHECKOUT_SESSION_ID}`,
  cancelUrl: `${PUBLIC_URL}/fr-ca/app/athlete-plan`,
};

let data: string;
let receiver: WebhookReceiver;
let simulator: SimulatorProcess;
let billing: Billing;
let settings: SimulatorSettings;

const billingOn = (apiBase: string, currency = 'cad'): Billing =>
  createBilling({
    secretKey: 'sk_test_simulator',
    apiBase,
    webhookSecret: WEBHOOK_SECRET,
    currency,
    publicUrl: PUBLIC_URL,
  });

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'stripe-simulator-'));
  receiver = await startWebhookReceiver();
  settings = { webhookUrl: receiver.url, webhookSecret: WEBHOOK_SECRET, data };
  simulator = await startSimulator(settings);
  billing = billingOn(simulator.url);
});

afterAll(async () => {
  await simulator.stop();
  await receiver.close();
  await rm(data, { recursive: true });
});

const delivered = (type: string): Promise<Delivery> => receiver.next(({ body }) => JSON.parse(body).type === type);

const notice = async (type: string): Promise<WebhookNotice> => {
  const { body, signature } = await delivered(type);
  const read = await billing.readWebhook(body, signature);
  if (!read.ok) throw new Error(`${type} was refused: ${read.refusal.code}`);
  return read.value;
};

const press = (url: string, form: Record<string, string> = {}): Promise<Response> =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

const control = async (id: string, action: string): Promise<void> => {
  const response = await press(`${simulator.url}/simulator/subscriptions/${id}/${action}`);
  expect(response.status).toBe(200);
};

const now = async (id: string) => (await billing.subscription(id))?.snapshot;

describe('a subscription’s whole life through Stripe’s SDK', () => {
  let subscriptionId = '';
  let customerId = '';

  it('Checkout shows the plan, its price and that no card is charged, in the athlete’s language', async () => {
    const { url, paying } = await billing.startCheckout({ ...person, ...addresses });
    const page = await (await fetch(url)).text();
    expect(paying).toEqual([]);
    expect(page).toContain('lang="fr-CA"');
    expect(page).toContain('5,99\u00a0$ CAD');
    expect(page).toContain('Aucune carte n’est débitée');
  });

  it('a second Checkout closes the first one, so that only one can be paid', async () => {
    const first = await billing.startCheckout({ ...person, ...addresses });
    const second = await billing.startCheckout({ ...person, ...addresses });
    expect(await (await press(first.url, { card: '4242 4242 4242 4242', terms: 'on' })).text()).toContain('expirée');
    expect((await fetch(second.url)).status).toBe(200);
    expect(await billing.subscriptionsOf(athleteId)).toEqual([]);
  });

  it('the same request twice gives the same Checkout', async () => {
    const [first, second] = [
      await billing.startCheckout({ ...person, ...addresses, requestId: 'r1' }),
      await billing.startCheckout({ ...person, ...addresses, requestId: 'r1' }),
    ];
    expect(second.url).toBe(first.url);
  });

  it('two athletes with the same request id have a Checkout each', async () => {
    const other = {
      athleteId: '0192f000-0000-7000-8000-00000000000b',
      email: 'lea@example.com',
      name: 'Léa Roy',
      language: 'en',
    } as const;
    const mine = await billing.startCheckout({ ...person, ...addresses, requestId: 'r2' });
    const hers = await billing.startCheckout({ ...other, ...addresses, requestId: 'r2' });
    expect(hers.url).not.toBe(mine.url);
    for (const { url } of [mine, hers]) expect(await (await fetch(url)).text()).not.toMatch(/expired|expirée/);
  });

  it('a declined card charges nothing and says so', async () => {
    const { url } = await billing.startCheckout({ ...person, ...addresses });
    const declined = await press(url, { card: '4000 0000 0000 0002', terms: 'on' });
    expect(await declined.text()).toContain('La carte a été refusée');
    expect(await billing.subscriptionsOf(athleteId)).toEqual([]);
  });

  it('a payment that its bank asks about is charged once it is confirmed, and not if that fails', async () => {
    const card = { card: '4000 0025 0000 3155', terms: 'on' };
    const { url } = await billing.startCheckout({ ...other, ...addresses });
    expect(await (await press(url, card)).text()).toContain('Confirmer ce paiement');
    expect(await (await press(url, { ...card, confirmation: 'fail' })).text()).toContain('n’a pas été confirmé');
    expect(await billing.subscriptionsOf(other.athleteId)).toEqual([]);
    expect((await press(url, { ...card, confirmation: 'confirm' })).status).toBe(303);
    expect(await billing.subscriptionsOf(other.athleteId)).toMatchObject([{ snapshot: { status: 'active' } }]);
    await delivered('customer.subscription.created');
    await delivered('checkout.session.completed');
    await delivered('invoice.paid');
  });

  it('a card that fails at renewal leaves the subscription past due until another card pays', async () => {
    const { url } = await billing.startCheckout({ ...renewing, ...addresses });
    await press(url, { card: '4000 0000 0000 0341', terms: 'on' });
    const [started] = await billing.subscriptionsOf(renewing.athleteId);
    const { id, customerId } = started?.snapshot ?? { id: '', customerId: '' };
    expect(started?.snapshot.status).toBe('active');
    await control(id, 'advance-period');
    expect((await now(id))?.status).toBe('past_due');
    const portal = await billing.openPortal({ customerId, returnUrl: PUBLIC_URL });
    await press(portal.url, { subscription: id, choice: 'pay' });
    expect((await now(id))?.status).toBe('active');
    await control(id, 'advance-period');
    expect((await now(id))?.status).toBe('active');
    for (const type of ['checkout.session.completed', 'customer.subscription.created']) await delivered(type);
    for (let paid = 0; paid < 3; paid += 1) await delivered('invoice.paid');
    await delivered('invoice.payment_failed');
  });

  it('paying starts the subscription, returns to the product and sends signed webhooks', async () => {
    const { url } = await billing.startCheckout({ ...person, ...addresses });
    const paid = await press(url, { card: '4242 4242 4242 4242', terms: 'on' });
    expect(paid.status).toBe(303);
    expect(paid.headers.get('location')).toMatch(/\/fr-ca\/app\/athlete-plan\?checkout=cs_test_/);

    const created = await notice('customer.subscription.created');
    const completed = await notice('checkout.session.completed');
    const invoice = await notice('invoice.paid');
    subscriptionId = created.subscriptionId ?? '';
    for (const webhook of [created, completed, invoice]) expect(webhook).toMatchObject({ athleteId, subscriptionId });

    const found = await billing.subscription(subscriptionId);
    expect(found).toMatchObject({ athleteId, snapshot: { status: 'active', cancelAtPeriodEnd: false } });
    customerId = found?.snapshot.customerId ?? '';
    expect(await billing.subscriptionsOf(athleteId, customerId)).toEqual([found]);
    expect(await billing.subscriptionsOf(athleteId)).toEqual([found]);
  });

  it('a webhook with a changed body, another secret or no signature is refused', async () => {
    await control(subscriptionId, 'recover-payment');
    const { body, signature } = await delivered('invoice.paid');
    const refusal = { ok: false, refusal: { code: 'signature_invalid' } };
    expect(await billing.readWebhook(body, signature)).toMatchObject({ ok: true });
    expect(await billing.readWebhook(body.replace('paid', 'open'), signature)).toEqual(refusal);
    expect(
      await billing.readWebhook(
        body,
        signature.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      ),
    ).toEqual(refusal);
    expect(await billing.readWebhook(body, null)).toEqual(refusal);
    await delivered('customer.subscription.updated');
  });

  it('a customer who already pays is sent on instead of paying twice', async () => {
    const again = await billing.startCheckout({ ...person, ...addresses, customerId });
    expect(again.url).toBe(addresses.successUrl);
    expect(again.paying[0]?.snapshot.id).toBe(subscriptionId);
  });

  it('another e-mail address is still the same customer', async () => {
    const again = await billing.startCheckout({ ...person, email: 'maya.roy@example.com', ...addresses });
    expect(again.paying[0]?.snapshot.customerId).toBe(customerId);
  });

  it('a name and an address that changed are the customer’s too, known or found by the athlete', async () => {
    const stripe = connectStripe({ secretKey: 'sk_test_simulator', apiBase: simulator.url });
    const renamed = { athleteId, email: 'maya.roy@example.com', name: 'Maya Roy-Gagnon' };
    expect(await billing.updateCustomer({ ...renamed, customerId })).toBe(true);
    expect(await stripe.customers.retrieve(customerId)).toMatchObject({ email: renamed.email, name: renamed.name });
    expect(await billing.updateCustomer({ ...renamed, name: 'Maya Gagnon' })).toBe(true);
    expect(await stripe.customers.retrieve(customerId)).toMatchObject({ name: 'Maya Gagnon' });
    expect(await billing.updateCustomer({ ...renamed, athleteId: '0192f000-0000-7000-8000-00000000000c' })).toBe(false);
  });

  it('unsubscribing ends the subscription with the paid period, and resuming undoes that', async () => {
    const before = await now(subscriptionId);
    const leaving = await billing.scheduleUnsubscribe({ athleteId, id: subscriptionId, customerId });
    expect(leaving.map(({ snapshot }) => snapshot)).toEqual([{ ...before, cancelAtPeriodEnd: true }]);
    expect((await billing.resume(subscriptionId)).snapshot).toEqual(before);
    await delivered('customer.subscription.updated');
    await delivered('customer.subscription.updated');
  });

  it('the Billing Portal cancels and resumes too, and links back to the product', async () => {
    const { url } = await billing.openPortal({ customerId, returnUrl: addresses.cancelUrl });
    expect(await (await fetch(url)).text()).toContain(`href="${addresses.cancelUrl}"`);
    await press(url, { subscription: subscriptionId, choice: 'cancel' });
    expect((await now(subscriptionId))?.cancelAtPeriodEnd).toBe(true);
    await press(url, { subscription: subscriptionId, choice: 'resume' });
    expect((await now(subscriptionId))?.cancelAtPeriodEnd).toBe(false);
  });

  it('the end of a period charges for the next one', async () => {
    const before = await now(subscriptionId);
    await control(subscriptionId, 'advance-period');
    const after = await now(subscriptionId);
    expect(after?.status).toBe('active');
    expect(Date.parse(after?.currentPeriodEnd ?? '')).toBeGreaterThan(Date.parse(before?.currentPeriodEnd ?? ''));
    await delivered('invoice.paid');
  });

  it('a subscription whose payment fails is past due until the payment succeeds', async () => {
    await control(subscriptionId, 'fail-payment');
    expect((await notice('invoice.payment_failed')).subscriptionId).toBe(subscriptionId);
    expect((await now(subscriptionId))?.status).toBe('past_due');
    await control(subscriptionId, 'recover-payment');
    expect((await now(subscriptionId))?.status).toBe('active');
  });

  it('an outage of the receiver and a restart of the sender lose no webhook', async () => {
    receiver.broken = true;
    await control(subscriptionId, 'fail-payment');
    await expect.poll(() => receiver.refused()).toBeGreaterThan(0);
    await simulator.stop();
    receiver.broken = false;
    simulator = await startSimulator(settings);
    billing = billingOn(simulator.url);
    expect((await notice('invoice.payment_failed')).subscriptionId).toBe(subscriptionId);
    expect((await now(subscriptionId))?.status).toBe('past_due');
  });

  it('an ended subscription is canceled and can be bought again', async () => {
    await control(subscriptionId, 'end');
    expect((await notice('customer.subscription.deleted')).subscriptionId).toBe(subscriptionId);
    expect((await now(subscriptionId))?.status).toBe('canceled');
    await expect(billing.resume(subscriptionId)).rejects.toBeInstanceOf(BillingFailed);
    expect((await billing.startCheckout({ ...person, ...addresses, customerId })).paying).toEqual([]);
  });

  it('ending a customer ends all subscriptions, and doing it twice changes nothing', async () => {
    const { url } = await billing.startCheckout({ ...person, ...addresses, customerId });
    await press(url, { card: '4242 4242 4242 4242', terms: 'on' });
    const { subscriptionId: second } = await notice('customer.subscription.created');
    await billing.endCustomer(customerId);
    await billing.endCustomer(customerId);
    expect((await now(second ?? ''))?.status).toBe('canceled');
  });

  it('a deleted customer is replaced, although the search still finds the old one', async () => {
    const stripe = connectStripe({ secretKey: 'sk_test_simulator', apiBase: simulator.url });
    const search = () => stripe.customers.search({ query: `metadata['athleteId']:'${athleteId}'` });
    expect((await search()).data.map(({ id }) => id)).toContain(customerId);
    const renamed = { athleteId, customerId, email: person.email, name: 'Maya Roy-Côté' };
    expect(await billing.updateCustomer(renamed)).toBe(false);
    const { url } = await billing.startCheckout({ ...person, ...addresses, customerId });
    const open = (await stripe.checkout.sessions.list({ status: 'open' })).data.find((session) => session.url === url);
    expect(open?.customer).toMatch(/^cus_/);
    expect(open?.customer).not.toBe(customerId);
    expect(await billing.updateCustomer(renamed)).toBe(true);
  });

  it('every subscription that was created by then is listed, newest first, page after page', async () => {
    const { subscriptions, next } = await billing.subscriptionsCreated({ until: new Date(), after: null });
    expect(subscriptions.map(({ athleteId: id, snapshot }) => [id, snapshot.status])).toEqual([
      [athleteId, 'canceled'],
      [athleteId, 'canceled'],
      [renewing.athleteId, 'active'],
      [other.athleteId, 'active'],
    ]);
    expect(next).toBeNull();
    const [newest, ...older] = subscriptions;
    const following = await billing.subscriptionsCreated({ until: new Date(), after: newest?.snapshot.id ?? '' });
    expect(following.subscriptions).toEqual(older);
    const earlier = new Date(Date.now() - 24 * 60 * 60_000);
    expect((await billing.subscriptionsCreated({ until: earlier, after: null })).subscriptions).toEqual([]);
  });
});

describe('what billing refuses', () => {
  it('an unknown subscription is null', async () => {
    expect(await billing.subscription('sub_unknown')).toBeNull();
  });

  it('an address outside the product is never passed to Stripe', async () => {
    const elsewhere = { ...addresses, successUrl: 'https://elsewhere.example/thanks' };
    await expect(billing.startCheckout({ ...person, ...elsewhere })).rejects.toThrow('outside the product');
  });

  it('a price that differs from the advertised one is an error that says so', async () => {
    await expect(billingOn(simulator.url, 'usd').startCheckout({ ...person, ...addresses })).rejects.toThrow(
      'athlete_monthly is 599 cad per month, but the advertised price is 599 usd',
    );
  });

  it('the simulator rejects a live key', async () => {
    const live = createBilling({
      secretKey: 'sk_live_x',
      apiBase: simulator.url,
      webhookSecret: WEBHOOK_SECRET,
      currency: 'cad',
      publicUrl: PUBLIC_URL,
    });
    await expect(live.subscription('sub_1')).rejects.toMatchObject({ status: 401 });
  });
});
