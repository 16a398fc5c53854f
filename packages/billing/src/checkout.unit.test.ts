import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startCheckout } from './checkout.ts';
import { type Billing, createBilling } from './index.ts';
import { connectStripe } from './stripe.ts';
import { type SimulatorProcess, startSimulator } from './testing/simulator.ts';

const publicUrl = 'http://127.0.0.1:3000';
const athleteId = '0192f000-0000-7000-8000-00000000000a';
const addresses = { successUrl: `${publicUrl}/en/app?paid`, cancelUrl: `${publicUrl}/en/app` };
const person = { athleteId, email: 'maya@example.com', name: 'Maya Roy', language: 'en', ...addresses } as const;

let data: string;
let simulator: SimulatorProcess;
let stripe: Stripe;

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'stripe-simulator-'));
  simulator = await startSimulator({ webhookUrl: 'http://127.0.0.1:9/', webhookSecret: 'whsec_test', data });
  stripe = connectStripe({ secretKey: 'sk_test_simulator', apiBase: simulator.url });
});

afterAll(async () => {
  await simulator.stop();
  await rm(data, { recursive: true });
});

const billingWith = (options: { readonly automaticTax?: boolean }): Billing =>
  createBilling({
    secretKey: 'sk_test_simulator',
    apiBase: simulator.url,
    webhookSecret: 'whsec_test',
    currency: 'cad',
    publicUrl,
    ...options,
  });

const openSession = async (): Promise<Stripe.Checkout.Session | undefined> =>
  (await stripe.checkout.sessions.list({ status: 'open', limit: 1 })).data[0];

const pay = (url: string, form: Record<string, string>): Promise<Response> =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

it('a Checkout whose price is not found begins nothing for a customer, which would go on after it has failed', async () => {
  const asked = vi.spyOn(stripe.customers, 'list');
  const price = () => Promise.reject(new Error('no price'));
  await expect(startCheckout(stripe, { price, automaticTax: false }, person)).rejects.toThrow('no price');
  expect(asked).not.toHaveBeenCalled();
});

describe('consent to the terms', () => {
  let url = '';
  let id = '';

  beforeEach(async () => {
    ({ url } = await billingWith({}).startCheckout(person));
    id = (await openSession())?.id ?? '';
  });

  const consent = async () => (await stripe.checkout.sessions.retrieve(id)).consent;

  it.each([
    ['en', 'I agree to the Terms of Service', 'Agree to the terms to pay.'],
    ['fr-ca', 'J’accepte les conditions d’utilisation', 'Acceptez les conditions pour payer.'],
  ] as const)(
    'is a required box, and a form without it charges nothing, says so beside it and keeps the card (%s)',
    async (language, label, error) => {
      ({ url } = await billingWith({}).startCheckout({ ...person, language }));
      const asked = await (await fetch(url)).text();
      expect(asked).toMatch(/<input name="terms" type="checkbox" value="on" required *>/);
      expect(asked).toContain(label);
      const refused = await (await pay(url, { card: '5555 5555 5555 4444' })).text();
      expect(refused).toMatch(/<input name="terms"[^>]* aria-invalid="true" aria-describedby="terms-problem">/);
      expect(refused).toContain(`id="terms-problem">${error}`);
      expect(refused).toContain('value="5555 5555 5555 4444"');
      expect(await billingWith({}).subscriptionsOf(athleteId)).toEqual([]);
    },
  );

  it('is on record once given, and not before', async () => {
    expect((await openSession())?.consent_collection?.terms_of_service).toBe('required');
    await pay(url, { card: '4242' });
    expect(await consent()).toBeNull();
    expect((await pay(url, { card: '4242', terms: 'on' })).status).toBe(303);
    expect(await consent()).toEqual({ terms_of_service: 'accepted', promotions: null });
  });
});

describe('taxes', () => {
  const other = { ...person, athleteId: '0192f000-0000-7000-8000-00000000000b', email: 'lea@example.com' };

  it.each([
    [undefined, false],
    [false, false],
    [true, true],
  ])('with the option %s, are computed by Stripe: %s', async (automaticTax, enabled) => {
    await billingWith(automaticTax === undefined ? {} : { automaticTax }).startCheckout(other);
    expect((await openSession())?.automatic_tax.enabled).toBe(enabled);
  });

  it('are refused, as at Stripe, for a customer whose address is nowhere', async () => {
    const { id: customer } = await stripe.customers.create({ email: 'zoe@example.com' });
    await expect(
      stripe.checkout.sessions.create({
        mode: 'subscription',
        customer,
        line_items: [{ price: 'price_athlete_monthly', quantity: 1 }],
        automatic_tax: { enabled: true },
        success_url: addresses.successUrl,
      }),
    ).rejects.toMatchObject({ code: 'customer_tax_location_invalid' });
  });
});

describe('a payment that its bank asks about', () => {
  it.each([
    ['en', 'c', ['Confirm this payment', 'Confirm', 'Decline'], 'The payment was not confirmed.'],
    ['fr-ca', 'd', ['Confirmer ce paiement', 'Confirmer', 'Refuser'], 'Le paiement n’a pas été confirmé.'],
  ] as const)('is confirmed on a page of its own (%s)', async (language, athlete, said, unconfirmed) => {
    const bank = { ...person, athleteId: `0192f000-0000-7000-8000-00000000000${athlete}`, language };
    const { url } = await billingWith({}).startCheckout(bank);
    const form = { card: '4000 0025 0000 3155', terms: 'on' };
    const page = await (await pay(url, form)).text();
    for (const words of said) expect(page).toContain(`>${words}<`);
    expect(await (await pay(url, { ...form, confirmation: 'fail' })).text()).toContain(unconfirmed);
    expect((await openSession())?.url).toBe(url);
    expect((await pay(url, { ...form, confirmation: 'confirm' })).status).toBe(303);
  });
});
