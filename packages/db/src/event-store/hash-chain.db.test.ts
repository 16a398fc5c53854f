import { athleteOf } from '@palmares/domain/kernel';
import { shardOf } from '@palmares/event-store';
import { verifyShard, verifyStream } from '@palmares/event-store/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ConnectedDatabase, connectedDatabase } from '../testing/connected-database.ts';
import { mottoWritten, request, type TestLog, testLog } from '../testing/event-log.ts';
import { swapped, tampered as tamper } from '../testing/tamper.ts';

let connected: ConnectedDatabase;
let test: TestLog;

beforeAll(async () => {
  connected = await connectedDatabase();
  test = testLog(connected.database);
});

afterAll(() => connected.close());

const tampered = (stream: string, sql: string) => tamper(connected.owner, stream, sql);

const threeEvents = async () => {
  const { stream } = await test.athlete();
  for (const motto of ['un', 'deux', 'trois'])
    await test.log.append(request(stream, { events: [mottoWritten(motto)] }));
  return stream;
};

const verdict = (stream: Awaited<ReturnType<typeof threeEvents>>) => verifyStream(connected.database.kysely, stream);

it('[E40] the chain that Postgres computed is the one computed from what it stored', async () => {
  const stream = await threeEvents();
  await Promise.all(Array.from({ length: 12 }, () => test.log.append(request(stream))));
  expect(await verdict(stream)).toMatchObject({ intact: true, version: 15 });
});

const idOf = async (stream: string, version: number): Promise<string> => {
  const { rows } = await connected.owner.pool.query<{ id: string }>(
    'select event_id as id from events where stream = $1 and version = $2',
    [stream, version],
  );
  return rows[0]?.id ?? '';
};

it.each([
  ['a changed event', 2, 'changed', `update events set type = 'IntroductionWritten' where stream = $1 and version = 2`],
  [
    'a time moved by one microsecond',
    1,
    'changed',
    `update events set recorded_at = recorded_at + interval '1 microsecond' where stream = $1 and version = 1`,
  ],
])('[E40] %s is found and named', async (_what, version, fault, sql) => {
  const stream = await threeEvents();
  await tampered(stream, sql);
  expect(await verdict(stream)).toEqual({ intact: false, version, fault, eventId: await idOf(stream, version) });
});

it.each([
  ['a removed event', 2, 'missing', 'delete from events where stream = $1 and version = 2'],
  ['a cut tail', 3, 'cut', 'delete from events where stream = $1 and version = 3'],
  ['a stream without its events', 1, 'cut', 'delete from events where stream = $1'],
])('[E40] %s is found, and the version that is gone is named', async (_what, version, fault, sql) => {
  const stream = await threeEvents();
  await tampered(stream, sql);
  expect(await verdict(stream)).toEqual({ intact: false, version, fault, eventId: null });
});

it.each([
  ['another hash', `update streams set head_hash = sha256('x') where stream = $1`, 3],
  ['an earlier version', `update streams set version = 2 where stream = $1`, 3],
  ['nothing at all', `delete from streams where stream = $1`, 1],
])('[E40] a head rewritten to %s is found and named', async (_what, sql, version) => {
  const stream = await threeEvents();
  await tampered(stream, sql);
  const eventId = await idOf(stream, version);
  expect(await verdict(stream)).toEqual({ intact: false, version, fault: 'head', eventId });
});

it('[E40] two events that changed places are found, and the one that belongs first is named', async () => {
  const stream = await threeEvents();
  const first = await idOf(stream, 1);
  await tampered(stream, 'update events set version = version + 10 where stream = $1 and version < 3');
  await tampered(stream, 'update events set version = 13 - version where stream = $1 and version > 10');
  expect(await verdict(stream)).toEqual({ intact: false, version: 1, fault: 'reordered', eventId: first });
});

it('[E40] an event moved to the end leaves a place that is named with it', async () => {
  const stream = await threeEvents();
  const second = await idOf(stream, 2);
  await tampered(stream, 'update events set version = 4 where stream = $1 and version = 2');
  expect(await verdict(stream)).toEqual({ intact: false, version: 2, fault: 'reordered', eventId: second });
});

it('[E40] a whole shard is followed, page by page, and only what does not fit is named', async () => {
  const { stream: spoilt } = await test.athlete();
  const shard = shardOf(athleteOf(spoilt));
  await Promise.all(Array.from({ length: 4 }, () => test.log.append(request(spoilt))));
  // More streams in the shard than fit a page, with one missing head and one orphan among them.
  await tampered(
    spoilt,
    `insert into streams select shard, 'plan-' || gen_random_uuid(), 0, sha256(''), now() from streams, generate_series(1, 450) where stream = $1`,
  );
  const orphan = spoilt.replace('portfolio', 'sharing');
  await tampered(spoilt, `update events set stream = '${orphan}' where stream = $1 and version > 2`);
  const found = [];
  let streams = 0;
  for await (const { stream, verdict } of verifyShard(connected.database, shard)) {
    streams += 1;
    if (!verdict.intact && (stream === spoilt || stream === orphan))
      found.push([stream, verdict.fault, verdict.version]);
  }
  expect(streams).toBeGreaterThan(450);
  expect(found.sort()).toEqual([
    [spoilt, 'cut', 3],
    [orphan, 'missing', 1],
  ]);
});

it('[E40] appends that run while a chain is verified do not look like faults', async () => {
  const { stream } = await test.athlete();
  const appending = Promise.all(Array.from({ length: 40 }, () => test.log.append(request(stream))));
  const verdicts = await Promise.all(Array.from({ length: 20 }, () => verdict(stream)));
  await appending;
  expect(verdicts.every(({ intact }) => intact)).toBe(true);
  expect(await verdict(stream)).toMatchObject({ intact: true, version: 40 });
});

it('[E54] two rows of one stream that change places do not open', async () => {
  const stream = await threeEvents();
  await swapped(connected.owner, stream, 1, 3);
  expect(await verdict(stream)).toMatchObject({ intact: true, version: 3 });
  await expect(test.log.load(stream)).rejects.toThrow('could not verify');
  expect(await test.log.load(stream, { after: 1, upTo: 2 })).toMatchObject([{ version: 2 }]);
});
