import { randomUUID } from 'node:crypto';
import { streamKinds } from '@palmares/domain/kernel';
import { SHARDS, shardOf } from '@palmares/event-store';
import { createKeyring, type RecordedEvent } from '@palmares/event-store/event-log';
import { unknownKinds, waiting } from '@palmares/event-store/health';
import { type Projector, projectionSubscriber, type Subscriber } from '@palmares/event-store/projector';
import { type StreamId, type UnknownKind, type Wait, waitUntilProjected } from '@palmares/event-store/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { portfolioProjection } from '../read-models/portfolio/projection.ts';
import { refuseWrongMasterKey } from '../start-checks.ts';
import { reactorNames } from '../subscribers.ts';
import { type ConnectedServer, connectedServer } from '../testing/connected-server.ts';
import { mottoWritten, request, type TestLog, testLog } from '../testing/event-log.ts';
import { storeEvent } from '../testing/stored-event.ts';
import { within } from '../testing/within.ts';
import { createWitness, witness } from '../testing/witness.ts';
import { createProjector, type Retried, retryParked } from './index.ts';

let server: ConnectedServer;
let test: TestLog;
const projectors: Projector[] = [];
const waits: Wait[] = [];
const kinds: UnknownKind[] = [];
const portfolio = projectionSubscriber(portfolioProjection);

beforeAll(async () => {
  server = await connectedServer();
  await createWitness(server.owner);
  test = testLog(server.database);
});

afterEach(async () => {
  await Promise.all(projectors.splice(0).map((projector) => projector.stop()));
  waits.length = 0;
  kinds.length = 0;
});

afterAll(() => server.close());

const project = (...subscribers: readonly Subscriber[]): void => {
  const projector = createProjector({
    database: server.database,
    // Without the shared keyring's cached keys.
    keyring: createKeyring({ masterKey: test.masterKey }),
    subscribers,
    onWaiting: (wait) => waits.push(wait),
    onUnknownKind: (kind) => kinds.push(kind),
  });
  projectors.push(projector);
  projector.start();
};

const reached = ({ name }: Subscriber, stream: StreamId, version = 1) =>
  waitUntilProjected(server.database.kysely, { subscriber: name, stream, version }, within(20_000));

const eventually = (assertion: () => Promise<void> | void) =>
  vi.waitFor(assertion, { timeout: within(20_000), interval: 20 });

const parkedIn = async ({ name }: Subscriber) =>
  server.database.kysely
    .selectFrom('parked_subjects')
    .select(['subject_id', 'reason'])
    .where('subscriber', '=', name)
    .execute();

const newWitness = (): Subscriber => ({ ...witness(randomUUID), name: `witness-${randomUUID()}` });

it('[E43] an event of an unknown stream kind stops nobody; it is counted and named', async () => {
  const { athleteId, stream } = await test.athlete();
  const beside = await test.athlete(shardOf(athleteId));
  const unknown = { stream: `medals-${athleteId}` as StreamId, type: 'MedalWon', schemaVersion: 1, data: {} };
  await storeEvent(server.database.kysely, test.keyring, unknown);
  project(portfolio);
  for (const one of [stream, beside.stream]) {
    await test.log.append(request(one));
    expect(await reached(portfolio, one)).toBe('projected');
  }
  expect(kinds).toEqual([{ subscriber: 'portfolio', kind: 'medals', events: 1 }]);
  expect(await unknownKinds(server.database.kysely, streamKinds)).toEqual([{ kind: 'medals', streams: 1, events: 1 }]);
});

it('[E43] the log refuses a stream that does not belong to its shard', async () => {
  const { athleteId } = await test.athlete();
  const append = (shard: number, stream: string) =>
    server.database.pool.query(
      `select * from append_events($1::smallint, $2, 0, gen_random_uuid(), '\\x00', gen_random_uuid(),
        array[gen_random_uuid()], array['MottoWritten'], array[1::smallint], array['\\x00'::bytea], array['\\x00'::bytea])`,
      [shard, stream],
    );
  const shard = shardOf(athleteId);
  for (const stream of ['portfolio', `-${athleteId}`, 'portfolio-x', `portfolio-${athleteId}-x`])
    await expect(append(shard, stream)).rejects.toThrow(`not a stream of shard ${shard}`);
  await expect(append((shard + 1) % SHARDS, `portfolio-${athleteId}`)).rejects.toThrow('not a stream of shard');
});

describe('[E44] a fault of the database’s set-up parks nobody, is reported, and ends by itself', () => {
  it.each([
    [
      'a right that was revoked',
      'DatabaseError: 42501',
      'revoke insert on read.portfolio_sections from palmares_app',
      'grant insert on read.portfolio_sections to palmares_app',
    ],
    [
      'a table that is not there',
      'DatabaseError: 42P01',
      'alter table read.portfolio_sections rename to gone',
      'alter table read.gone rename to portfolio_sections',
    ],
    [
      'a column that is not there',
      'DatabaseError: 42703',
      'alter table read.portfolio_sections rename content to gone',
      'alter table read.portfolio_sections rename gone to content',
    ],
  ])('%s', async (_what, reason, breaking, repair) => {
    const beside = newWitness();
    project(portfolio, beside);
    const athletes = await Promise.all(Array.from({ length: 12 }, () => test.athlete()));
    await server.owner.pool.query(breaking);
    try {
      for (const { stream } of athletes) await test.log.append(request(stream));
      for (const { stream } of athletes) expect(await reached(beside, stream)).toBe('projected');
      await eventually(async () => {
        expect(await waiting(server.database.kysely)).toMatchObject([{ subscriber: 'portfolio', reason, owners: 1 }]);
      });
      expect(waits[0]).toMatchObject({ subscriber: 'portfolio', reason });
      expect(await parkedIn(portfolio)).toEqual([]);
    } finally {
      await server.owner.pool.query(repair);
    }
    for (const { stream } of athletes) expect(await reached(portfolio, stream)).toBe('projected');
    await eventually(async () => expect(await waiting(server.database.kysely)).toEqual([]));
  });
});

