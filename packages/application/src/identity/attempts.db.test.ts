import { randomUUID } from 'node:crypto';
import { eraseAthlete } from '@palmares/db/erasure';
import { foldStream, rebuild, verifyProjection } from '@palmares/db/event-store';
import { createJobs, type Jobs } from '@palmares/db/jobs';
import { identityOf, identityProjection, overdueAttempts } from '@palmares/db/read-models';
import { type ConnectedServer, connectedServer, type TestLog, testLog, untilReadable } from '@palmares/db/testing';
import type { Answer, IdentityState } from '@palmares/domain/identity';
import { bank } from '@palmares/domain/identity/bank';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AthleteActor } from '../actor.ts';
import { answerQuestion } from './answer-question.ts';
import { closeAttempt } from './close-attempt.ts';
import { finishAttempt } from './finish-attempt.ts';
import { grantAttempt } from './grant-attempt.ts';
import { startAttempt } from './start-attempt.ts';

let db: ConnectedServer;
let test: TestLog;
let jobs: Jobs;
let phone: AthleteActor;
let laptop: AthleteActor;

beforeAll(async () => {
  db = await connectedServer();
  test = testLog(db.database);
  jobs = await createJobs(db.database);
});

afterAll(async () => {
  await test.log.settled();
  await jobs.close();
  await db.close();
});

beforeEach(async () => {
  const { athleteId } = await test.athlete();
  phone = { kind: 'athlete', athleteId, device: 'Safari, iPhone' };
  laptop = { ...phone, device: 'Firefox, Linux' };
});

const start = new Date('2026-11-20T12:00:00Z');
const later = (seconds: number): Date => new Date(start.getTime() + seconds * 1000);
const DEADLINE = 25 * 60;
const worker = { kind: 'system', jobId: 'job' } as const;
const color: Answer = { part: 'colors', item: 'c2', choice: 'c2a' };
const grit = (agreement: number): readonly Answer[] =>
  bank.grit.map(({ id }) => ({ part: 'grit', item: id, agreement }));

const deps = () => ({ log: test.log, jobs });
const stateOf = async (): Promise<IdentityState> => (await foldStream(test.log, 'identity', phone.athleteId)).state;

const started = async (at = start): Promise<string> => {
  const attemptId = randomUUID();
  const outcome = await startAttempt(deps(), phone, { commandId: randomUUID(), attemptId, at });
  if (!outcome.ok) throw new Error(`It was not started: ${outcome.refusal.code}`);
  return attemptId;
};

const answer = (attemptId: string, given: Answer, { at = later(60), by = phone, commandId = randomUUID() } = {}) =>
  answerQuestion(deps(), by, { commandId, attemptId, answer: given, at });

const finish = (attemptId: string, at = later(120)) =>
  finishAttempt(deps(), phone, { commandId: randomUUID(), attemptId, at });

const close = (attemptId: string, seconds: number) =>
  closeAttempt(deps(), worker, { athleteId: phone.athleteId, attemptId, at: later(seconds) });

const closingJobs = async (attemptId: string) => {
  const { rows } = await db.owner.pool.query<{ athlete: string; seconds: number }>(
    `select data ->> 'athleteId' as athlete, round(extract(epoch from start_after - created_on))::integer as seconds
     from pgboss.job where name = 'close-attempt' and data ->> 'attemptId' = $1`,
    [attemptId],
  );
  return rows;
};

const project = async () => {
  await untilReadable(db.database);
  const { keyring } = testLog(db.owner, test.masterKey);
  await rebuild({ owner: db.owner, keyring, projection: identityProjection });
};

describe('an attempt', () => {
  it('is started with the job that closes it 35 seconds after its deadline, once however often it is sent', async () => {
    const input = { commandId: randomUUID(), attemptId: randomUUID(), at: start };
    const first = await startAttempt(deps(), phone, input);
    expect(await startAttempt(deps(), phone, { ...input, at: later(5) })).toMatchObject({
      ok: true,
      value: { repeated: true, version: 1 },
    });
    expect(first).toMatchObject({ ok: true, value: { repeated: false, version: 1 } });
    expect(await closingJobs(input.attemptId)).toEqual([{ athlete: phone.athleteId, seconds: DEADLINE + 35 }]);
  });

  it('is one for two devices that start at the same moment', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    await Promise.all([
      startAttempt(deps(), phone, { commandId: randomUUID(), attemptId: one, at: start }),
      startAttempt(deps(), laptop, { commandId: randomUUID(), attemptId: other, at: start }),
    ]);
    expect((await stateOf()).attempts).toHaveLength(1);
    expect([...(await closingJobs(one)), ...(await closingJobs(other))]).toHaveLength(1);
  });

  it('keeps the last answer to a question, whichever device sent it, and every other answer', async () => {
    const attemptId = await started();
    await answer(attemptId, color);
    await answer(attemptId, { ...color, choice: 'c2b' }, { by: laptop });
    const answers = grit(4);
    await Promise.all(answers.map((given, index) => answer(attemptId, given, { by: index % 2 ? phone : laptop })));
    expect((await stateOf()).attempts[0]?.answers).toMatchObject({
      colors: { c2: 'c2b' },
      grit: Object.fromEntries(bank.grit.map(({ id }) => [id, 4])),
    });
  });

  it('takes an answer that is sent again once, also after the deadline', async () => {
    const attemptId = await started();
    const commandId = randomUUID();
    await answer(attemptId, color, { commandId });
    expect(await answer(attemptId, color, { commandId, at: later(DEADLINE + 60) })).toMatchObject({
      ok: true,
      value: { repeated: true },
    });
  });

  it('of another athlete takes no answer and cannot be finished', async () => {
    const attemptId = await started();
    const { athleteId } = await test.athlete();
    const stranger: AthleteActor = { ...phone, athleteId };
    expect(await answer(attemptId, color, { by: stranger })).toMatchObject({ refusal: { code: 'attempt_unknown' } });
    expect(await finishAttempt(deps(), stranger, { commandId: randomUUID(), attemptId, at: later(1) })).toMatchObject({
      refusal: { code: 'attempt_unknown' },
    });
  });

  it('that is finished twice is scored once', async () => {
    const attemptId = await started();
    for (const given of grit(5)) await answer(attemptId, given);
    const outcomes = await Promise.all([finish(attemptId), finish(attemptId)]);
    expect(outcomes.map((outcome) => outcome.ok && outcome.value.events.length).sort()).toEqual([0, 2]);
    expect((await stateOf()).attempts[0]).toMatchObject({
      finished: { by: 'athlete' },
      scored: { rule: 1, result: { masks: null, grit: { score: 3, rating: 3 } } },
    });
    expect(await answer(attemptId, color)).toMatchObject({ refusal: { code: 'attempt_finished' } });
  });

  it('can be started again only if an operator grants it, with its minutes', async () => {
    await finish(await started());
    const again = { commandId: randomUUID(), attemptId: randomUUID(), at: later(3600) };
    expect(await startAttempt(deps(), phone, again)).toMatchObject({ refusal: { code: 'attempt_used' } });
    const support = { kind: 'operator', name: 'Noor', reason: 'The school lost its network', device: null } as const;
    const { athleteId } = phone;
    await grantAttempt(deps(), support, { commandId: randomUUID(), athleteId, minutes: 40, at: later(3600) });
    expect(await startAttempt(deps(), phone, again)).toMatchObject({ ok: true });
    expect((await stateOf()).attempts[1]).toMatchObject({ deadline: '2026-11-20T13:40:00.000Z' });
    expect(await closingJobs(again.attemptId)).toMatchObject([{ seconds: 40 * 60 + 35 }]);
  });
});

