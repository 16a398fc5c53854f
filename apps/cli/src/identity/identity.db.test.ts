import { randomBytes, randomUUID } from 'node:crypto';
import { foldStream, rebuild } from '@palmares/db/event-store';
import { identityProjection } from '@palmares/db/read-models';
import {
  anAccount,
  type ConnectedServer,
  connectedServer,
  request,
  type TestLog,
  testLog,
  untilReadable,
  within,
} from '@palmares/db/testing';
import type { IdentityEvent } from '@palmares/domain/identity';
import { type Bank, bank, bankOf, banks } from '@palmares/domain/identity/bank';
import { streamOf } from '@palmares/domain/kernel';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { palmares, startProgram, testOperator } from '../testing/run-program.ts';

// Each test starts several processes while other tests run.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });

const masterKey = randomBytes(32);

let db: ConnectedServer;
let test: TestLog;
let environment: Record<string, string>;

beforeAll(async () => {
  db = await connectedServer();
  test = testLog(db.database, masterKey);
  environment = { DATABASE_URL: db.database.url, PALMARES_MASTER_KEY: masterKey.toString('base64') };
});

afterAll(async () => {
  await test.log.settled();
  await db.close();
});

const identity = (...args: readonly string[]) => palmares(['identity', ...args], environment);

const project = async () => {
  await untilReadable(db.database);
  const { keyring } = testLog(db.owner, masterKey);
  await rebuild({ owner: db.owner, keyring, projection: identityProjection });
};

const stateOf = async (athleteId: string) => (await foldStream(test.log, 'identity', athleteId)).state;

describe('palmares identity grant-attempt', () => {
  it('grants one attempt with its minutes and reason, and a dry run none', async () => {
    const { athleteId } = await test.athlete();
    const { email } = await anAccount(db.database, { athleteId });
    const args = ['grant-attempt', email, '--minutes', '40', '--reason', 'asked by the school'];
    expect(await identity(...args, '--dry-run')).toMatchObject({
      code: 0,
      stdout: `Would grant athlete ${athleteId} an attempt of 40 minutes.\n`,
    });
    expect((await stateOf(athleteId)).granted).toBeNull();
    expect(await identity(...args)).toMatchObject({
      code: 0,
      stdout: `Granted athlete ${athleteId} an attempt of 40 minutes.\n`,
    });
    expect((await identity(...args)).stdout).toContain('already has an unused attempt of 40 minutes');
    expect(await test.log.load(streamOf('identity', athleteId))).toMatchObject([
      {
        event: { type: 'AttemptGranted', data: { minutes: 40, reason: 'asked by the school' } },
        metadata: { actor: { kind: 'operator', id: testOperator }, reason: 'asked by the school' },
      },
    ]);
  });

  it('refuses minutes out of range and an athlete who does not exist', async () => {
    const nobody = '01890000-0000-7000-8000-000000000000';
    expect(await identity('grant-attempt', nobody, '--minutes', '4', '--reason', 'asked')).toMatchObject({
      code: 2,
      stderr: 'palmares: --minutes must be a whole number from 5 to 180\n',
    });
    expect(await identity('grant-attempt', nobody, '--reason', 'asked')).toMatchObject({
      code: 1,
      stderr: `palmares: no athlete has the id ${nobody}\n`,
    });
  });
});

