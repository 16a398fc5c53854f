import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../testing/an-account.ts';
import { type ConnectedDatabase, connectedDatabase } from '../testing/connected-database.ts';
import {
  athletesToTell,
  inactiveNotice,
  inactiveRequests,
  noteFound,
  noteNotice,
  noteUse,
  requestErasures,
  withdrawInactive,
} from './inactive-accounts.ts';

const DAY = 24 * 60 * 60 * 1000;

let db: ConnectedDatabase;

beforeAll(async () => {
  db = await connectedDatabase();
});

afterAll(() => db.close());

/** Finds an account that nobody has used for 25 months, by a worker whose clock differs by so many days. */
const foundInactive = async (days: number) => {
  const { kysely } = db.database;
  const { athleteId } = await anAccount(db.database);
  await db.owner.pool.query(
    "update accounts set last_used_on = (now() at time zone 'UTC')::date - interval '25 months' where id = $1",
    [athleteId],
  );
  const at = new Date(Date.now() + days * DAY);
  expect(await athletesToTell(kysely, at)).toContain(athleteId);
  await kysely.transaction().execute((tx) => noteFound(tx, athleteId, at));
  const later = new Date(at.getTime() + 31 * DAY);
  const requested = async () => (await inactiveRequests(kysely)).some((request) => request.athleteId === athleteId);
  return { athleteId, kysely, at, later, requested };
};

describe.each([-1, 0, 1, 2])('an account found inactive by a worker whose clock is %d days off', (days) => {
  it('is used again on the day of the notice, and not requested to be erased', async () => {
    const { athleteId, kysely, at, later, requested } = await foundInactive(days);
    await noteNotice(kysely, athleteId, at);
    await noteUse(kysely, athleteId);
    await requestErasures(kysely, later);
    expect(await requested()).toBe(false);
    await withdrawInactive(kysely, at);
    const kept = await db.owner.pool.query('select from inactive_accounts where athlete_id = $1', [athleteId]);
    expect(kept.rowCount).toBe(0);
  });

  it('gets no notice once it is used again', async () => {
    const { athleteId, kysely } = await foundInactive(days);
    expect(await inactiveNotice(kysely, athleteId)).toBeDefined();
    await noteUse(kysely, athleteId);
    expect(await inactiveNotice(kysely, athleteId)).toBeUndefined();
  });

  it('takes the request back when it is used after it', async () => {
    const { athleteId, kysely, at, later, requested } = await foundInactive(days);
    await noteNotice(kysely, athleteId, at);
    await requestErasures(kysely, later);
    expect(await requested()).toBe(true);
    await noteUse(kysely, athleteId);
    expect(await requested()).toBe(false);
  });
});
