import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Billing, createBilling } from '@palmares/billing';
import {
  payBeside,
  payCheckout,
  refundedCents,
  type SimulatorProcess,
  simulatedStripe,
  startSimulator,
} from '@palmares/billing/testing';
import { createAccounts } from '@palmares/db/accounts';
import { noteSecond, withBillingLease } from '@palmares/db/billing';
import { createEventLog, type PostgresEventLog } from '@palmares/db/event-store';
import { createJobs, type Jobs, type QueueName } from '@palmares/db/jobs';
import { newestOperations } from '@palmares/db/operators';
import { anAccount, type ConnectedDatabase, connectedDatabase } from '@palmares/db/testing';
import { streamOf } from '@palmares/domain/kernel';
import { payingFirstKept } from '@palmares/domain/plan';
import { createKeyring } from '@palmares/event-store/event-log';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RenderedMail } from '../mail/layout.ts';
import { aRun } from '../testing/a-run.ts';
import { keepOneSubscriptionJob } from './keep-one-subscription.job.ts';
import { reconcileSubscriptions } from './reconcile-subscriptions.job.ts';
import { sendSecondSubscriptionNotice } from './send-second-subscription-notice.job.ts';
import { syncSubscription } from './sync-subscription.job.ts';

const publicUrl = 'http://127.0.0.1:3000';
const back = { successUrl: `${publicUrl}/en/app`, cancelUrl: `${publicUrl}/en/app` };
const keyring = createKeyring({ masterKey: Buffer.alloc(32, 3) });
const accounts = createAccounts({ pepper: Buffer.alloc(32, 7), now: () => new Date() });

let db: ConnectedDatabase;
let log: PostgresEventLog;
let jobs: Jobs;
let folder: string;
let simulator: SimulatorProcess;
let billing: Billing;
let payer: { readonly athleteId: string; readonly customerId: string };
let first: string;
let second: string;
const sent: { readonly subject: string; readonly text: string; readonly id: string | undefined }[] = [];
const mailer = {
  send: async ({ subject, text }: RenderedMail, { id }: { readonly id?: string }) => {
    sent.push({ subject, text: text.replaceAll('\u00a0', ' '), id });
  },
  close: () => undefined,
};

beforeAll(async () => {
  db = await connectedDatabase();
  log = createEventLog(db.database, keyring);
  jobs = await createJobs(db.database);
  folder = await mkdtemp(join(tmpdir(), 'stripe-simulator-'));
  simulator = await startSimulator({ webhookUrl: 'http://127.0.0.1:9/', webhookSecret: 'whsec_test', data: folder });
  const stripe = { secretKey: 'sk_test_simulator', webhookSecret: 'whsec_test', apiBase: simulator.url };
  billing = createBilling({ ...stripe, currency: 'cad', publicUrl });
});

afterAll(async () => {
  await simulator.stop();
  await log.settled();
  await jobs.close();
  await db.close();
  await rm(folder, { recursive: true });
});

beforeEach(async () => {
  await db.owner.pool.query('delete from pgboss.job');
  await db.owner.pool.query('delete from second_subscriptions');
  sent.length = 0;
  const { athleteId, email } = await anAccount(db.database, { language: 'en' });
  await keyring.create(db.database.kysely, athleteId);
  const { url } = await billing.startCheckout({ athleteId, email, name: 'Maya Roy', language: 'en', ...back });
  await payCheckout(url);
  const [paid] = await billing.subscriptionsOf(athleteId);
  if (!paid) throw new Error('the first Checkout was not paid');
  first = paid.snapshot.id;
  payer = { athleteId, customerId: paid.snapshot.customerId };
  const beside = await payBeside(simulator.url, payer);
  // Both may begin in one second, in which the smaller id counts as the older one.
  const { createdAt } = (await billing.subscription(beside)) ?? { createdAt: '' };
  [first, second] = createdAt === paid.createdAt && beside < first ? [beside, first] : [first, beside];
});

const sync = (subscriptionId: string) =>
  syncSubscription({ billing, database: db.database, jobs, log, now: () => new Date() }).run(
    { subscriptionId },
    aRun(),
  );

const keepOne = (asked: Billing = billing, whose = payer) =>
  keepOneSubscriptionJob({ accounts, billing: asked, database: db.database, jobs }).run(whose, aRun());

/** The ids of those that are paid, the one that is kept first. */
const paying = async () =>
  payingFirstKept(await billing.subscriptionsOf(payer.athleteId, payer.customerId)).map(({ snapshot }) => snapshot.id);

const queued = async (name: QueueName) =>
  (await db.owner.pool.query('select data from pgboss.job where name = $1', [name])).rows.map(({ data }) => data);

const statuses = async () =>
  Promise.all([first, second].map(async (id) => (await billing.subscription(id))?.snapshot.status));

