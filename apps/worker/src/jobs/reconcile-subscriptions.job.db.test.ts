import { randomUUID } from 'node:crypto';
import type { AthleteSubscription, Billing } from '@palmares/billing';
import { createJobs, type Jobs } from '@palmares/db/jobs';
import { type ConnectedDatabase, connectedDatabase } from '@palmares/db/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aRun } from '../testing/a-run.ts';
import { reconcileSubscriptions } from './reconcile-subscriptions.job.ts';

const now = () => new Date('2026-09-01T00:00:00.000Z');

const aSubscription = (id: string, given: Partial<AthleteSubscription['snapshot']> = {}): AthleteSubscription => ({
  athleteId: randomUUID(),
  createdAt: '2026-08-01T00:00:00.000Z',
  snapshot: {
    id,
    status: 'active',
    cancelAtPeriodEnd: false,
    currentPeriodEnd: '2026-10-01T00:00:00.000Z',
    customerId: `cus_${id}`,
    ...given,
  },
});

let db: ConnectedDatabase;
let jobs: Jobs;

beforeAll(async () => {
  db = await connectedDatabase();
  jobs = await createJobs(db.database);
});

afterAll(async () => {
  await db.close();
});

beforeEach(async () => {
  await db.owner.pool.query('delete from pgboss.job');
});

const queued = async (name: string): Promise<readonly object[]> =>
  (await db.owner.pool.query('select data from pgboss.job where name = $1 order by data', [name])).rows.map(
    ({ data }) => data,
  );

const reconcile = (listed: Billing['subscriptionsCreated'], data: { until?: string; after?: string }) =>
  reconcileSubscriptions({
    billing: { subscriptionsCreated: listed } as Billing,
    database: db.database,
    jobs,
    now,
  }).run(data, aRun());

it('the reconciliation enqueues the subscriptions that differ from their plans, and the next page', async () => {
  const missed = aSubscription('sub_missed');
  const over = aSubscription('sub_over', { status: 'canceled' });
  const elsewhere = { ...aSubscription('sub_elsewhere'), athleteId: 'not an id of ours' };
  await reconcile(async () => ({ subscriptions: [missed, over, elsewhere], next: 'sub_elsewhere' }), {});
  expect(await queued('sync-subscription')).toEqual([{ subscriptionId: 'sub_missed' }]);
  expect(await queued('reconcile-subscriptions')).toEqual([{ until: now().toISOString(), after: 'sub_elsewhere' }]);
});

it('the reconciliation continues from the page where it was, within the same list', async () => {
  const asked: object[] = [];
  const until = '2026-08-31T23:00:00.000Z';
  await reconcile(
    async (page) => {
      asked.push(page);
      return { subscriptions: [], next: null };
    },
    { until, after: 'sub_elsewhere' },
  );
  expect(asked).toEqual([{ until: new Date(until), after: 'sub_elsewhere' }]);
  expect(await queued('reconcile-subscriptions')).toEqual([]);
});
