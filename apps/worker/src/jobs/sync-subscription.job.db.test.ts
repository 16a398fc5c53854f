import type { AthleteSubscription, Billing } from '@palmares/billing';
import { createEventLog, type PostgresEventLog } from '@palmares/db/event-store';
import { createJobs, type Jobs } from '@palmares/db/jobs';
import { anAccount, type ConnectedDatabase, connectedDatabase } from '@palmares/db/testing';
import { streamOf } from '@palmares/domain/kernel';
import { createKeyring } from '@palmares/event-store/event-log';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aRun } from '../testing/a-run.ts';
import { syncSubscription } from './sync-subscription.job.ts';

const keyring = createKeyring({ masterKey: Buffer.alloc(32, 3) });
const DAY = 24 * 60 * 60_000;

let db: ConnectedDatabase;
let jobs: Jobs;
let log: PostgresEventLog;
let athleteId: string;
let atStripe: AthleteSubscription[];

beforeAll(async () => {
  db = await connectedDatabase();
  jobs = await createJobs(db.database);
  log = createEventLog(db.database, keyring);
});

afterAll(async () => {
  await log.settled();
  await jobs.close();
  await db.close();
});

beforeEach(async () => {
  ({ athleteId } = await anAccount(db.database, { language: 'en' }));
  await keyring.create(db.database.kysely, athleteId);
  atStripe = [];
});

const stripeHas = (id: string, status: 'active' | 'canceled'): void => {
  atStripe = atStripe.filter(({ snapshot }) => snapshot.id !== id);
  const currentPeriodEnd = new Date(Date.now() + 30 * DAY).toISOString();
  atStripe.push({
    athleteId,
    createdAt: new Date().toISOString(),
    snapshot: { id, status, customerId: 'cus_1', cancelAtPeriodEnd: false, currentPeriodEnd },
  });
};

const billing = {
  subscription: async (wanted: string) => atStripe.find(({ snapshot }) => snapshot.id === wanted) ?? null,
  subscriptionsOf: async () => atStripe,
} as Partial<Billing> as Billing;

const webhookOf = (subscriptionId: string) =>
  syncSubscription({ billing, database: db.database, jobs, log, now: () => new Date() }).run(
    { subscriptionId },
    aRun(),
  );

const happened = async () => (await log.load(streamOf('plan', athleteId))).map(({ event }) => event);

it.each([
  [['sub_1', 'sub_1', 'sub_2', 'sub_2']],
  [['sub_1', 'sub_2', 'sub_1', 'sub_2']],
  [['sub_1', 'sub_2', 'sub_2', 'sub_1']],
  [['sub_2', 'sub_1', 'sub_1', 'sub_2']],
  [['sub_2', 'sub_1', 'sub_2', 'sub_1']],
  [['sub_2', 'sub_2', 'sub_1', 'sub_1']],
])(
  'the end of a subscription and the start of the next, in the order %j, end in the one that is paid',
  async (webhooks) => {
    stripeHas('sub_1', 'active');
    await webhookOf('sub_1');
    stripeHas('sub_1', 'canceled');
    stripeHas('sub_2', 'active');
    for (const id of webhooks) await webhookOf(id);
    expect(await happened()).toMatchObject([
      { type: 'AthletePlanStarted', data: { subscriptionId: 'sub_1' } },
      { type: 'AthletePlanEnded', data: { subscriptionId: 'sub_1' } },
      { type: 'AthletePlanStarted', data: { subscriptionId: 'sub_2' } },
    ]);
  },
);
