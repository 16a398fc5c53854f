import { randomUUID } from 'node:crypto';
import { type Projector, projectionSubscriber, type Subscriber } from '@palmares/event-store/projector';
import { type StreamId, waitUntilProjected } from '@palmares/event-store/testing';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { portfolioProjection } from '../read-models/portfolio/projection.ts';
import { type ConnectedServer, connectedServer } from '../testing/connected-server.ts';
import { mottoWritten, request, type TestLog, testLog } from '../testing/event-log.ts';
import { within } from '../testing/within.ts';
import type { Parking, Retried } from './index.ts';
import { createProjector, retryParked } from './index.ts';

let server: ConnectedServer;
let test: TestLog;
const projectors: Projector[] = [];
const parkings: Parking[] = [];
/** A new subscriber starts with the events of earlier tests, which it must ignore. */
const streamsOfThisTest = new Set<StreamId>();
const live = projectionSubscriber(portfolioProjection);

beforeAll(async () => {
  server = await connectedServer();
  test = testLog(server.database);
});

afterEach(async () => {
  await Promise.all(projectors.splice(0).map((projector) => projector.stop()));
  parkings.length = 0;
  streamsOfThisTest.clear();
});

afterAll(() => server.close());

/** A subscriber with a bug: it fails as `failures` says for a motto, and clearing that fixes it. */
const withBug = (failures: Map<string, Error>): Subscriber => ({
  name: `failing-${randomUUID()}`,
  kinds: ['portfolio'],
  async handle(tx, recorded, seal) {
    if (!streamsOfThisTest.has(recorded.stream)) return;
    const failure = failures.get((recorded.event.data as { motto: string }).motto);
    if (failure) throw failure;
    await live.handle(tx, recorded, seal);
  },
});

const project = (subscriber: Subscriber): Projector => {
  const { database } = server;
  const onParked = (parking: Parking): void => void parkings.push(parking);
  const projector = createProjector({ database, keyring: test.keyring, subscribers: [subscriber], onParked });
  projectors.push(projector);
  projector.start();
  return projector;
};

const anAthlete = async () => {
  const athlete = await test.athlete();
  streamsOfThisTest.add(athlete.stream);
  return athlete;
};

const append = async (stream: StreamId, ...mottos: readonly string[]): Promise<void> => {
  for (const motto of mottos) await test.log.append(request(stream, { events: [mottoWritten(motto)] }));
};

const reached = (subscriber: Subscriber, stream: StreamId, version: number) =>
  waitUntilProjected(server.database.kysely, { subscriber: subscriber.name, stream, version }, within(15_000));

const retry = async (
  subscriber: Subscriber,
  given: { athleteId?: string; dryRun?: boolean } = {},
): Promise<readonly Retried[]> => {
  const all: Retried[] = [];
  const onRetried = (retried: Retried): void => void all.push(retried);
  await retryParked({ database: server.database, keyring: test.keyring, subscriber, onRetried, ...given });
  return all;
};

const mottoOf = async (athleteId: string): Promise<unknown> => {
  const { rows } = await server.database.pool.query(
    `select content ->> 'motto' as motto from read.portfolio_sections where athlete_id = $1`,
    [athleteId],
  );
  return rows[0]?.motto;
};

const parkedRows = (subscriber: Subscriber) =>
  server.database.kysely
    .selectFrom('parked_subjects')
    .select(['subject_id', 'event_type', 'schema_version', 'reason', 'tries'])
    .where('subscriber', '=', subscriber.name)
    .execute();

const aBug = () => new Map<string, Error>([['fails', new RangeError('what the athlete wrote')]]);

it('[E33] a parked athlete catches up in order on request, and stays parked while the bug is there', async () => {
  const failures = aBug();
  const failing = withBug(failures);
  project(failing);
  const { athleteId, stream } = await anAthlete();
  await append(stream, 'one', 'fails', 'three');
  expect(await reached(failing, stream, 3)).toBe('parked');
  expect(await mottoOf(athleteId)).toBe('one');
  const why = { eventType: 'MottoWritten', schemaVersion: 1, reason: 'RangeError' };
  expect(parkings).toEqual([{ subscriber: failing.name, athleteId, ...why }]);

  const parkedAgain = { subscriber: failing.name, athleteId, outcome: 'parked_again', events: 0, ...why };
  expect(await retry(failing)).toEqual([parkedAgain]);
  expect(await parkedRows(failing)).toMatchObject([{ subject_id: athleteId, reason: 'RangeError', tries: 1 }]);
  failures.clear();
  expect(await retry(failing)).toEqual([{ ...parkedAgain, outcome: 'caught_up', events: 2, reason: null }]);
  expect(await mottoOf(athleteId)).toBe('three');
  expect(await parkedRows(failing)).toEqual([]);
  expect(await retry(failing)).toEqual([]);
});