describe('the deadline', () => {
  it('closes an attempt that nobody finished, with the parts that are completed', async () => {
    const attemptId = await started();
    for (const given of grit(1)) await answer(attemptId, given);
    await answer(attemptId, color, { at: later(DEADLINE + 30) });
    expect(await answer(attemptId, color, { at: later(DEADLINE + 31) })).toMatchObject({
      refusal: { code: 'answer_late' },
    });
    expect(await close(attemptId, DEADLINE + 30)).toMatchObject({ ok: true, value: { events: [] } });
    expect(await close(attemptId, DEADLINE + 35)).toMatchObject({
      ok: true,
      value: { events: [{ type: 'AttemptFinished' }, { type: 'IdentityScored' }] },
    });
    expect(await close(attemptId, DEADLINE + 36)).toMatchObject({ ok: true, value: { events: [] } });
    expect((await stateOf()).attempts[0]).toMatchObject({
      finished: { by: 'deadline' },
      scored: { result: { colors: null, grit: { rating: 3 } } },
    });
  });
});

describe('the read model', () => {
  it('equals what the log folds to, and names the attempts that are overdue', async () => {
    const overdue = { athleteId: phone.athleteId, attemptId: await started() };
    await answer(overdue.attemptId, color);
    const { athleteId } = await test.athlete();
    const [unhurried, done] = [{ ...phone, athleteId }, (await test.athlete()).athleteId];
    await startAttempt(deps(), unhurried, { commandId: randomUUID(), attemptId: randomUUID(), at: later(600) });
    const finished = { ...phone, athleteId: done };
    const attemptId = randomUUID();
    await startAttempt(deps(), finished, { commandId: randomUUID(), attemptId, at: start });
    await finishAttempt(deps(), finished, { commandId: randomUUID(), attemptId, at: later(5) });
    await project();
    expect(await identityOf(db.database.kysely, phone.athleteId)).toEqual({ version: 2, state: await stateOf() });
    const page = { before: later(DEADLINE + 1), limit: 1000, after: undefined };
    const found = await overdueAttempts(db.database.kysely, page);
    expect(found).toContainEqual(overdue);
    expect(found.map((attempt) => attempt.athleteId)).not.toContain(athleteId);
    expect(found.map((attempt) => attempt.athleteId)).not.toContain(done);
    expect(await overdueAttempts(db.database.kysely, { ...page, before: later(DEADLINE) })).not.toContainEqual(overdue);
    const { keyring } = testLog(db.owner, test.masterKey);
    const verified = await verifyProjection({ owner: db.owner, keyring, projection: identityProjection });
    expect(verified).toMatchObject({ differences: [], unsettled: [] });
  });

  it('of an athlete who has not begun is an attempt not taken', async () =>
    expect(await identityOf(db.database.kysely, phone.athleteId)).toEqual({
      version: 0,
      state: { attempts: [], granted: null },
    }));
});

it('[E39] what an erased athlete answered can be read nowhere, and the job that would close the attempt is gone', async () => {
  const attemptId = await started();
  await answer(attemptId, color);
  await project();
  const erased = await eraseAthlete(db.owner, phone.athleteId);
  const purged = erased?.purged.filter(({ rows }) => rows > 0).map(({ table }) => table);
  expect(purged).toEqual(['pgboss.job', 'read.identities', 'read.running_attempts']);
  expect(await closingJobs(attemptId)).toEqual([]);
  const { log } = testLog(db.database, test.masterKey);
  await expect(foldStream(log, 'identity', phone.athleteId)).rejects.toMatchObject({ name: 'KeyDestroyed' });
});
