import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoggedOperation } from '@palmares/db/operators';
import {
  anAccount,
  type ConnectedDatabase,
  connectedDatabase,
  emptyDatabase,
  request,
  type TestLog,
  testLog,
  within,
} from '@palmares/db/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { palmares, startProgram } from '../testing/run-program.ts';

// Each test starts several processes while other tests run.
vi.setConfig({ testTimeout: 120_000 });

const masterKey = randomBytes(32);

let db: ConnectedDatabase;
let test: TestLog;
let folder: string;
let environment: Record<string, string>;

beforeAll(async () => {
  db = await connectedDatabase();
  test = testLog(db.database, masterKey);
  folder = mkdtempSync(join(tmpdir(), 'operators-'));
  environment = {
    DATABASE_URL: db.database.url,
    DATABASE_OWNER_URL: db.owner.url,
    PALMARES_MASTER_KEY: masterKey.toString('base64'),
    PALMARES_OPERATOR: '',
  };
});

afterAll(async () => {
  await db.close();
  rmSync(folder, { recursive: true });
});

const run = (...args: readonly string[]) => palmares(args, environment);

const logged = async (): Promise<readonly LoggedOperation[]> =>
  JSON.parse((await run('operators', 'log', '--json')).stdout);

it('a command that changes something records who ran it, with what, why and how it ended', async () => {
  expect((await run('operators', 'log')).stdout).toBe('Nothing is recorded.\n');
  const { athleteId, stream } = await test.athlete();
  await anAccount(db.database, { athleteId });
  await test.log.append(request(stream));
  const why = ['--reason', 'a new program'];
  expect(await run('projections', 'rebuild', 'portfolio', '--operator', 'Noor', ...why)).toMatchObject({ code: 0 });
  expect(
    await palmares(['projections', 'retry', '--athlete', athleteId], { ...environment, PALMARES_OPERATOR: 'Émile' }),
  ).toMatchObject({ code: 0 });
  const newest = await logged();
  expect(newest).toMatchObject([
    { operator: 'Émile', command: 'projections retry', athleteId, arguments: {}, reason: null, outcome: 'done' },
    {
      operator: 'Noor',
      command: 'projections rebuild',
      athleteId: null,
      arguments: { projection: 'portfolio', restart: false },
      reason: 'a new program',
      outcome: 'done',
    },
  ]);
  for (const { begunAt, endedAt } of newest) expect(new Date(endedAt ?? 0) >= new Date(begunAt)).toBe(true);
  const { stdout } = await run('operators', 'log', '--limit', '1');
  expect(stdout).toMatch(/^BEGUN +ENDED +OUTCOME +OPERATOR +COMMAND +TARGET +REASON\n\S+Z +\S+Z +done +Émile +/);
  expect(stdout.trim().split('\n')).toHaveLength(2);
});

describe('the operators log has no row for', () => {
  it.each([['maintain'], ['migrate'], ['log new-incarnation'], ['projections retry']])(
    '%s without a name, which is refused',
    async (command) => {
      const before = await logged();
      expect(await run(...command.split(' '))).toEqual({
        code: 2,
        stdout: '',
        stderr: 'palmares: this command is logged under your name: pass --operator <name> or set PALMARES_OPERATOR\n',
      });
      expect(await logged()).toEqual(before);
    },
  );

  it.each([
    {
      missing: 'a name of one line',
      args: ['migrate', '--operator', 'two\nlines'],
      error: 'one line of 2 to 100 characters',
    },
    { missing: 'a reason for new keys', args: ['keys', 'rotate', '--operator', 'Noor'], error: '--reason' },
  ])('a command without $missing, which is refused', async ({ args, error }) => {
    const before = await logged();
    expect(await run(...args)).toMatchObject({ code: 2, stderr: expect.stringContaining(error) });
    expect(await logged()).toEqual(before);
  });

  it.each([['maintain'], ['log new-incarnation'], ['projections rebuild portfolio']])(
    'a dry run of %s, which needs no name',
    async (command) => {
      const before = await logged();
      expect(await run(...command.split(' '), '--dry-run')).toMatchObject({ code: 0 });
      expect(await logged()).toEqual(before);
    },
  );

  it.each([
    { command: 'projections status', code: 0 },
    { command: 'projections verify', code: 0 },
    { command: 'account find nobody@example.com', code: 1 },
  ])('$command, which changes nothing', async ({ command, code }) => {
    const before = await logged();
    expect(await run(...command.split(' '))).toMatchObject({ code });
    expect(await logged()).toEqual(before);
  });
});

it('a command that failed is logged as failed, and one that was killed without an end', async () => {
  const client = await db.owner.pool.connect();
  await client.query('begin');
  await client.query('lock table erasures in access exclusive mode');
  const killed = startProgram('cli', ['maintain', '--operator', 'Noor'], environment);
  await vi.waitFor(async () => expect((await logged())[0]).toMatchObject({ command: 'maintain', endedAt: null }), {
    timeout: within(60_000),
  });
  killed.kill('SIGKILL');
  await killed.ended;
  await client.query('rollback');
  client.release();
  expect((await run('operators', 'log', '--limit', '1')).stdout).toMatch(/–\s+running or crashed\s+Noor\s+maintain\n/);

  const unknown = '01890000-0000-7000-8000-000000000000';
  const erasing = {
    PALMARES_ERASURE_LEDGER: join(folder, 'erasures.jsonl'),
    STRIPE_SECRET_KEY: 'sk_test_x',
    FILES_FOLDER: join(folder, 'files'),
  };
  expect(
    await palmares(['account', 'erase', unknown, '--yes', '--operator', 'Noor', '--reason', 'asked'], {
      ...environment,
      ...erasing,
    }),
  ).toMatchObject({ code: 1, stderr: expect.stringContaining('no athlete has the id') });
  expect((await logged())[0]).toMatchObject({ command: 'account erase', athleteId: unknown, outcome: 'failed' });
});

it('migrate creates the operator log the first time, and records itself each time', async () => {
  const empty = await emptyDatabase();
  try {
    const env = { DATABASE_OWNER_URL: empty.ownerUrl, DATABASE_URL: empty.ownerUrl, PALMARES_OPERATOR: 'Noor' };
    expect(await palmares(['log', 'new-incarnation'], env)).toMatchObject({
      code: 1,
      stderr: 'palmares: this database has no operator log yet: run palmares migrate first\n',
    });
    for (let time = 1; time <= 2; time += 1) expect(await palmares(['migrate'], env)).toMatchObject({ code: 0 });
    const { stdout } = await palmares(['operators', 'log', '--json'], env);
    expect(JSON.parse(stdout)).toMatchObject([
      { operator: 'Noor', command: 'migrate', outcome: 'done' },
      { operator: 'Noor', command: 'migrate', outcome: 'done' },
    ]);
  } finally {
    await empty.drop();
  }
});