const happened = async () => (await log.load(streamOf('plan', payer.athleteId))).map(({ event }) => event);

const operations = async () =>
  (await newestOperations(db.owner.kysely, 100)).filter(({ athleteId }) => athleteId === payer.athleteId);

const tell = async () => {
  const notice = sendSecondSubscriptionNotice({ accounts, database: db.database, mailer, publicUrl });
  for (const data of await queued('send-second-subscription-notice')) await notice.run(data, aRun());
};

/** Expects that the second subscription was canceled, refunded, logged and announced, once each. */
const expectMendedOnce = async () => {
  await tell();
  expect(await statuses()).toEqual(['active', 'canceled']);
  expect(await refundedCents(simulator.url, payer.customerId)).toEqual([599]);
  expect(await operations()).toMatchObject([
    {
      operator: 'palmares-worker',
      command: 'keep-one-subscription',
      arguments: { ended: second, kept: first, refundedCents: 599, invoice: expect.stringMatching(/^in_/) },
      outcome: 'done',
    },
  ]);
  expect(sent).toMatchObject([
    {
      subject: 'We ended your second Athlete Plan subscription',
      text: expect.stringContaining('refunded $5.99 in Canadian dollars'),
      id: `second-subscription-${second}`,
    },
  ]);
};

describe('a second subscription that is paid', () => {
  it.each([[[0, 1, 0, 1]], [[1, 0, 1, 0]], [[1, 1, 0, 0]]])(
    'is canceled, refunded, logged and told once, in whatever order the webhooks of both come: %j',
    async (order) => {
      for (const nth of order) await sync([first, second][nth] ?? '');
      expect(await queued('keep-one-subscription')).toEqual([payer]);
      await keepOne();
      await keepOne();
      for (const { subscriptionId } of await queued('sync-subscription')) await sync(subscriptionId);
      for (const nth of order) await sync([first, second][nth] ?? '');
      await keepOne();
      await expectMendedOnce();
      expect(await happened()).toMatchObject([{ type: 'AthletePlanStarted', data: { subscriptionId: first } }]);
    },
  );

  it('is ended once by several workers at once', async () => {
    await Promise.all([keepOne(), keepOne(), keepOne()]);
    await expectMendedOnce();
  });

  it.each([
    ['it was canceled', 'cancelNow'],
    ['it was refunded', 'refundLatestInvoice'],
  ] as const)('is finished by the next run if a worker dies after %s', async (_, reached) => {
    const dying: Billing = {
      ...billing,
      [reached]: async (id: string) => {
        await billing[reached](id);
        throw new Error('power cut');
      },
    };
    await expect(keepOne(dying)).rejects.toThrow('power cut');
    expect(await operations()).toEqual([]);
    await keepOne();
    await expectMendedOnce();
  });

  it('whose job failed until its last try is taken up again within the hour', async () => {
    const away: Billing = { ...billing, cancelNow: () => Promise.reject(new Error('Stripe is away')) };
    await expect(keepOne(away)).rejects.toThrow('Stripe is away');
    await simulatedStripe(simulator.url).subscriptions.cancel(second);
    const reconcile = reconcileSubscriptions({ billing, database: db.database, jobs, now: () => new Date() });
    await reconcile.run({}, aRun());
    expect(await queued('keep-one-subscription')).toEqual([payer]);
    await keepOne();
    await expectMendedOnce();
  });

  it.each([
    ['cancel', 'cancelNow'],
    ['refund', 'refundLatestInvoice'],
  ] as const)('that Stripe does not let us %s keeps no other from being ended', async (_, refused) => {
    await payBeside(simulator.url, payer);
    const [kept, ...seconds] = await paying();
    const [refusedId = '', other = ''] = seconds.sort();
    const refusing: Billing = {
      ...billing,
      [refused]: (id: string) => (id === refusedId ? Promise.reject(new Error('refused')) : billing[refused](id)),
    };
    await expect(keepOne(refusing)).rejects.toThrow('refused');
    expect(await operations()).toMatchObject([{ arguments: { ended: other, kept, refundedCents: 599 } }]);
    expect(await refundedCents(simulator.url, payer.customerId)).toEqual([599]);
    await keepOne();
    expect(await paying()).toEqual([kept]);
    expect(await refundedCents(simulator.url, payer.customerId)).toEqual([599, 599]);
  });

  it('is canceled with all others before any is refunded', async () => {
    await payBeside(simulator.url, payer);
    const paid: number[] = [];
    const refundLatestInvoice: Billing['refundLatestInvoice'] = async (id) => {
      paid.push((await paying()).length);
      return billing.refundLatestInvoice(id);
    };
    await keepOne({ ...billing, refundLatestInvoice });
    expect(paid).toEqual([1, 1]);
  });

  it('of another customer of the athlete is ended, and finished by a run that knows one of both', async () => {
    const stripe = simulatedStripe(simulator.url);
    await stripe.subscriptions.cancel(second);
    const { id: customerId } = await stripe.customers.create({ name: 'Maya Roy' });
    const elsewhere = await payBeside(simulator.url, { ...payer, customerId });
    const [kept, ended] = await paying();
    await sync(elsewhere);
    expect(await queued('keep-one-subscription')).toEqual([{ ...payer, customerId }]);
    const away: Billing = { ...billing, refundLatestInvoice: () => Promise.reject(new Error('Stripe is away')) };
    await expect(keepOne(away, { ...payer, customerId })).rejects.toThrow('Stripe is away');
    await keepOne();
    expect(await paying()).toEqual([kept]);
    expect(await operations()).toMatchObject([{ arguments: { ended, kept, refundedCents: 599 }, outcome: 'done' }]);
  });

  it('that Stripe does not let us refund is taken up again for 30 days', async () => {
    await noteSecond(db.database.kysely, { ...payer, subscriptionId: second, keptId: first });
    const late = `update second_subscriptions set found_at = now() - $2::interval where subscription_id = $1`;
    const reconcile = reconcileSubscriptions({ billing, database: db.database, jobs, now: () => new Date() });
    await db.owner.pool.query(late, [second, '31 days']);
    await reconcile.run({}, aRun());
    expect(await queued('keep-one-subscription')).not.toContainEqual(payer);
    await db.owner.pool.query(late, [second, '29 days']);
    await reconcile.run({}, aRun());
    expect(await queued('keep-one-subscription')).toContainEqual(payer);
  });

  it('is found by comparing with Stripe if no webhook of it came', async () => {
    await followAlone();
    const reconcile = reconcileSubscriptions({ billing, database: db.database, jobs, now: () => new Date() });
    await reconcile.run({}, aRun());
    expect(await queued('sync-subscription')).toContainEqual({ subscriptionId: second });
    await sync(second);
    expect(await queued('keep-one-subscription')).toEqual([payer]);
  });

  it('that is paid for stays if the older one is overdue, of which nothing was paid that could be refunded', async () => {
    await fetch(`${simulator.url}/simulator/subscriptions/${first}/fail-payment`, { method: 'POST' });
    await sync(first);
    await keepOne();
    for (const { subscriptionId } of await queued('sync-subscription')) await sync(subscriptionId);
    await tell();
    expect(await statuses()).toEqual(['canceled', 'active']);
    expect(await refundedCents(simulator.url, payer.customerId)).toEqual([]);
    expect(sent).toMatchObject([{ text: expect.stringContaining('there’s nothing to refund') }]);
    expect((await happened()).at(-1)).toMatchObject({ type: 'AthletePlanStarted', data: { subscriptionId: second } });
  });

  it('that is paid alone by the time a job runs is left alone', async () => {
    await noteSecond(db.database.kysely, { ...payer, subscriptionId: second, keptId: first });
    await simulatedStripe(simulator.url).subscriptions.cancel(first);
    await keepOne();
    expect(await statuses()).toEqual(['canceled', 'active']);
    await simulatedStripe(simulator.url).subscriptions.cancel(second);
    await keepOne();
    expect(await refundedCents(simulator.url, payer.customerId)).toEqual([]);
    expect(await operations()).toEqual([]);
  });

  it('of an athlete who was erased meanwhile is left to the erasure', async () => {
    await db.owner.pool.query('delete from accounts where id = $1', [payer.athleteId]);
    await keepOne();
    expect(await statuses()).toEqual(['active', 'active']);
  });

  it('waits while a Checkout of the athlete is being opened', async () => {
    let ended: Promise<void> = Promise.resolve();
    await withBillingLease(db.database, { athleteId: payer.athleteId, timeoutMs: 0 }, async () => {
      ended = keepOne();
      expect(await statuses()).toEqual(['active', 'active']);
    });
    await ended;
    await expectMendedOnce();
  });
});

/** The plan follows the first one, as if the second had been paid after its webhooks. */
const followAlone = async (): Promise<void> => {
  await sync(first);
  const subscription = { id: first, customerId: payer.customerId, endsAt: null, graceEndsAt: null };
  const { currentPeriodEnd } = (await billing.subscription(first))?.snapshot ?? { currentPeriodEnd: '' };
  const state = { subscription: { ...subscription, currentPeriodEnd }, grant: null, ended: [] };
  await db.owner.pool.query('insert into read.plans (athlete_id, shard, version, state) values ($1, $2, 1, $3)', [
    payer.athleteId,
    Number.parseInt(payer.athleteId.slice(-2), 16),
    JSON.stringify(state),
  ]);
  await db.owner.pool.query('delete from pgboss.job');
};
