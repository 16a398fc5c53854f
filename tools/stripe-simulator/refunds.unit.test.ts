import { beforeEach, describe, expect, it } from 'vitest';
import { answerApi } from './api/answer.ts';
import { failPayment, pay, recoverPayment } from './lifecycle.ts';
import { emptyState, type Subscription } from './model.ts';
import { planPrice } from './objects.ts';
import { createWorld, type World } from './world.ts';

let world: World;
let subscription: Subscription;

const session = {
  id: 'cs_test_1',
  created: 0,
  expiresAt: 60,
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
} as const;

beforeEach(() => {
  world = createWorld(emptyState(), planPrice('cad'));
  subscription = pay(world, { ...session });
});

const call = async (method: string, path: string, form: Record<string, string> = {}, key?: string) => {
  const response = answerApi(
    world,
    new Request(`http://127.0.0.1${path}`, {
      method,
      headers: { authorization: 'Bearer sk_test_1', ...(key ? { 'idempotency-key': key } : {}) },
    }),
    new URLSearchParams(form).toString(),
  );
  return { status: response.status, ...(await response.json()) };
};

const latestPayment = async () => {
  const { latest_invoice } = await call('GET', `/v1/subscriptions/${subscription.id}`);
  const { data } = await call('GET', `/v1/invoice_payments?invoice=${latest_invoice}`);
  return data[0];
};

const intentOf = async (): Promise<string> => (await latestPayment()).payment.payment_intent;

describe('a refund', () => {
  it('gives back what the latest invoice was paid with, once', async () => {
    const intent = await intentOf();
    const form = { payment_intent: intent, reason: 'duplicate' };
    const first = await call('POST', '/v1/refunds', form, 'refund-1');
    expect(first).toMatchObject({ object: 'refund', amount: 599, currency: 'cad', status: 'succeeded' });
    expect((await call('POST', '/v1/refunds', form, 'refund-1')).id).toBe(first.id);
    expect(await call('POST', '/v1/refunds', form)).toMatchObject({
      status: 400,
      error: { code: 'charge_already_refunded' },
    });
    expect((await call('GET', `/v1/refunds?payment_intent=${intent}`)).data).toHaveLength(1);
  });

  it('in parts is never more than what was paid', async () => {
    const intent = await intentOf();
    expect(await call('POST', '/v1/refunds', { payment_intent: intent, amount: '200' })).toMatchObject({ amount: 200 });
    expect(await call('POST', '/v1/refunds', { payment_intent: intent, amount: '400' })).toMatchObject({ status: 400 });
    expect(await call('POST', '/v1/refunds', { payment_intent: intent })).toMatchObject({ amount: 399 });
  });

  it('of an invoice that is not paid is refused until another card pays it', async () => {
    failPayment(world, subscription);
    expect(await latestPayment()).toMatchObject({ status: 'open', amount_paid: null });
    const form = { payment_intent: await intentOf() };
    expect(await call('POST', '/v1/refunds', form)).toMatchObject({ status: 400 });
    recoverPayment(world, subscription);
    expect(await call('POST', '/v1/refunds', form)).toMatchObject({ amount: 599 });
  });
});

it('a canceled subscription is not there to be canceled again', async () => {
  expect(await call('DELETE', `/v1/subscriptions/${subscription.id}`)).toMatchObject({ status: 'canceled' });
  expect(await call('DELETE', `/v1/subscriptions/${subscription.id}`)).toMatchObject({
    status: 404,
    error: { code: 'resource_missing' },
  });
});
