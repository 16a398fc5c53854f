import { anAccount, type ConnectedDatabase, connectedDatabase } from '@palmares/db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkAbandoned } from './abandoned.ts';

let db: ConnectedDatabase;

beforeAll(async () => {
  db = await connectedDatabase();
});

afterAll(() => db.close());

const look = () => checkAbandoned(db.database.kysely);

const signedUp = async (daysAgo: number): Promise<void> => {
  const { athleteId } = await anAccount(db.database);
  await db.owner.pool.query(
    'update accounts set created_at = now() - make_interval(days => $2), last_used_on = now()::date - $2::integer where id = $1',
    [athleteId, daysAgo],
  );
};

const erase = (number: number) =>
  db.owner.pool.query(
    `insert into erasures (athlete_id, erased_at, customer_ids, subscription_ids)
     select gen_random_uuid(), now(), '{}', '{}' from generate_series(1, $1)`,
    [number],
  );

it('the doctor says how many unverified accounts wait, how old the oldest is, and when erasing has stopped', async () => {
  expect(await look()).toEqual({ check: 'unverified accounts', level: 'ok', found: 'no accounts to erase' });
  await signedUp(6);
  expect((await look()).found).toBe('no accounts to erase');
  await signedUp(8);
  await signedUp(8);
  expect(await look()).toMatchObject({ level: 'ok', found: '2 accounts to erase, the oldest signed up 8 days ago' });
  await signedUp(12);
  expect(await look()).toMatchObject({
    level: 'warn',
    found: '3 accounts to erase, the oldest signed up 12 days ago',
    todo: expect.stringContaining('WORKER_ERASES=1'),
  });
  await erase(100);
  expect(await look()).toMatchObject({
    level: 'warn',
    found: '3 accounts to erase, the oldest signed up 12 days ago; today’s limit of 100 is reached',
    todo: expect.stringContaining('continues tomorrow'),
  });
});
