import { createAccounts } from '@palmares/db/accounts';
import { anAccount, type ConnectedDatabase, connectedDatabase } from '@palmares/db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aRun } from '../testing/a-run.ts';
import { deleteExpiredAccess } from './delete-expired-access.job.ts';

let db: ConnectedDatabase;

beforeAll(async () => {
  db = await connectedDatabase();
});

afterAll(() => db.close());

it('the hourly job deletes what was kept of errors for 30 days', async () => {
  const { athleteId } = await anAccount(db.database);
  await db.owner.pool.query(
    `insert into athlete_errors (id, athlete_id, place, at) values
       (gen_random_uuid(), $1, 'account.old', now() - interval '31 days'), (gen_random_uuid(), $1, 'account.new', now())`,
    [athleteId],
  );
  const accounts = createAccounts({ pepper: Buffer.alloc(32, 7), now: () => new Date() });
  await deleteExpiredAccess({ accounts, database: db.database, now: () => new Date() }).run({}, aRun());
  const { rows } = await db.owner.pool.query('select place from athlete_errors');
  expect(rows).toEqual([{ place: 'account.new' }]);
});