it('[E44] many athletes who fail for one reason stop the projection instead of being parked', async () => {
  const MANY = 30;
  let broken = true;
  const athletes = await Promise.all(Array.from({ length: MANY }, () => test.athlete()));
  const ours = new Set<StreamId>(athletes.map(({ stream }) => stream));
  const failing: Subscriber = {
    name: `failing-${randomUUID()}`,
    kinds: ['portfolio'],
    handle: async (_tx, { stream }) => {
      if (broken && ours.has(stream)) throw new TypeError('a bug of the program');
    },
  };
  for (const { stream } of athletes) await test.log.append(request(stream));
  project(failing);
  await eventually(() => expect(waits.map(({ reason }) => reason)).toContain('ManySubjectsFail: TypeError'));
  const parked = await parkedIn(failing);
  // Fewer than ten if the one too many shares a shard with others: their batch was rolled back with it.
  expect(parked.length).toBeGreaterThan(0);
  expect(parked.length).toBeLessThanOrEqual(10);
  broken = false;
  const parkedIds = new Set(parked.map(({ subject_id }) => subject_id));
  for (const { athleteId, stream } of athletes)
    expect(await reached(failing, stream)).toBe(parkedIds.has(athleteId) ? 'parked' : 'projected');
  expect(await parkedIn(failing)).toEqual(parked);

  const retried: Retried[] = [];
  const { database } = server;
  const totals = await retryParked({
    database,
    keyring: test.keyring,
    subscriber: failing,
    onRetried: (one) => retried.push(one),
  });
  expect(totals).toEqual({ caughtUp: parked.length, parkedAgain: 0 });
  expect(new Set(retried.map(({ athleteId }) => athleteId))).toEqual(parkedIds);
});

it('[E45] a data key that cannot be opened costs its athlete alone, also at start', async () => {
  const wrapped = await test.athlete();
  const damaged = await test.athlete(shardOf(wrapped.athleteId));
  const well = await test.athlete(shardOf(wrapped.athleteId));
  for (const { stream } of [wrapped, damaged, well]) await test.log.append(request(stream));
  const { pool } = server.owner;
  await pool.query(`update data_keys set master_key_id = 'another' where subject_id = $1`, [wrapped.athleteId]);
  await pool.query(`update data_keys set wrapped = sha256(wrapped) where subject_id = $1`, [damaged.athleteId]);
  project(portfolio);
  expect(await reached(portfolio, wrapped.stream)).toBe('parked');
  expect(await reached(portfolio, damaged.stream)).toBe('parked');
  expect(await reached(portfolio, well.stream)).toBe('projected');
  const parked = new Map((await parkedIn(portfolio)).map(({ subject_id, reason }) => [subject_id, reason]));
  expect(parked).toEqual(
    new Map([
      [wrapped.athleteId, 'MasterKeyMissing'],
      [damaged.athleteId, 'DataKeyDamaged'],
    ]),
  );
  await test.athlete();
  await refuseWrongMasterKey(server.database, { masterKey: test.masterKey });
});

it('[E52] a new reactor acts on nothing that happened before it was there', async () => {
  const before = await test.athlete();
  const after = await test.athlete(shardOf(before.athleteId));
  await test.log.append(request(before.stream));
  const seen: RecordedEvent[] = [];
  const reactor: Subscriber = {
    name: `late-${randomUUID()}`,
    kinds: ['portfolio'],
    fromNow: true,
    handle: async (_tx, recorded) => void seen.push(recorded),
  };
  project(reactor);
  await eventually(async () => {
    const { rows } = await server.owner.pool.query('select from checkpoints where subscriber = $1', [reactor.name]);
    expect(rows).toHaveLength(SHARDS);
  });
  await test.log.append(request(after.stream, { events: [mottoWritten('new')] }));
  expect(await reached(reactor, after.stream)).toBe('projected');
  expect(seen.map(({ stream }) => stream)).toEqual([after.stream]);
});

it('[E52] the reactors of the product start at the end of the log as it is migrated', async () => {
  const { rows } = await server.owner.pool.query(
    `select subscriber, count(*)::integer as shards, bool_and(transaction_id > '0') as behind
     from checkpoints where subscriber = any($1) group by subscriber order by subscriber`,
    [reactorNames],
  );
  expect(rows).toEqual(reactorNames.toSorted().map((subscriber) => ({ subscriber, shards: SHARDS, behind: true })));
});

it('[E55] a locked table delays its own read model, and neither the others nor an append', async () => {
  const beside = newWitness();
  project(portfolio, beside);
  const athletes = await Promise.all(Array.from({ length: 8 }, () => test.athlete()));
  const client = await server.owner.pool.connect();
  try {
    await client.query('begin');
    await client.query('lock table read.portfolio_sections in exclusive mode');
    for (const { stream } of athletes) expect(await test.log.append(request(stream))).toMatchObject({ version: 1 });
    for (const { stream } of athletes) expect(await reached(beside, stream)).toBe('projected');
    await eventually(() => expect(waits[0]).toMatchObject({ subscriber: 'portfolio', reason: 'DatabaseError: 55P03' }));
    await client.query('commit');
  } finally {
    client.release();
  }
  for (const { stream } of athletes) expect(await reached(portfolio, stream)).toBe('projected');
  expect(await parkedIn(portfolio)).not.toContainEqual(expect.objectContaining({ reason: 'DatabaseError: 55P03' }));
});