describe('palmares identity rescore', () => {
  /** More than one call to the database appends at once. */
  const ATHLETES = 100;
  const athletes: string[] = [];

  const scoredBefore = (attemptId: string, of: Bank): readonly IdentityEvent[] => [
    {
      type: 'AttemptStarted',
      data: {
        attemptId,
        bank: of.version,
        seed: 1,
        startedAt: '2026-11-20T12:00:00.000Z',
        deadline: '2026-11-20T12:25:00.000Z',
      },
    },
    ...of.grit.map(
      ({ id }): IdentityEvent => ({ type: 'GritStatementRated', data: { attemptId, item: id, agreement: 5 } }),
    ),
    { type: 'AttemptFinished', data: { attemptId, finishedBy: 'athlete', finishedAt: '2026-11-20T12:20:00.000Z' } },
    {
      type: 'IdentityScored',
      data: {
        attemptId,
        bank: of.version,
        rule: 0,
        result: { masks: null, colors: null, learningStyles: null, grit: { score: 5, rating: 5 } },
      },
    },
  ];

  const scoredByRule = async (): Promise<ReadonlyMap<number, number>> => {
    const states = await Promise.all(athletes.map(stateOf));
    const rules = states.map(({ attempts }) => attempts[0]?.scored?.rule ?? -1);
    return new Map([...Map.groupBy(rules, (rule) => rule)].map(([rule, all]) => [rule, all.length]));
  };

  const eventsOf = async (): Promise<number> => {
    const { rows } = await db.owner.pool.query<{ count: number }>(
      `select count(*)::integer as count from events where type = 'IdentityScored'`,
    );
    return rows[0]?.count ?? -1;
  };

  beforeAll(async () => {
    for (let made = 0; made < ATHLETES; made++) {
      const { athleteId } = await test.athlete();
      athletes.push(athleteId);
      const events = scoredBefore(randomUUID(), made % 2 === 0 ? bank : bankOf({ bank: '2026-11' }));
      await test.log.append(request(streamOf('identity', athleteId), { expected: 'none', events }));
    }
    await project();
  });

  const rescore = (...args: readonly string[]) => identity('rescore', '--reason', 'a corrected rule', ...args);

  it('needs one athlete or all', async () => {
    for (const args of [[], ['--all', '--athlete', athletes[0] ?? '']])
      expect(await rescore(...args)).toMatchObject({ code: 2, stderr: expect.stringContaining('either --athlete') });
  });

  it('says in a dry run who would change from what to what, and appends nothing', async () => {
    const { code, stdout } = await rescore('--all', '--dry-run', '--json');
    const answer = JSON.parse(stdout);
    expect({ code, ...answer, changes: answer.changes.length }).toMatchObject({
      code: 0,
      applied: ATHLETES,
      changed: ATHLETES,
      changes: ATHLETES,
      rule: 1,
      dryRun: true,
    });
    expect(new Set(answer.changes.map((change: { bank: string }) => change.bank))).toEqual(
      new Set(banks.map(({ version }) => version)),
    );
    expect(answer.changes[0]).toMatchObject({
      athleteId: expect.any(String),
      from: { rule: 0, result: { grit: { rating: 5 } } },
      to: { rule: 1, result: { grit: { rating: 3 } } },
    });
    expect(await eventsOf()).toBe(ATHLETES);
  });

  it('that was killed goes on where it stopped, and scores nobody twice', async () => {
    const last = athletes.toSorted().at(-1) ?? '';
    const blocker = await db.owner.pool.connect();
    await blocker.query('begin');
    await blocker.query('select from streams where stream = $1 for update', [streamOf('identity', last)]);
    const killed = startProgram(
      'cli',
      ['identity', 'rescore', '--all', '--reason', 'a corrected rule', '--operator', 'Noor'],
      environment,
    );
    await vi.waitFor(async () => expect(await eventsOf()).toBeGreaterThan(ATHLETES), { timeout: within(120_000) });
    killed.kill('SIGKILL');
    await killed.ended;
    expect((await scoredByRule()).get(0)).toBeGreaterThan(0);
    // Its last call may still be written: the database does not know that nobody waits for it.
    await blocker.query('rollback');
    blocker.release();

    // The read model still says that all are due.
    expect(await rescore('--all')).toMatchObject({ code: 0 });
    expect(await scoredByRule()).toEqual(new Map([[1, ATHLETES]]));
    expect(await eventsOf()).toBe(2 * ATHLETES);

    await project();
    expect(JSON.parse((await rescore('--all', '--json')).stdout)).toMatchObject({ applied: 0, changes: [] });
  });

  it('leaves a distribution that counts every athlete', async () => {
    const { stdout } = await identity('stats', '--json');
    expect(JSON.parse(stdout)).toMatchObject({
      athletes: { finished: ATHLETES, running: 0 },
      masks: { soldier: 0, driven: 0 },
      grit: { '1': 0, '3': ATHLETES, '5': 0 },
    });
    expect((await identity('stats')).stdout).toMatch(/GRIT RATING +ATHLETES +SHARE\n[\s\S]*\n3 +100 +100 %\n/);
  });

  it('leaves an attempt whose question bank is not here, and says so', async () => {
    const { athleteId } = await test.athlete();
    const unknown: Bank = { ...bankOf({ bank: '2026-11' }), version: '1999-01' };
    const events = scoredBefore(randomUUID(), unknown);
    await test.log.append(request(streamOf('identity', athleteId), { expected: 'none', events }));
    await project();
    const { code, stdout } = await rescore('--athlete', athleteId);
    expect(code).toBe(0);
    expect(stdout).toContain('this program does not have their question bank: 1.');
    expect((await stateOf(athleteId)).attempts[0]?.scored?.rule).toBe(0);
  });
});
