import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { grantInTurn } from '@palmares/application';
import { type Billing, createBilling } from '@palmares/billing';
import {
  payBeside,
  payCheckout,
  type SimulatorProcess,
  type StripeTurnstile,
  startSimulator,
  startStripeTurnstile,
  startWebhookReceiver,
  type WebhookReceiver,
} from '@palmares/billing/testing';
import { withBillingLease } from '@palmares/db/billing';
import { foldStream } from '@palmares/db/event-store';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { servedApi } from '../testing/served-api.ts';
import { signUp } from '../testing/sign-up.ts';
import { services } from '../transport/services.server.ts';

vi.mock('@palmares/db/billing', { spy: true });

const api = servedApi();
const stripe = { secretKey: 'sk_test_simulator', webhookSecret: 'whsec' };

let data: string;
let receiver: WebhookReceiver;
let simulator: SimulatorProcess;
let turnstile: StripeTurnstile;
let billing: Billing;
let athleteId: string;

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'stripe-simulator-'));
  receiver = await startWebhookReceiver();
  simulator = await startSimulator({ ...stripe, webhookUrl: receiver.url, data });
  turnstile = await startStripeTurnstile(simulator.url);
  billing = createBilling({ ...stripe, apiBase: simulator.url, currency: 'cad', publicUrl: 'http://127.0.0.1:3000' });
  vi.stubEnv('STRIPE_SECRET_KEY', stripe.secretKey);
  vi.stubEnv('STRIPE_API_BASE', turnstile.url);
});

afterAll(async () => {
  await turnstile.close();
  await simulator.stop();
  await receiver.close();
  await rm(data, { recursive: true });
});

beforeEach(async () => {
  athleteId = await signUp(api);
  await api.db.owner.pool.query('update accounts set email_verified_at = now() where id = $1', [athleteId]);
});

const phone = { headers: { 'x-palmares-language': 'fr-ca' }, address: '192.0.2.250' };
const laptop = { headers: { 'x-palmares-language': 'en' }, address: '198.51.100.7' };

const open = async (device = phone) =>
  (await api.call('plan.startCheckout', { requestId: crypto.randomUUID() }, device)).outcome;

/** Makes the next caller that needs the billing lease not wait for it. */
const withoutPatience = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
  const real = await vi.importActual<typeof import('@palmares/db/billing')>('@palmares/db/billing');
  vi.mocked(withBillingLease).mockImplementationOnce((database, turn, work) =>
    real.withBillingLease(database, { ...turn, timeoutMs: 0 }, work),
  );
  return ask();
};

/** Simulates that the holder of the lease died. */
const expireLease = () =>
  api.db.owner.pool.query(`update billing_leases set expires_at = now() - interval '1 second' where athlete_id = $1`, [
    athleteId,
  ]);

/** Grants the plan like the operator's command. */
const grant = async () => {
  const { database, log, now } = await services();
  const { rows } = await api.db.owner.pool.query('select email from accounts where id = $1', [athleteId]);
  return grantInTurn(
    { database, log, now, closeCheckouts: () => billing.closeCheckouts({ athleteId, email: rows[0].email }) },
    { kind: 'operator', name: 'Noor', reason: 'a raffle', device: null },
    { athleteId, until: null, commandId: crypto.randomUUID() },
  );
};

/** Pays on every page that was opened, and returns the resulting subscriptions. */
const payAll = async (...opened: readonly Awaited<ReturnType<typeof open>>[]) => {
  for (const { ok, value } of opened) if (ok) await payCheckout(value.url);
  return billing.subscriptionsOf(athleteId);
};

/** The calls to Stripe that open a Checkout while an earlier one is open. */
const calls = [
  'GET /v1/customers',
  'GET /v1/checkout/sessions',
  'POST /v1/checkout/sessions/:id/expire',
  'GET /v1/subscriptions',
  'POST /v1/checkout/sessions',
];

/** Opens a Checkout, which is held at this call until `meanwhile` is done. */
const openHeldAt = async (call: string, meanwhile: () => Promise<void>) => {
  const { reached, release } = turnstile.hold(call);
  const opening = open();
  await reached;
  await meanwhile();
  release();
  return opening;
};

