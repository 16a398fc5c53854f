import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Billing, createBilling } from '@palmares/billing';
import {
  payBeside,
  payCheckout,
  type SimulatorProcess,
  startSimulator,
  startWebhookReceiver,
  type WebhookReceiver,
} from '@palmares/billing/testing';
import { foldStream, rebuild } from '@palmares/db/event-store';
import { planProjection } from '@palmares/db/read-models';
import {
  anAccount,
  type ConnectedServer,
  connectedServer,
  type TestLog,
  testLog,
  untilReadable,
} from '@palmares/db/testing';
import { streamOf } from '@palmares/domain/kernel';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { palmares, testOperator } from '../testing/run-program.ts';

// Each test starts several processes while other tests run.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });

const publicUrl = 'http://127.0.0.1:3000';
const stripe = { secretKey: 'sk_test_simulator', webhookSecret: 'whsec_test' };
const masterKey = randomBytes(32);
const because = ['--reason', 'asked by mail'];

let db: ConnectedServer;
let test: TestLog;
let folder: string;
let receiver: WebhookReceiver;
let simulator: SimulatorProcess;
let billing: Billing;
let environment: Record<string, string>;

beforeAll(async () => {
  db = await connectedServer();
  test = testLog(db.database, masterKey);
  folder = mkdtempSync(join(tmpdir(), 'subscription-'));
  receiver = await startWebhookReceiver();
  simulator = await startSimulator({ webhookUrl: receiver.url, webhookSecret: stripe.webhookSecret, data: folder });
  billing = createBilling({ ...stripe, apiBase: simulator.url, currency: 'cad', publicUrl });
  environment = {
    DATABASE_URL: db.database.url,
    PALMARES_MASTER_KEY: masterKey.toString('base64'),
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_API_BASE: simulator.url,
  };
});

afterAll(async () => {
  await simulator.stop();
  await receiver.close();
  await test.log.settled();
  await db.close();
  rmSync(folder, { recursive: true });
});

const subscription = (...args: readonly string[]) => palmares(['subscription', ...args], environment);

const asJson = async (...args: readonly string[]) => JSON.parse((await subscription(...args, '--json')).stdout);

const anAthlete = async () => {
  const { athleteId } = await test.athlete();
  const { email } = await anAccount(db.database, { athleteId });
  return { athleteId, email };
};

const pay = async ({ athleteId, email }: { readonly athleteId: string; readonly email: string }): Promise<string> => {
  const back = { successUrl: `${publicUrl}/en/app/athlete-plan`, cancelUrl: `${publicUrl}/en/app/athlete-plan` };
  const { url } = await billing.startCheckout({ athleteId, email, name: 'Maëlle Gagnon', language: 'en', ...back });
  await fetch(url, { method: 'POST', body: new URLSearchParams({ card: '4242', terms: 'on' }), redirect: 'manual' });
  const [found] = await billing.subscriptionsOf(athleteId);
  if (!found) throw new Error('no subscription');
  return found.snapshot.id;
};

const planOf = async (athleteId: string) => (await foldStream(test.log, 'plan', athleteId)).state;

const project = async () => {
  await untilReadable(db.database);
  await rebuild({ owner: db.owner, keyring: testLog(db.owner, masterKey).keyring, projection: planProjection });
};

it('grants the plan, lengthens it and takes it back, as events with the operator and the reason', async () => {
  const { athleteId, email } = await anAthlete();
  const grant = ['grant', email, '--until', '2099-06-30', ...because];
  expect(await subscription(...grant, '--dry-run')).toMatchObject({
    code: 0,
    stdout: `Would grant athlete ${athleteId} the Athlete Plan until 2099-06-30 (Toronto).\n`,
  });
  expect((await planOf(athleteId)).grant).toBeNull();
  expect((await subscription(...grant)).stdout).toBe(
    `Done: grant athlete ${athleteId} the Athlete Plan until 2099-06-30 (Toronto). The plan now: granted until 2099-06-30 (Toronto): asked by mail.\n`,
  );
  expect(await subscription('extend', email, '--days', '2', ...because)).toMatchObject({ code: 0 });
  expect((await planOf(athleteId)).grant?.until).toBe('2099-07-03T03:59:59.999Z');
  expect(await subscription('cancel', email, ...because)).toMatchObject({ code: 0 });
  const by = { metadata: { actor: { kind: 'operator', id: testOperator }, reason: 'asked by mail' } };
  expect(await test.log.load(streamOf('plan', athleteId))).toMatchObject([
    { event: { type: 'AthletePlanGranted' }, ...by },
    { event: { type: 'AthletePlanGranted' }, ...by },
    { event: { type: 'PlanGrantEnded' }, ...by },
  ]);
  expect(await subscription('cancel', email, ...because)).toMatchObject({
    code: 1,
    stderr: 'palmares: this athlete has no subscription that renews, and no granted plan\n',
  });
});

