import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { abandonedAccounts, createAccounts, createLucia, markEmailVerified, startSession } from '@palmares/db/accounts';
import { enterInLedger, readLedger, refuseUnerased } from '@palmares/db/erasure';
import { newestOperations } from '@palmares/db/operators';
import {
  anAccount,
  type ConnectedDatabase,
  connectedDatabase,
  mottoWritten,
  request,
  type TestLog,
  testLog,
} from '@palmares/db/testing';
import { guardianTextVersion } from '@palmares/domain/account';
import { streamOf } from '@palmares/domain/kernel';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eraseAbandoned } from './erase-abandoned.ts';
import type { ErasureDeps } from './erasure-steps.ts';

let db: ConnectedDatabase;
let test: TestLog;
let folder: string;
let ended: string[];

beforeEach(async () => {
  db = await connectedDatabase();
  test = testLog(db.database);
  folder = await mkdtemp(join(tmpdir(), 'abandoned-'));
  ended = [];
});

afterEach(async () => {
  await test.log.settled();
  await db.close();
  await rm(folder, { recursive: true });
});

const deps = (given: Partial<ErasureDeps> = {}): ErasureDeps => ({
  owner: db.owner,
  ledgerFile: join(folder, 'ledger.jsonl'),
  endCustomers: async (athleteId) => {
    ended.push(athleteId);
    return { subscriptionIds: [] };
  },
  removeFiles: async () => 0,
  waitForCacheExpiry: async () => undefined,
  now: () => new Date(),
  ...given,
});

const signedUp = async (daysAgo = 8): Promise<string> => {
  const { athleteId } = await test.athlete();
  await anAccount(db.database, { athleteId });
  await db.owner.pool.query(
    `update accounts set created_at = now() - make_interval(days => $2), last_used_on = (now() - make_interval(days => $2))::date
     where id = $1`,
    [athleteId, daysAgo],
  );
  return athleteId;
};

const accounts = async (): Promise<readonly string[]> => {
  const { rows } = await db.owner.pool.query('select id from accounts order by created_at');
  return rows.map(({ id }) => id);
};

const erasedIn = async (file = deps().ledgerFile) => (await readLedger(file)).map(({ athleteId }) => athleteId);

it('the eraser erases accounts that were never verified nor used for seven days, the oldest first, and nobody else', async () => {
  const edited = await signedUp();
  await test.log.append(
    request(streamOf('portfolio', edited), { expected: 'any', events: [mottoWritten('one'), mottoWritten('two')] }),
  );
  const answered = await signedUp();
  const at = new Date().toISOString();
  const attempt = { attemptId: crypto.randomUUID(), bank: '2026-11', seed: 4, startedAt: at, deadline: at };
  await test.log.append(
    request(streamOf('identity', answered), { events: [{ type: 'AttemptStarted', data: attempt }] }),
  );
  const uploaded = await signedUp();
  await db.owner.pool.query(
    `insert into files (id, athlete_id, kind, state, name, type, bytes)
     values (gen_random_uuid(), $1, 'document', 'ready', 'a.pdf', 'application/pdf', 1)`,
    [uploaded],
  );
  const visited = await signedUp();
  await startSession(createLucia({ kysely: db.database.kysely, secure: true, now: () => new Date() }), {
    athleteId: visited,
    device: 'test',
  });
  const verified = await signedUp();
  await db.database.kysely.transaction().execute((tx) => markEmailVerified(tx, verified));
  const young = await signedUp(6);
  const [old, oldest] = [await signedUp(8), await signedUp(30)];

  expect(await eraseAbandoned(deps())).toEqual({ erased: 2, unfinished: 0, left: 0 });
  expect(new Set(await accounts())).toEqual(new Set([edited, answered, uploaded, visited, verified, young]));
  expect(await erasedIn()).toEqual([oldest, old]);
  expect(await newestOperations(db.owner.kysely, 10)).toMatchObject(
    [old, oldest].map((athleteId) => ({
      operator: 'palmares-worker',
      command: 'account erase',
      athleteId,
      reason: 'never verified, never used',
      outcome: 'done',
    })),
  );
});

