import { afterAll, beforeAll, expect, it } from 'vitest';
import { eraseAthlete } from '../erasure/erase-athlete.ts';
import { anAccount } from '../testing/an-account.ts';
import { type ConnectedDatabase, connectedDatabase } from '../testing/connected-database.ts';
import { type TestLog, testLog } from '../testing/event-log.ts';
import { beginOperation, endOperation, newestOperations } from './operator-log.ts';

let db: ConnectedDatabase;
let test: TestLog;

beforeAll(async () => {
  db = await connectedDatabase();
  test = testLog(db.database);
});

afterAll(() => db.close());

const app = () => db.database.kysely;

it('an operation is in the log before it ends, and never changes after that', async () => {
  const id = await beginOperation(app(), {
    operator: 'Noor',
    command: 'projections rebuild',
    arguments: { projection: 'portfolio', restart: true },
  });
  const [begun] = await newestOperations(db.owner.kysely, 1);
  expect(begun).toEqual({
    id,
    operator: 'Noor',
    command: 'projections rebuild',
    athleteId: null,
    arguments: { projection: 'portfolio', restart: true },
    reason: null,
    begunAt: expect.any(Date),
    endedAt: null,
    outcome: null,
  });
  await endOperation(app(), id, 'unfinished');
  const [ended] = await newestOperations(db.owner.kysely, 1);
  expect(ended).toEqual({ ...begun, endedAt: expect.any(Date), outcome: 'unfinished' });
  await endOperation(app(), id, 'done');
  expect(await newestOperations(db.owner.kysely, 1)).toEqual([ended]);
});

it.each([
  'select reason from operator_log',
  `update operator_log set operator = 'somebody else'`,
  'update operator_log set ended_at = now()',
  'delete from operator_log',
  'truncate operator_log',
  `insert into operator_log (id, operator, command, begun_at) values (gen_random_uuid(), 'x', 'x', '2020-01-01')`,
])('the app may not: %s', async (statement) => {
  await expect(db.database.pool.query(statement)).rejects.toThrow('permission denied');
});

it('[E39] of an erased athlete the operator log keeps the id and what was done, without the reasons', async () => {
  const { athleteId } = await test.athlete();
  await anAccount(db.database, { athleteId });
  const about = { operator: 'Noor', command: 'projections retry', reason: 'Maya wrote to us' };
  await beginOperation(app(), { ...about, athleteId });
  await beginOperation(app(), { ...about, reason: 'nobody in particular' });
  const erased = await eraseAthlete(db.owner, athleteId);
  expect(erased?.purged).toContainEqual({ table: 'operator_log', rows: 1 });
  const [other, own] = await newestOperations(db.owner.kysely, 2);
  expect(other?.reason).toBe('nobody in particular');
  expect(own).toMatchObject({ operator: 'Noor', command: 'projections retry', athleteId, reason: null });
});