it('palmares subscription finds a subscription whose webhook never came, mends the plan, then cancels and resumes it at Stripe', async () => {
  const athlete = await anAthlete();
  const { athleteId } = athlete;
  const id = await pay(athlete);
  expect((await subscription('show', athleteId)).stdout).toContain(`${id} active`);
  expect(await asJson('show', athleteId)).toMatchObject({ plan: 'free', differing: [id] });

  expect(await asJson('reconcile', ...because, '--dry-run')).toMatchObject({
    dryRun: true,
    differences: [{ subscriptionId: id, athleteId, atStripe: 'active', appended: [] }],
  });
  expect((await planOf(athleteId)).subscription).toBeNull();
  expect((await subscription('reconcile', ...because)).stdout).toMatch(new RegExp(`${id}.*AthletePlanStarted`));
  await project();
  expect((await subscription('reconcile', ...because)).stdout).toBe(
    'Subscriptions compared with Stripe: 1. Differing: 0.\n',
  );
  expect((await subscription('list')).stdout).toMatch(new RegExp(`${athleteId}  ${id} paid until .*, then renews`));

  expect((await subscription('resume', athleteId, ...because)).stderr).toContain('no cancelled subscription to resume');
  expect((await subscription('cancel', athleteId, ...because)).stdout).toContain(`Done: end ${id} on `);
  expect((await billing.subscription(id))?.snapshot.cancelAtPeriodEnd).toBe(true);
  expect((await planOf(athleteId)).subscription?.endsAt).not.toBeNull();
  expect((await subscription('resume', athleteId, ...because)).stdout).toContain(`Done: resume ${id}`);
  expect((await billing.subscription(id))?.snapshot.cancelAtPeriodEnd).toBe(false);
  expect((await planOf(athleteId)).subscription?.endsAt).toBeNull();
  const operations = await db.owner.pool.query(
    `select command from operator_log where athlete_id = $1 and outcome = 'done' order by begun_at`,
    [athleteId],
  );
  expect(operations.rows.map(({ command }) => command)).toEqual(['subscription cancel', 'subscription resume']);
});

it('palmares subscription names a subscription of nobody, and changes nothing for it', async () => {
  const nobody = { athleteId: '01890000-0000-7000-8000-000000000000', email: 'nobody@example.com' };
  const id = await pay(nobody);
  expect((await subscription('reconcile', ...because)).stdout).toMatch(new RegExp(`${id}.*no such account`));
  expect(await test.log.load(streamOf('plan', nobody.athleteId))).toEqual([]);
});

it('palmares subscription says in one line what it cannot do', async () => {
  const { athleteId } = await anAthlete();
  const wrong = [
    [2, 'must be a date', 'grant', athleteId, '--until', 'June', ...because],
    [2, 'must not be in the past', 'grant', athleteId, '--until', '2001-01-01', ...because],
    [2, 'from 1 to 3660', 'extend', athleteId, '--days', '0', ...because],
    [2, "required option '--reason", 'cancel', athleteId],
    [1, 'no athlete has the email', 'show', 'ghost@example.com'],
  ] as const;
  for (const [code, words, ...args] of wrong) {
    const ended = await subscription(...args);
    expect(ended.code).toBe(code);
    expect(ended.stderr).toContain(words);
  }
});

it('of two subscriptions that an athlete pays, the worker is to end one, and canceling ends both with their month', async () => {
  const athlete = await anAthlete();
  const { athleteId } = athlete;
  const id = await pay(athlete);
  const customerId = (await billing.subscription(id))?.snapshot.customerId ?? '';
  await subscription('reconcile', ...because);
  await project();
  const beside = await payBeside(simulator.url, { athleteId, customerId });
  expect(await asJson('show', athleteId)).toMatchObject({ differing: [beside] });

  expect((await subscription('reconcile', ...because, '--dry-run')).stdout).toMatch(
    new RegExp(`${beside}.*a second subscription: one would be refunded`),
  );
  const queued = async () =>
    (await db.owner.pool.query(`select data from pgboss.job where name = 'sync-subscription'`)).rows;
  expect(await queued()).toEqual([]);
  expect((await subscription('reconcile', ...because)).stdout).toMatch(
    new RegExp(`${beside}.*a second subscription: the worker refunds one`),
  );
  expect(await queued()).toEqual([{ data: { subscriptionId: beside } }]);

  expect(await subscription('cancel', athleteId, ...because)).toMatchObject({ code: 0 });
  const both = await billing.subscriptionsOf(athleteId, customerId);
  expect(both.map(({ snapshot }) => snapshot.cancelAtPeriodEnd)).toEqual([true, true]);
});

it('palmares subscription closes a payment page that is open when the plan is given, and gives it also while Stripe is away', async () => {
  const { athleteId, email } = await anAthlete();
  const back = { successUrl: `${publicUrl}/en/app/athlete-plan`, cancelUrl: `${publicUrl}/en/app/athlete-plan` };
  const { url } = await billing.startCheckout({ athleteId, email, name: 'Maëlle Gagnon', language: 'en', ...back });
  expect(await subscription('grant', email, '--until', 'forever', ...because)).toMatchObject({ code: 0, stderr: '' });
  expect(await (await payCheckout(url)).text()).toContain('expired');

  const other = await anAthlete();
  const away = { ...environment, STRIPE_API_BASE: 'http://127.0.0.1:9' };
  const granted = await palmares(['subscription', 'grant', other.email, '--until', 'forever', ...because], away);
  expect(granted).toMatchObject({ code: 0, stderr: expect.stringContaining('may still be paid') });
  expect((await planOf(other.athleteId)).grant).not.toBeNull();
});