describe('an athlete who subscribes from two pages', () => {
  const busy = { ok: false, refusal: { code: 'checkout_busy' } };

  it('is told to try again on one while the other creates the customer', async () => {
    const opened = await openHeldAt('POST /v1/customers', async () => {
      expect(await withoutPatience(() => open(laptop))).toMatchObject(busy);
    });
    expect(await payAll(opened)).toHaveLength(1);
  });

  it.each(calls)('is told to try again on one while the other is at %s, and can pay one Checkout', async (call) => {
    const before = await open();
    const opened = await openHeldAt(call, async () => {
      expect(await withoutPatience(() => open(laptop))).toMatchObject(busy);
    });
    expect(await payAll(before, opened, await open(laptop))).toHaveLength(1);
  });

  it('one of which Stripe answers only after its lease has run out, can pay one Checkout', async () => {
    let other: Awaited<ReturnType<typeof open>>;
    const late = await openHeldAt('GET /v1/subscriptions', async () => {
      await expireLease();
      other = await open(laptop);
    });
    expect(late).toMatchObject(busy);
    expect(await payAll(other, late)).toHaveLength(1);
  });

  it('of two devices, each in its language, gets one customer and one Checkout that can be paid', async () => {
    expect(await payAll(...(await Promise.all([open(phone), open(laptop)])))).toHaveLength(1);
  });

  it('and goes back to the first one gets a Checkout that is still open', async () => {
    const requestId = crypto.randomUUID();
    const first = () => api.call('plan.startCheckout', { requestId }, phone);
    const [before, other, again] = [(await first()).outcome, await open(laptop), (await first()).outcome];
    expect(again.value.url).not.toBe(before.value.url);
    expect(await payAll(other)).toEqual([]);
    expect(await payAll(again)).toHaveLength(1);
  });

  it('after the customer was deleted at Stripe within the day, gets a new one', async () => {
    const [paid] = await payAll(await open());
    await api.call('plan.refresh', null, phone);
    await billing.endCustomer(paid?.snapshot.customerId ?? '');
    expect((await api.call('plan.refresh', null, phone)).outcome).toMatchObject({ ok: true });
    expect((await api.call('plan.openPortal', null, phone)).outcome).toMatchObject({ ok: false });
    expect((await payAll(await open())).map(({ snapshot }) => snapshot.status).sort()).toEqual(['active', 'canceled']);
  });

  it('while somebody else holds the lease is told to try again, and can once its holder has died', async () => {
    await withBillingLease(api.db.database, { athleteId, timeoutMs: 0 }, async () => {
      expect(await withoutPatience(open)).toMatchObject(busy);
      await expireLease();
      expect(await open()).toMatchObject({ ok: true });
    });
  });

  it('with a plan that an operator has just given pays for nothing', async () => {
    expect(await grant()).toMatchObject({ ok: true });
    expect(await open()).toMatchObject({ ok: false, refusal: { code: 'plan_granted' } });
  });

  it.each(calls)('at %s while an operator gives the plan, pays for nothing', async (call) => {
    const before = await open();
    const opened = await openHeldAt(call, async () => expect(await withoutPatience(grant)).toBe('taken'));
    expect(await grant()).toMatchObject({ ok: true });
    expect(await payAll(before, opened)).toEqual([]);
  });
});

describe('an athlete who pays two subscriptions', () => {
  let customerId: string;

  beforeEach(async () => {
    const [paid] = await payAll(await open());
    customerId = paid?.snapshot.customerId ?? '';
    await payBeside(simulator.url, { athleteId, customerId });
  });

  const asked = async () => {
    const { rows } = await api.db.owner.pool.query(
      `select data from pgboss.job where name = 'keep-one-subscription' and data->>'athleteId' = $1`,
      [athleteId],
    );
    return rows.map(({ data }) => data);
  };

  it('and asks for a Checkout pays nothing more, and one of them is to be ended', async () => {
    expect((await open()).value.url).toContain('/app/athlete-plan?checkout=done');
    expect(await asked()).toEqual([{ athleteId, customerId }]);
  });

  it('and waits for the payment has the plan, and one of them is to be ended', async () => {
    await api.call('plan.refresh', null);
    expect(await asked()).toEqual([{ athleteId, customerId }]);
    const { log } = await services();
    expect((await foldStream(log, 'plan', athleteId)).state.subscription?.customerId).toBe(customerId);
  });

  it('and whose kept one has lapsed does not get the plan from the other', async () => {
    const { billing: ours, log } = await services();
    const [one, other] = await billing.subscriptionsOf(athleteId, customerId);
    if (!one || !other) throw new Error('two were paid');
    const unsubscribed = { cancelAtPeriodEnd: true, currentPeriodEnd: '2020-02-01T00:00:00.000Z' };
    const older = { ...one, createdAt: '2020-01-01T00:00:00.000Z', snapshot: { ...one.snapshot, ...unsubscribed } };
    const reported = vi.spyOn(ours, 'subscriptionsOf').mockResolvedValue([other, older]);
    await api.call('plan.refresh', null);
    reported.mockRestore();
    expect((await foldStream(log, 'plan', athleteId)).state).toMatchObject({ subscription: { id: one.snapshot.id } });
    expect(await asked()).toEqual([{ athleteId, customerId }]);
  });

  it('unsubscribes from both', async () => {
    await open();
    const { log } = await services();
    const { state } = await foldStream(log, 'plan', athleteId);
    await api.db.owner.pool.query('insert into read.plans (athlete_id, shard, version, state) values ($1, $2, 1, $3)', [
      athleteId,
      Number.parseInt(athleteId.slice(-2), 16),
      JSON.stringify(state),
    ]);
    const { outcome } = await api.call('plan.unsubscribe', null);
    expect(outcome).toMatchObject({ ok: true, value: { subscription: { endsAt: expect.any(String) } } });
    const both = await billing.subscriptionsOf(athleteId);
    expect(both.map(({ snapshot }) => snapshot.cancelAtPeriodEnd)).toEqual([true, true]);
  });
});