it('the eraser continues with an erasure that never came to the database, unless the account was used since', async () => {
  const [left, used] = [await signedUp(9), await signedUp(8)];
  const erasedAt = new Date().toISOString();
  for (const athleteId of [left, used])
    await enterInLedger(deps().ledgerFile, { athleteId, erasedAt, reason: 'never verified, never used' });
  // Programs, the eraser among them, can start meanwhile.
  await refuseUnerased(db.database, deps().ledgerFile);
  await db.database.kysely.transaction().execute((tx) => markEmailVerified(tx, used));
  await eraseAbandoned(deps());
  expect(await accounts()).toEqual([used]);
});

it('the eraser leaves an account that is used while others are being erased', async () => {
  const [first, second] = [await signedUp(9), await signedUp(8)];
  const using = deps({
    removeFiles: async (athleteId) => {
      if (athleteId === first) await db.database.kysely.transaction().execute((tx) => markEmailVerified(tx, second));
      return 0;
    },
  });
  expect(await eraseAbandoned(using)).toMatchObject({ erased: 1 });
  expect(await accounts()).toEqual([second]);
});

it('the eraser ends the customer of an account at Stripe, and forgets its guardian', async () => {
  const athleteId = await signedUp();
  const parent = {
    athleteId,
    requestId: crypto.randomUUID(),
    email: 'parent@example.com',
    language: 'en',
    textVersion: guardianTextVersion,
    at: new Date(),
  } as const;
  await db.database.kysely
    .transaction()
    .execute((tx) => createAccounts({ pepper: Buffer.alloc(32, 7), now: () => new Date() }).addGuardian(tx, parent));
  await eraseAbandoned(deps());
  expect(ended).toContain(athleteId);
  expect((await db.owner.pool.query('select from guardians where athlete_id = $1', [athleteId])).rowCount).toBe(0);
});

it('the eraser erases at most a hundred a day of few accounts, in the order of their age, and goes on the next day', async () => {
  await db.owner.pool.query(
    `insert into erasures (athlete_id, erased_at, customer_ids, subscription_ids)
     select gen_random_uuid(), now(), '{}', '{}' from generate_series(1, 98)`,
  );
  const newer = await signedUp(8);
  const [older, oldest] = [await signedUp(9), await signedUp(10)];
  expect(await eraseAbandoned(deps())).toEqual({ erased: 2, unfinished: 0, left: 1 });
  expect(await erasedIn()).toEqual([oldest, older]);
  expect(await accounts()).toEqual([newer]);
  await db.owner.pool.query("update erasures set erased_at = erased_at - interval '1 day'");
  expect(await eraseAbandoned(deps())).toEqual({ erased: 1, unfinished: 0, left: 0 });
});

it('the eraser says what a run left unfinished, and the next run continues with it', async () => {
  const athleteId = await signedUp();
  const noStripe = deps({ endCustomers: () => Promise.reject(new Error('Stripe does not answer')) });
  expect(await eraseAbandoned(noStripe)).toEqual({ erased: 1, unfinished: 1, left: 0 });
  expect(await newestOperations(db.owner.kysely, 1)).toMatchObject([{ athleteId, outcome: 'unfinished' }]);
  expect(await eraseAbandoned(deps())).toEqual({ erased: 0, unfinished: 0, left: 0 });
  const [entry] = await readLedger(deps().ledgerFile);
  expect(entry?.completedAt).not.toBeNull();
});

it('the eraser leaves what an operator began to the operator', async () => {
  const athleteId = await signedUp(1);
  const { ledgerFile } = deps();
  await enterInLedger(ledgerFile, { athleteId, erasedAt: new Date().toISOString(), reason: 'asked by mail' });
  await eraseAbandoned(deps());
  expect(await accounts()).toEqual([athleteId]);
  expect(await abandonedAccounts(db.database.kysely, 1)).toEqual([]);
});
