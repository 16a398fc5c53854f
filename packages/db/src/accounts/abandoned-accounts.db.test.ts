import { afterAll, beforeAll, expect, it } from 'vitest';
import { anAccount } from '../testing/an-account.ts';
import { type ConnectedDatabase, connectedDatabase } from '../testing/connected-database.ts';
import { mottoWritten, request, type TestLog, testLog } from '../testing/index.ts';
import { abandonedAccounts } from './abandoned-accounts.ts';
import { createLucia } from './lucia.ts';
import { startSession } from './sessions.ts';

let db: ConnectedDatabase;
let test: TestLog;

beforeAll(async () => {
  db = await connectedDatabase();
  test = testLog(db.database);
});

afterAll(async () => {
  await test.log.settled();
  await db.close();
});

const signedUp = async (daysAgo: number): Promise<string> => {
  const { athleteId } = await test.athlete();
  await anAccount(db.database, { athleteId });
  await db.owner.pool.query(
    `update accounts set created_at = now() - make_interval(days => $2), last_used_on = (now() - make_interval(days => $2))::date
     where id = $1`,
    [athleteId, daysAgo],
  );
  return athleteId;
};

it('an account that a guardian agreed to, and nobody used, is one of them', async () => {
  const agreed = await signedUp(20);
  const consent = { textVersion: '1', language: 'en', method: 'mailed_link', guardianName: 'Ruth Okafor' } as const;
  const changedMind = { method: 'mailed_link' } as const;
  const events = [
    { type: 'GuardianConfirmed', data: consent },
    { type: 'GuardianWithdrew', data: changedMind },
    { type: 'GuardianRestored', data: changedMind },
  ] as const;
  await test.log.append(request(`portfolio-${agreed}`, { expected: 'any', events }));
  const [oldest] = await abandonedAccounts(db.database.kysely, 1);
  expect(oldest?.athleteId).toBe(agreed);
  await db.owner.pool.query('delete from accounts where id = $1', [agreed]);
});

it('an account that was never verified and is left alone for seven days is listed, the oldest first', async () => {
  const [old, older] = [await signedUp(8), await signedUp(9)];
  await signedUp(6);
  const verified = await signedUp(8);
  await db.owner.pool.query('update accounts set email_verified_at = now() where id = $1', [verified]);
  const visited = await signedUp(8);
  await startSession(createLucia({ kysely: db.database.kysely, secure: true, now: () => new Date() }), {
    athleteId: visited,
    device: 'test',
  });
  const loggedOut = await signedUp(8);
  await db.owner.pool.query('update accounts set last_used_on = now()::date where id = $1', [loggedOut]);
  const demo = await signedUp(8);
  await db.owner.pool.query('insert into demo_athletes (athlete_id) values ($1)', [demo]);
  const written = await signedUp(8);
  for (const motto of ['one', 'two'])
    await test.log.append(request(`portfolio-${written}`, { expected: 'any', events: [mottoWritten(motto)] }));
  const listed = await abandonedAccounts(db.database.kysely, 10);
  expect(listed.map(({ athleteId }) => athleteId)).toEqual([older, old]);
  expect(await abandonedAccounts(db.database.kysely, 1)).toHaveLength(1);
});
