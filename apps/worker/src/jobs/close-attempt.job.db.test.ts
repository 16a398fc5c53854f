import { randomUUID } from 'node:crypto';
import { startAttempt } from '@palmares/application';
import { eraseAthlete } from '@palmares/db/erasure';
import { foldStream, rebuild } from '@palmares/db/event-store';
import { createJobs, type Jobs } from '@palmares/db/jobs';
import { identityProjection } from '@palmares/db/read-models';
import { type ConnectedServer, connectedServer, type TestLog, testLog, untilReadable } from '@palmares/db/testing';
import { streamOf } from '@palmares/domain/kernel';
import { shardOf } from '@palmares/event-store';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aRun } from '../testing/a-run.ts';
import { closeAttemptJob } from './close-attempt.job.ts';
import { sweepAttempts } from './sweep-attempts.job.ts';

let db: ConnectedServer;
let test: TestLog;
let jobs: Jobs;

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

const start = new Date('2026-11-20T12:00:00Z');
const after =
  (minutes: number, seconds = 0) =>
  () =>
    new Date(start.getTime() + (minutes * 60 + seconds) * 1000);

const attempting = async () => {
  const { athleteId } = await test.athlete();
  const attemptId = randomUUID();
  const actor = { kind: 'athlete', athleteId, device: null } as const;
  await startAttempt({ log: test.log, jobs }, actor, { commandId: randomUUID(), attemptId, at: start });
  return { athleteId, attemptId };
};

/** Two attempts, the first of which the sweep meets first. */
const inOrder = async () => {
  const [one, other] = [await attempting(), await attempting()];
  return one.athleteId < other.athleteId ? ([one, other] as const) : ([other, one] as const);
};

const finishedOf = async (athleteId: string) =>
  (await foldStream(test.log, 'identity', athleteId)).state.attempts[0]?.finished?.by;

const close = (attempt: object, now: () => Date, logged: string[] = []) =>
  closeAttemptJob({ log: test.log, now }).run(attempt, aRun(logged));

const sweep = (now: () => Date, logged: string[] = []) =>
  sweepAttempts({ database: db.database, log: test.log, now }).run({}, aRun(logged));

const project = async () => {
  await untilReadable(db.database);
  const { keyring } = testLog(db.owner, test.masterKey);
  await rebuild({ owner: db.owner, keyring, projection: identityProjection });
};

it('an attempt is closed after its deadline with nobody there, once however often the job runs', async () => {
  const attempt = await attempting();
  await close(attempt, after(25, 29));
  expect(await finishedOf(attempt.athleteId)).toBeUndefined();
  await close(attempt, after(25, 35));
  await close(attempt, after(26));
  expect(await finishedOf(attempt.athleteId)).toBe('deadline');
  expect(await test.log.load(streamOf('identity', attempt.athleteId))).toHaveLength(3);
});

it('an attempt whose job was lost is closed by the sweep, and no other', async () => {
  const [lost, alsoLost] = [await attempting(), await attempting()];
  await project();
  await sweep(after(25, 29));
  expect(await finishedOf(lost.athleteId)).toBeUndefined();
  const logged: string[] = [];
  await sweep(after(25, 31), logged);
  for (const { athleteId } of [lost, alsoLost]) expect(await finishedOf(athleteId)).toBe('deadline');
  expect(logged.join()).toContain('overdue attempts closed');
  await sweep(after(27));
  expect(await test.log.load(streamOf('identity', lost.athleteId))).toHaveLength(3);
});

it('[E39] an attempt of an athlete who was erased ends without an error, and the sweep goes on to the next', async () => {
  const [erased, other] = await inOrder();
  await project();
  await eraseAthlete(db.owner, erased.athleteId);
  // The row that a worker read before the erasure.
  await db.owner.pool.query(
    'insert into read.running_attempts (athlete_id, shard, attempt_id, deadline) values ($1, $2, $3, $4)',
    [erased.athleteId, shardOf(erased.athleteId), erased.attemptId, after(25)()],
  );
  const logged: string[] = [];
  await close(erased, after(26), logged);
  await sweep(after(26), logged);
  expect(logged.join().match(/athlete was erased/g)).toHaveLength(2);
  expect(await finishedOf(other.athleteId)).toBe('deadline');
});
