import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../testing/an-account.ts';
import { type ConnectedDatabase, connectedDatabase } from '../testing/connected-database.ts';
import { askDeletion, deletionAskedAt, deletionRequests, undoDeletion } from './deletion-requests.ts';

let db: ConnectedDatabase;

beforeAll(async () => {
  db = await connectedDatabase();
});

afterAll(() => db.close());

const asked = async (daysAgo = 0): Promise<string> => {
  const { athleteId } = await anAccount(db.database);
  await askDeletion(db.database.kysely, athleteId, new Date());
  await sql`
    update deletion_requests set asked_at = asked_at - make_interval(days => ${daysAgo}) where athlete_id = ${athleteId}
  `.execute(db.owner.kysely);
  return athleteId;
};

describe('asking for the deletion of an account', () => {
  it('counts once, and the first time, however often it is asked at the same moment', async () => {
    const athleteId = await asked(2);
    const first = await deletionAskedAt(db.database.kysely, athleteId);
    const again = await Promise.all([1, 2, 3].map(() => askDeletion(db.database.kysely, athleteId, new Date())));
    expect(again).toEqual([false, false, false]);
    expect(await deletionAskedAt(db.database.kysely, athleteId)).toEqual(first);
  });

  it('can be taken back, and asked again', async () => {
    const athleteId = await asked();
    expect(await undoDeletion(db.database.kysely, athleteId)).toBe(true);
    expect(await undoDeletion(db.database.kysely, athleteId)).toBe(false);
    expect(await deletionAskedAt(db.database.kysely, athleteId)).toBeNull();
    expect(await askDeletion(db.database.kysely, athleteId, new Date())).toBe(true);
  });

  it('is listed for support, the oldest first', async () => {
    const [recent, old] = [await asked(1), await asked(9)];
    const listed = (await deletionRequests(db.database.kysely)).map(({ athleteId }) => athleteId);
    expect(listed.filter((athleteId) => athleteId === recent || athleteId === old)).toEqual([old, recent]);
  });
});