it('[E53] a retry of many reports its progress, and after one that ended half-way the next continues with the rest', async () => {
  const failures = aBug();
  const failing = withBug(failures);
  const athletes = await Promise.all(Array.from({ length: 230 }, () => test.athlete(7)));
  for (const { stream } of athletes) streamsOfThisTest.add(stream);
  await Promise.all(athletes.map(({ stream }) => append(stream, 'one')));
  const first = project({ ...failing, handle: async () => undefined });
  for (const { stream } of athletes) expect(await reached(failing, stream, 1)).toBe('projected');
  await first.stop();
  await server.owner.pool.query(
    `insert into parked_subjects (subscriber, subject_id, shard, incarnation, transaction_id, position, event_type, reason)
     select $1, right(stream, 36)::uuid, shard, incarnation, transaction_id, position, type, 'TypeError'
     from events where stream = any($2)`,
    [failing.name, athletes.map(({ stream }) => stream)],
  );
  const { database } = server;
  const progress: number[] = [];
  const retryAll = (subscriber: Subscriber) =>
    retryParked({
      database,
      keyring: test.keyring,
      subscriber,
      onProgress: ({ done, total }) => void progress.push(done, total),
    });
  let handed = 0;
  const lost: Subscriber = {
    ...failing,
    handle: async (tx, recorded, seal) => {
      handed += 1;
      if (handed > 210) throw Object.assign(new Error('terminating connection'), { code: '57P01' });
      await failing.handle(tx, recorded, seal);
    },
  };
  await expect(retryAll(lost)).rejects.toMatchObject({ code: '57P01' });
  expect(progress).toEqual([200, 230]);
  expect(await parkedRows(failing)).toHaveLength(30);
  expect(await retryAll(failing)).toEqual({ caughtUp: 30, parkedAgain: 0 });
  expect(progress).toEqual([200, 230, 30, 30]);
  for (const { athleteId } of athletes) expect(await mottoOf(athleteId)).toBe('one');
});

it('[E33] [E53] of many who are retried together, one who still fails is parked alone', async () => {
  const failures = aBug();
  const failing = withBug(failures);
  project(failing);
  const athletes = await Promise.all(Array.from({ length: 3 }, () => test.athlete(9)));
  for (const { stream } of athletes) streamsOfThisTest.add(stream);
  for (const { stream } of athletes) await append(stream, 'fails', 'after');
  for (const { stream } of athletes) expect(await reached(failing, stream, 2)).toBe('parked');
  const still = athletes[1]?.athleteId;
  failures.clear();
  const stillFailing: Subscriber = {
    ...failing,
    handle: async (tx, recorded, seal) => {
      if (still !== undefined && recorded.stream.endsWith(still)) throw new RangeError('still');
      await failing.handle(tx, recorded, seal);
    },
  };
  const outcomes = new Map((await retry(stillFailing)).map(({ athleteId, outcome }) => [athleteId, outcome]));
  expect(outcomes).toEqual(
    new Map(athletes.map(({ athleteId }) => [athleteId, athleteId === still ? 'parked_again' : 'caught_up'])),
  );
  expect(await parkedRows(failing)).toMatchObject([{ subject_id: still, reason: 'RangeError', tries: 1 }]);
});

it('[E33] a retry goes as far as it can, and the next continues there', async () => {
  const failures = aBug().set('worse', new TypeError('another'));
  const failing = withBug(failures);
  project(failing);
  const { athleteId, stream } = await anAthlete();
  await append(stream, 'fails', 'between', 'worse', 'last');
  expect(await reached(failing, stream, 4)).toBe('parked');
  failures.delete('fails');
  expect(await retry(failing)).toMatchObject([{ outcome: 'parked_again', events: 2, reason: 'TypeError' }]);
  expect(await mottoOf(athleteId)).toBe('between');
  failures.clear();
  expect(await retry(failing)).toMatchObject([{ outcome: 'caught_up', events: 2 }]);
  expect(await mottoOf(athleteId)).toBe('last');
});

