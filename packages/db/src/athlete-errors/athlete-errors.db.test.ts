import { afterAll, beforeAll, expect, it } from 'vitest';
import { purgePersonalRows } from '../erasure/personal-rows.ts';
import { anAccount } from '../testing/an-account.ts';
import { type ConnectedDatabase, connectedDatabase } from '../testing/connected-database.ts';
import { deleteOldErrors, keepError } from './athlete-errors.ts';

let db: ConnectedDatabase;

beforeAll(async () => {
  db = await connectedDatabase();
});

afterAll(() => db.close());

const keep = (athleteId: string, errorId: string = crypto.randomUUID()) =>
  keepError(db.database.kysely, { errorId, athleteId, place: 'account.mine' });

const kept = async (athleteId: string): Promise<number | null> =>
  (await db.owner.pool.query('select 1 from athlete_errors where athlete_id = $1', [athleteId])).rowCount;

it('an error is kept once under its number, for its athlete', async () => {
  const [{ athleteId }, other] = [await anAccount(db.database), await anAccount(db.database)];
  const errorId = crypto.randomUUID();
  expect(await keep(athleteId, errorId)).toBe(true);
  expect(await keep(other.athleteId, errorId)).toBe(false);
  expect([await kept(athleteId), await kept(other.athleteId)]).toEqual([1, 0]);
});

it('of one athlete, 20 errors are kept in 24 hours', async () => {
  const { athleteId } = await anAccount(db.database);
  for (let nth = 1; nth <= 20; nth += 1) expect(await keep(athleteId)).toBe(true);
  expect(await keep(athleteId)).toBe(false);
  await db.owner.pool.query(`update athlete_errors set at = now() - interval '25 hours' where athlete_id = $1`, [
    athleteId,
  ]);
  expect(await keep(athleteId)).toBe(true);
});

it('errors older than 30 days are deleted', async () => {
  const { athleteId } = await anAccount(db.database);
  await db.owner.pool.query(
    `insert into athlete_errors (id, athlete_id, place, at)
     select gen_random_uuid(), $1, 'account.mine', now() - age from unnest(array['31 days', '29 days']::interval[]) as age`,
    [athleteId],
  );
  expect(await deleteOldErrors(db.database.kysely)).toBe(1);
  expect(await kept(athleteId)).toBe(1);
});

it('[E39] no error is kept for an athlete who is gone, and those of an erased one are purged', async () => {
  const { athleteId } = await anAccount(db.database);
  await keep(athleteId);
  const erased = { athleteId, subscriptionIds: [] };
  const purged = await db.owner.kysely.transaction().execute((tx) => purgePersonalRows(tx, erased));
  expect(purged).toContainEqual({ table: 'athlete_errors', rows: 1 });
  expect(await keep(athleteId)).toBe(false);
});
