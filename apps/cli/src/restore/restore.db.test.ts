import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@palmares/db';
import { completeInLedger, enterInLedger } from '@palmares/db/erasure';
import {
  anAccount,
  type ConnectedDatabase,
  connectedDatabase,
  request,
  type TestLog,
  testLog,
} from '@palmares/db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { palmares, runProgram } from '../testing/run-program.ts';
import { workerEnvironment } from '../testing/worker-environment.ts';

let db: ConnectedDatabase;
let test: TestLog;
let folder: string;
let environment: Record<string, string>;

beforeAll(async () => {
  db = await connectedDatabase();
  test = testLog(db.database);
  folder = mkdtempSync(join(tmpdir(), 'restore-'));
  environment = {
    DATABASE_OWNER_URL: db.owner.url,
    PALMARES_ERASURE_LEDGER: join(folder, 'erasures.jsonl'),
    FILES_FOLDER: join(folder, 'files'),
  };
});

afterAll(async () => {
  await db.close();
  rmSync(folder, { recursive: true });
});

it('[E39] a backup with an erased athlete can be used after palmares restore, and not before', async () => {
  const { PALMARES_ERASURE_LEDGER: ledger = '' } = environment;
  const { athleteId, stream } = await test.athlete();
  await anAccount(db.database, { athleteId });
  await test.log.append(request(stream));
  expect(await palmares(['restore'], environment)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('does not exist'),
  });
  await enterInLedger(ledger, { athleteId, erasedAt: '2026-11-21T12:00:00.000Z', reason: 'asked by mail' });
  await completeInLedger(ledger, { athleteId, completedAt: '2026-11-21T12:01:05.000Z' });

  const worker = { ...workerEnvironment(db.database.url, test.masterKey), PALMARES_ERASURE_LEDGER: ledger };
  expect(await runProgram('worker', [], worker)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('palmares restore'),
  });

  const dry = await palmares(['restore', '--dry-run', '--json'], environment);
  expect(await test.log.load(stream)).toHaveLength(1);
  const real = await palmares(['restore', '--json'], environment);
  expect({ ...JSON.parse(dry.stdout), dryRun: false }).toEqual(JSON.parse(real.stdout));
  expect(JSON.parse(real.stdout)).toMatchObject({ applied: [{ athleteId, outcome: 'erased' }], unknownToLedger: [] });
  expect(await test.log.append(request(stream))).toMatchObject({ outcome: 'stream_closed' });

  const program = connect({ url: db.owner.url, applicationName: 'a long report', max: 1 });
  const client = await program.pool.connect();
  await client.query('begin isolation level repeatable read');
  await client.query('select count(*) from accounts');
  await db.owner.pool.query('update erasures set rewritten_at = null, removed_in = pg_current_xact_id()');
  expect(await palmares(['restore', '--patience', '0'], environment)).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(
      /^The data files still hold .*\n {2}the removed rows are still visible to a long report/m,
    ),
  });
  await client.query('rollback');
  client.release();
  await program.close();

  const signedUpLater = '01890000-0000-7000-8000-000000000000';
  await enterInLedger(ledger, { athleteId: signedUpLater, erasedAt: '2026-11-21T13:00:00.000Z', reason: 'asked' });
  const { stdout } = await palmares(['restore'], environment);
  expect(stdout).toMatch(
    new RegExp(
      `Signed up after this backup: 1\nThe ledger .* palmares account erase <id> for each.*:\n  ${signedUpLater}\n`,
    ),
  );
});

it('palmares keys rotate wraps every data key with the new master key, once, and refuses two equal ones', async () => {
  const { athleteId, stream } = await test.athlete();
  await test.log.append(request(stream));
  const masterKey = randomBytes(32);
  const keys = {
    DATABASE_OWNER_URL: db.owner.url,
    PALMARES_MASTER_KEY: masterKey.toString('base64'),
    PALMARES_MASTER_KEY_OLD: test.masterKey.toString('base64'),
  };
  const rotate = async (args: readonly string[]) => {
    const { code, stdout } = await palmares(['keys', 'rotate', '--reason', 'once a year', '--json', ...args], keys);
    return { code, ...JSON.parse(stdout) };
  };
  const dry = await rotate(['--dry-run']);
  const real = await rotate([]);
  expect(real).toMatchObject({ code: 0, rewrapped: 1, destroyed: 1, damaged: [], byAnother: 0 });
  expect({ ...dry, dryRun: false }).toEqual(real);
  expect(await testLog(db.database, masterKey).log.load(stream)).toHaveLength(1);
  await expect(testLog(db.database, test.masterKey).keyring.keyOf(db.database.kysely, athleteId)).rejects.toThrow(
    'which this process does not have',
  );
  expect(
    await palmares(['keys', 'rotate', '--reason', 'once a year'], {
      ...keys,
      PALMARES_MASTER_KEY_OLD: keys.PALMARES_MASTER_KEY,
    }),
  ).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('the same key'),
  });
});
