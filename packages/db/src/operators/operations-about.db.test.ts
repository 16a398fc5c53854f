import { afterAll, beforeAll, expect, it } from 'vitest';
import { newAthleteId } from '../accounts/accounts.ts';
import { eraseAthlete } from '../erasure/erase-athlete.ts';
import { anAccount } from '../testing/an-account.ts';
import { type ConnectedDatabase, connectedDatabase } from '../testing/connected-database.ts';
import { type TestLog, testLog } from '../testing/event-log.ts';
import { supportLooks } from './operations-about.ts';
import { beginOperation, endOperation, type NewOperation, type Outcome } from './operator-log.ts';

let db: ConnectedDatabase;
let test: TestLog;

beforeAll(async () => {
  db = await connectedDatabase();
  test = testLog(db.database);
});

afterAll(() => db.close());

const app = () => db.database.kysely;

const done = async (operation: Partial<NewOperation>, outcome: Outcome | null = 'done'): Promise<string> => {
  const id = await beginOperation(app(), {
    operator: 'Noor',
    command: 'history at',
    reason: 'asked by mail',
    ...operation,
  });
  if (outcome) await endOperation(app(), id, outcome);
  return id;
};

it('the looks of support at a portfolio are listed for its athlete alone, the newest first, with the reasons', async () => {
  const [athleteId, other] = [newAthleteId(), newAthleteId()];
  await done({ athleteId, reason: 'your picture is missing' });
  const newest = await done({ athleteId, command: 'history openings', reason: 'a coach saw another page' });
  await done({ athleteId: other });
  const looks = await supportLooks(app(), athleteId);
  expect(looks).toEqual([
    { id: newest, at: expect.any(Date), command: 'history openings', reason: 'a coach saw another page' },
    { id: expect.any(String), at: expect.any(Date), command: 'history at', reason: 'your picture is missing' },
  ]);
  expect(JSON.stringify(looks)).not.toContain('Noor');
  expect(await supportLooks(app(), other)).toHaveLength(1);
});

it('what else operators did, and a look that failed, are not listed as looks', async () => {
  const athleteId = newAthleteId();
  await done({ athleteId, command: 'projections retry', reason: 'Maya wrote to us' });
  await done({ athleteId }, 'failed');
  expect(await supportLooks(app(), athleteId)).toEqual([]);
  await done({ athleteId, reason: 'its command was killed' }, null);
  expect(await supportLooks(app(), athleteId)).toMatchObject([{ reason: 'its command was killed' }]);
});

it('an athlete is shown the ten newest looks', async () => {
  const athleteId = newAthleteId();
  for (let nth = 1; nth <= 11; nth += 1) await done({ athleteId, reason: `look ${nth}` });
  const reasons = (await supportLooks(app(), athleteId)).map(({ reason }) => reason);
  expect(reasons).toHaveLength(10);
  expect(reasons[0]).toBe('look 11');
});

it('the app reads no operator and no other reason through the function', async () => {
  const athleteId = newAthleteId();
  await done({ athleteId, command: 'account erase', reason: 'asked by phone' });
  const { rows } = await db.database.pool.query('select * from operations_about($1, 5)', [athleteId]);
  expect(rows).toEqual([
    { id: expect.any(String), command: 'account erase', begun_at: expect.any(Date), outcome: 'done', reason: null },
  ]);
});

it('[E39] the reasons of looks are cleared with the athlete, and nothing is listed any more', async () => {
  const { athleteId } = await test.athlete();
  await anAccount(db.database, { athleteId });
  await done({ athleteId });
  await eraseAthlete(db.owner, athleteId);
  expect(await supportLooks(app(), athleteId)).toEqual([]);
});
