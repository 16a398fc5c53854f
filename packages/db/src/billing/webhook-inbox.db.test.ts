import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createJobs, type Jobs } from '../jobs/enqueue.ts';
import { type ConnectedDatabase, connectedDatabase } from '../testing/connected-database.ts';
import { type StripeNotice, takeWebhook } from './webhook-inbox.ts';

let db: ConnectedDatabase;
let jobs: Jobs;

beforeAll(async () => {
  db = await connectedDatabase();
  jobs = await createJobs(db.database);
});

afterAll(async () => {
  await jobs.close();
  await db.close();
});

const take = (notice: StripeNotice) => db.database.kysely.transaction().execute((tx) => takeWebhook(tx, jobs, notice));

const waitingFor = async (subscriptionId: string): Promise<number> => {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pgboss.job
    where name = 'sync-subscription' and data = ${JSON.stringify({ subscriptionId })}::jsonb
  `.execute(db.owner.kysely);
  return rows[0]?.waiting ?? 0;
};

const updated = (eventId: string, subscriptionId: string | null): StripeNotice => ({
  eventId,
  type: 'customer.subscription.updated',
  subscriptionId,
});

describe('a webhook', () => {
  it('is followed up once, however often it is delivered', async () => {
    expect(await take(updated('evt_1', 'sub_1'))).toBe('taken');
    expect(await take(updated('evt_1', 'sub_1'))).toBe('known');
    expect(await waitingFor('sub_1')).toBe(1);
  });

  it('delivered ten times at the same moment is followed up once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => take(updated('evt_2', 'sub_2'))));
    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(1);
    expect(await waitingFor('sub_2')).toBe(1);
  });

  it('whose transaction fails is taken when it is delivered again', async () => {
    const notice = updated('evt_3', 'sub_3');
    const failing = db.database.kysely.transaction().execute(async (tx) => {
      await takeWebhook(tx, jobs, notice);
      throw new Error('power cut');
    });
    await expect(failing).rejects.toThrow('power cut');
    expect(await waitingFor('sub_3')).toBe(0);
    expect(await take(notice)).toBe('taken');
    expect(await waitingFor('sub_3')).toBe(1);
  });

  it('of a later event for the same subscription is followed up again', async () => {
    await take(updated('evt_4', 'sub_4'));
    await take(updated('evt_5', 'sub_4'));
    expect(await waitingFor('sub_4')).toBe(2);
  });

  it('that is about no subscription is only remembered', async () => {
    expect(await take(updated('evt_6', null))).toBe('taken');
    expect(await take(updated('evt_6', null))).toBe('known');
  });
});
