import fc from 'fast-check';
import Stripe from 'stripe';
import { expect, it } from 'vitest';
import { createBilling } from './index.ts';

const webhookSecret = 'whsec_test';
const billing = createBilling({
  secretKey: 'sk_test_x',
  webhookSecret,
  currency: 'cad',
  publicUrl: 'http://127.0.0.1:3000',
});
const { webhooks } = new Stripe('sk_test_x');
const payload = JSON.stringify({
  id: 'evt_1',
  object: 'event',
  type: 'customer.subscription.updated',
  data: { object: { object: 'subscription', id: 'sub_1', metadata: {} } },
});
const now = (): number => Math.floor(Date.now() / 1000);
const signedAt = (timestamp: number): string =>
  webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp });

const refusal = { ok: false, refusal: { code: 'signature_invalid' } };

it.each([0, -4 * 60, 4 * 60])('a webhook signed %i seconds from now is accepted', async (offset) => {
  expect(await billing.readWebhook(payload, signedAt(now() + offset))).toMatchObject({
    ok: true,
    value: { eventId: 'evt_1', subscriptionId: 'sub_1' },
  });
});

it.each([-6 * 60, 6 * 60, 60 * 60])('a webhook signed %i seconds from now is refused', async (offset) => {
  expect(await billing.readWebhook(payload, signedAt(now() + offset))).toEqual(refusal);
});

it.each([
  ['a current time in front', (header: string) => `t=${now()},${header}`],
  ['a time in front that is no number', (header: string) => `t=x,${header}`],
  ['a space before the time', (header: string) => header.replace('t=', 't= ')],
])('%s does not make a signature from the future valid', async (_, changed) => {
  expect(await billing.readWebhook(payload, changed(signedAt(now() + 3600)))).toEqual(refusal);
});

it('a header without a time is refused', async () => {
  expect(await billing.readWebhook(payload, 'v1=00')).toEqual(refusal);
});

const aWebhook = fc.record({
  type: fc.constantFrom('checkout.session.completed', 'customer.subscription.updated', 'invoice.paid'),
  subscriptionId: fc.stringMatching(/^sub_[a-zA-Z0-9]{1,24}$/),
});
const bodyOf = ({ type, subscriptionId }: { readonly type: string; readonly subscriptionId: string }): string =>
  JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type,
    data: { object: { object: 'subscription', id: subscriptionId, metadata: {} } },
  });
const signed = (body: string, timestamp: number, secret = webhookSecret): string =>
  webhooks.generateTestHeaderString({ payload: body, secret, timestamp });

it('a webhook of any content is refused once its signature is older than five minutes', async () => {
  await fc.assert(
    fc.asyncProperty(aWebhook, fc.integer({ min: 5 * 60 + 5, max: 10 * 365 * 24 * 60 * 60 }), async (webhook, age) => {
      const body = bodyOf(webhook);
      expect(await billing.readWebhook(body, signed(body, now() - age))).toEqual(refusal);
    }),
  );
});

it('a webhook is refused with the signature of another body, or of another secret', async () => {
  await fc.assert(
    fc.asyncProperty(aWebhook, aWebhook, fc.string({ minLength: 1 }), async (webhook, other, secret) => {
      const [body, otherBody] = [bodyOf(webhook), bodyOf(other)];
      fc.pre(body !== otherBody && secret !== webhookSecret);
      expect(await billing.readWebhook(body, signed(body, now()))).toMatchObject({ ok: true });
      expect(await billing.readWebhook(body, signed(otherBody, now()))).toEqual(refusal);
      expect(await billing.readWebhook(body, signed(body, now(), secret))).toEqual(refusal);
    }),
  );
});