it('[E35] what came before the event that parked an athlete is projected', async () => {
  const failing = withBug(aBug());
  project(failing);
  const { stream } = await anAthlete();
  await append(stream, 'one', 'fails', 'three');
  expect(await reached(failing, stream, 3)).toBe('parked');
  expect(await reached(failing, stream, 2)).toBe('parked');
  expect(await reached(failing, stream, 1)).toBe('projected');
});

it('a dry run of a retry reports the same and changes nothing; one athlete may be retried alone', async () => {
  const failures = aBug();
  const failing = withBug(failures);
  project(failing);
  const first = await anAthlete();
  const second = await anAthlete();
  for (const { stream } of [first, second]) await append(stream, 'fails', 'after');
  for (const { stream } of [first, second]) expect(await reached(failing, stream, 2)).toBe('parked');
  const before = await parkedRows(failing);
  await retry(failing, { dryRun: true });
  expect(await parkedRows(failing)).toEqual(before);
  failures.clear();
  const dry = await retry(failing, { athleteId: first.athleteId, dryRun: true });
  expect(await mottoOf(first.athleteId)).toBeUndefined();
  expect(await retry(failing, { athleteId: first.athleteId })).toEqual(dry);
  expect(await mottoOf(first.athleteId)).toBe('after');
  expect(await parkedRows(failing)).toMatchObject([{ subject_id: second.athleteId, tries: 0 }]);
});

it('[E33] what is not the event’s fault is thrown, and the athlete is parked as before', async () => {
  const failures = aBug();
  const failing = withBug(failures);
  project(failing);
  const { stream } = await anAthlete();
  await append(stream, 'fails');
  expect(await reached(failing, stream, 1)).toBe('parked');
  const before = await parkedRows(failing);
  failures.set('fails', Object.assign(new Error('terminating connection'), { code: '57P01' }));
  await expect(retry(failing)).rejects.toMatchObject({ code: '57P01' });
  expect(await parkedRows(failing)).toEqual(before);
});

it('[E33] a program of the old version retries nobody in the new one', async () => {
  const failures = aBug();
  const failing = withBug(failures);
  project(failing);
  const { athleteId, stream } = await anAthlete();
  await append(stream, 'fails');
  expect(await reached(failing, stream, 1)).toBe('parked');
  failures.clear();
  const serving = { subscriber: failing.name, version: 2, tables: [] };
  await server.owner.kysely.insertInto('read_models').values(serving).execute();
  await expect(retry({ ...failing, version: 1 })).rejects.toThrow('Another version');
  expect(await mottoOf(athleteId)).toBeUndefined();
  expect(await retry({ ...failing, version: 2 })).toMatchObject([{ outcome: 'caught_up', events: 1 }]);
});

it('[E33] a retry in the middle of a batch loses none of the events that the batch passes over', async () => {
  const entered = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const failures = aBug();
  const bug = withBug(failures);
  const failing: Subscriber = {
    ...bug,
    async handle(tx, recorded, seal) {
      if ((recorded.event.data as { motto: string }).motto === 'slow') {
        entered.resolve();
        await gate.promise;
      }
      await bug.handle(tx, recorded, seal);
    },
  };
  const parked = await anAthlete();
  let beside = await anAthlete();
  while (beside.athleteId.at(-1) !== parked.athleteId.at(-1)) beside = await anAthlete();
  const first = project(failing);
  await append(parked.stream, 'fails');
  expect(await reached(failing, parked.stream, 1)).toBe('parked');
  await first.stop();
  failures.clear();

  await append(parked.stream, 'passed over');
  await append(beside.stream, 'slow');
  project(failing);
  await entered.promise;
  const retried = retry(failing);
  await vi.waitFor(async () => {
    const { rowCount } = await server.owner.pool.query('select from pg_locks where not granted');
    expect(rowCount).toBeGreaterThan(0);
  });
  gate.resolve();
  expect(await retried).toMatchObject([{ outcome: 'caught_up', events: 2 }]);
  expect(await reached(failing, beside.stream, 1)).toBe('projected');
  expect(await mottoOf(parked.athleteId)).toBe('passed over');
});
