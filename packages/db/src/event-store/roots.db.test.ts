import { mkdir, mkdtemp, readdir, readFile, readlink, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { athleteOf, type StreamId } from '@palmares/domain/kernel';
import { shardOf } from '@palmares/event-store';
import { verifyHistory } from '@palmares/event-store/integrity';
import { checkRoots, dateOf, rootsState, signingKey, signRoot } from '@palmares/event-store/roots';
import { MAX_NAMED, movedHeads, newestHorizon, rootFile, start, verifyStream } from '@palmares/event-store/testing';
import type { KyselyPlugin } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type ConnectedServer, connectedServer } from '../testing/connected-server.ts';
import { request, type TestLog, testLog } from '../testing/event-log.ts';
import { cutShort, removed, rewritten, tampered } from '../testing/tamper.ts';
import { untilReadable } from '../testing/until-readable.ts';

const key = signingKey(Buffer.alloc(32, 5));
const otherKey = signingKey(Buffer.alloc(32, 6));

let connected: ConnectedServer;
let test: TestLog;
let folder: string;

beforeAll(async () => {
  // A separate server, because a root ends at the oldest open transaction of the server.
  connected = await connectedServer();
  test = testLog(connected.database);
});

afterAll(() => connected.close());

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roots-'));
});

afterEach(() => rm(folder, { recursive: true }));

const on = (day: number) => new Date(Date.UTC(2026, 10, day, 3));
const sign = (day: number, with_ = key) => signRoot(connected.database, { folder, key: with_, now: on(day) });
const check = () => checkRoots(connected.database, { folder, publicKeys: [key.publicKey] });
const intact = { files: [], streams: [] };

const streamOfEvents = async (count: number): Promise<StreamId> => {
  const { stream } = await test.athlete();
  await append(stream, count);
  return stream;
};

const append = async (stream: StreamId, count: number) => {
  for (let time = 0; time < count; time += 1) await test.log.append(request(stream));
  await untilReadable(connected.database);
};

/** Lets the owner write that many one-event streams in a shard; returns the last of them. */
const filled = async (shard: number, count: number): Promise<string> => {
  const { rows } = await connected.owner.pool.query<{ stream: string }>(
    `with made as (
       select 'portfolio-' || left(gen_random_uuid()::text, 34) || lpad(to_hex($1::int), 2, '0') as stream from generate_series(1, $2)
     ), hashed as (
       select stream, gen_random_uuid() as id, sha256(stream::bytea) as bytes from made
     ), written as (
       insert into events (incarnation, transaction_id, position, shard, stream, version, event_id, type, schema_version,
         key_id, command_id, nth, command_hash, data, metadata, recorded_at, hash)
       select 1, pg_current_xact_id(), nextval('events_position'), $1, stream, 1, id, 'Filled', 1, id, id, 1, bytes, bytes, bytes, now(),
         event_hash(sha256(''), 1, pg_current_xact_id(), stream, 1, id, 'Filled', 1::smallint, id, id, bytes, bytes, bytes, now())
       from hashed returning stream, hash
     )
     insert into streams (shard, stream, version, head_hash, recorded_at)
       select $1, stream, 1, hash, now() from written returning stream`,
    [shard, count],
  );
  await untilReadable(connected.database);
  return rows.at(-1)?.stream ?? '';
};

/** The database, and a function that returns the largest row count of any query since its last call. */
const countingRows = () => {
  let most = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      most = Math.max(most, result.rows.length);
      return result;
    },
  };
  const largest = () => {
    const largestSoFar = most;
    most = 0;
    return largestSoFar;
  };
  return { database: { ...connected.database, kysely: connected.database.kysely.withPlugin(counting) }, largest };
};

const edit = async (day: string, change: (text: string) => string) => {
  const file = rootFile(folder, day);
  await writeFile(file, gzipSync(change(gunzipSync(await readFile(file)).toString())));
};

it('[E40] a root is signed once a day, for its owner alone, and is never replaced', async () => {
  await streamOfEvents(1);
  const first = await sign(21);
  expect(first).toMatchObject({ outcome: 'signed', date: '2026-11-21' });
  const bytes = await readFile(first.file);
  expect(await sign(21)).toEqual({ outcome: 'there already', date: '2026-11-21', file: first.file });
  const many = await Promise.all(Array.from({ length: 5 }, () => sign(22)));
  expect(many.map(({ outcome }) => outcome).sort()).toEqual([
    ...Array(1).fill('signed'),
    ...Array(4).fill('there already'),
  ]);
  expect(await readFile(first.file)).toEqual(bytes);
  expect((await stat(first.file)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['2026-11-21.root.gz', '2026-11-22.root.gz']);
  expect(await rootsState(folder, on(24))).toEqual({ count: 2, newest: '2026-11-22', daysOld: 2 });
});

it('[E40] a dry run signs the same and leaves no file', async () => {
  const options = { folder: join(folder, 'deeper'), key, now: on(21) };
  const would = await signRoot(connected.database, { ...options, dryRun: true });
  expect(await readdir(folder)).toEqual([]);
  expect(await signRoot(connected.database, options)).toEqual(would);
});

it('[E40] streams that only grew fit every root', async () => {
  const stream = await streamOfEvents(2);
  await sign(21);
  await append(stream, 2);
  await sign(22);
  await append(stream, 1);
  expect(await check()).toMatchObject({ ...intact, roots: 2, oldest: '2026-11-21', newest: '2026-11-22' });
});

it('[E40] a stream whose events and head were rewritten looks intact, and is named by the root', async () => {
  const stream = await streamOfEvents(2);
  await sign(21);
  await append(stream, 3);
  await sign(22);
  await rewritten(connected.owner, stream, 4);
  expect(await verifyStream(connected.database.kysely, stream)).toMatchObject({ intact: true, version: 5 });
  expect((await check()).streams).toEqual([
    { stream, date: '2026-11-22', version: 5, fault: 'rewritten', intactTo: 2 },
  ]);
});

it('[E40] a tail that was cut together with the head is named by the root, and so is a stream that is gone', async () => {
  const cut = await streamOfEvents(3);
  const gone = await streamOfEvents(1);
  await sign(21);
  await cutShort(connected.owner, cut, 2);
  await removed(connected.owner, gone);
  expect(await verifyStream(connected.database.kysely, cut)).toMatchObject({ intact: true, version: 2 });
  const { streams } = await check();
  expect([...streams].sort((a, b) => b.version - a.version)).toEqual([
    { stream: cut, date: '2026-11-21', version: 3, fault: 'shorter', intactTo: 0 },
    { stream: gone, date: '2026-11-21', version: 1, fault: 'shorter', intactTo: 0 },
  ]);
});

it('[E40] a tail that grew again after it was cut is named by the root', async () => {
  const stream = await streamOfEvents(3);
  await sign(21);
  await cutShort(connected.owner, stream, 2);
  await append(stream, 4);
  expect((await check()).streams).toMatchObject([{ stream, fault: 'rewritten', version: 3 }]);
});

it.each([
  ['a changed line', (text: string) => text.replace(/,\d+,/, ',99,'), 'changed'],
  ['a removed line', (text: string) => text.replace(/^\[.*\n/m, ''), 'changed'],
  [
    'a signature taken from elsewhere',
    (text: string) => text.replace(/"signature":"..../, '"signature":"AAAA'),
    'not signed',
  ],
  ['no last line', (text: string) => `${text.trimEnd().split('\n').slice(0, -1).join('\n')}\n`, 'not signed'],
  ['nothing that can be read', () => 'not a root', 'unreadable'],
])('[E40] a root with %s is reported', async (_what, change, fault) => {
  await streamOfEvents(2);
  await sign(21);
  await edit('2026-11-21', change);
  expect(await check()).toMatchObject({ files: [{ date: '2026-11-21', fault }], streams: [] });
});

it('[E40] a root that is malformed, truncated, or has another date’s name is reported', async () => {
  await streamOfEvents(2);
  await sign(21);
  await sign(22);
  await sign(23);
  await writeFile(rootFile(folder, '2026-11-21'), 'rubbish');
  const whole = await readFile(rootFile(folder, '2026-11-22'));
  await writeFile(rootFile(folder, '2026-11-22'), whole.subarray(0, whole.length - 20));
  await rename(rootFile(folder, '2026-11-23'), rootFile(folder, '2026-11-24'));
  expect((await check()).files).toEqual([
    { date: '2026-11-21', fault: 'unreadable' },
    { date: '2026-11-22', fault: 'unreadable' },
    { date: '2026-11-24', fault: 'of another date' },
  ]);
});

it('[E40] a root that the system cannot read is no fault of its contents: the check fails with the reason', async () => {
  await streamOfEvents(1);
  await sign(21);
  await rm(rootFile(folder, '2026-11-21'));
  await mkdir(rootFile(folder, '2026-11-21'));
  await expect(check()).rejects.toMatchObject({ code: 'EISDIR' });
});

/** Counts this process's open files below the folder, where the system tells. */
const openFiles = async (): Promise<number> => {
  const descriptors = await readdir('/proc/self/fd').catch(() => []);
  const targets = await Promise.all(descriptors.map((each) => readlink(`/proc/self/fd/${each}`).catch(() => '')));
  return targets.filter((target) => target.startsWith(folder)).length;
};

it('[E40] no file stays open after a root was read, or could not be read to its end', async () => {
  await filled(1, 5_000);
  await sign(21);
  await sign(22);
  const whole = await readFile(rootFile(folder, '2026-11-21'));
  expect((await check()).files).toEqual([]);
  await writeFile(rootFile(folder, '2026-11-21'), whole.subarray(0, whole.length / 2));
  await writeFile(rootFile(folder, '2026-11-22'), 'rubbish');
  expect((await check()).files.map(({ fault }) => fault)).toEqual(['unreadable', 'unreadable']);
  expect(await openFiles()).toBe(0);
});

it('[E40] a root that is missing, and one that was signed again with another key, are reported', async () => {
  await streamOfEvents(1);
  await sign(21);
  await sign(22);
  await sign(23);
  await rm(rootFile(folder, '2026-11-21'));
  expect((await check()).files).toEqual([{ date: '2026-11-21', fault: 'missing' }]);

  await rm(rootFile(folder, '2026-11-22'));
  await sign(22, otherKey);
  expect((await check()).files).toEqual([
    { date: '2026-11-22', fault: 'signed with another key' },
    { date: '2026-11-23', fault: 'does not follow the one before' },
  ]);
});

it('[E40] the check can be limited to the streams of one athlete', async () => {
  const mine = await test.athlete();
  await append(mine.stream, 1);
  const other = await streamOfEvents(1);
  await sign(21);
  await rewritten(connected.owner, mine.stream, 1);
  await rewritten(connected.owner, other, 1);
  const { streams, heads } = await checkRoots(connected.database, {
    folder,
    publicKeys: [key.publicKey],
    subjectId: mine.athleteId,
  });
  expect(heads).toBe(1);
  expect(streams).toMatchObject([{ stream: mine.stream, fault: 'rewritten' }]);
});

const linesOf = async (day: number): Promise<readonly string[]> => {
  const file = rootFile(folder, dateOf(on(day)));
  return gunzipSync(await readFile(file))
    .toString()
    .trimEnd()
    .split('\n');
};

/** The streams that a root names, with their versions. */
const named = async (day: number): Promise<ReadonlyMap<string, number>> => {
  const heads = (await linesOf(day)).slice(1, -1).map((line) => JSON.parse(line));
  return new Map(heads.map(([stream, version]) => [stream, version]));
};

it('[E51] the first root of a folder holds all heads, and each that follows only what moved', async () => {
  const [one, other] = [await streamOfEvents(2), await streamOfEvents(1)];
  expect(await sign(21)).toMatchObject({ buildsOn: null });
  const all = await named(21);
  expect([all.get(one), all.get(other)]).toEqual([2, 1]);
  await append(one, 3);
  const newcomer = await streamOfEvents(1);
  expect(await sign(22)).toMatchObject({ buildsOn: '2026-11-21', streams: 2 });
  expect(await named(22)).toEqual(
    new Map([
      [one, 5],
      [newcomer, 1],
    ]),
  );
  expect(await sign(23)).toMatchObject({ buildsOn: '2026-11-22', streams: 0 });
  expect(await check()).toMatchObject({ ...intact, roots: 3, shards: [], unnamed: 0 });
});

it('[E51] what an open transaction adds after the signing is in the next root', async () => {
  await streamOfEvents(1);
  await sign(21);
  const { stream: slow } = await test.athlete();
  const { stream: quick } = await test.athlete();
  await test.log.transaction(async (_, inside) => {
    await inside.append(request(slow));
    await test.log.append(request(quick));
    await sign(22);
  });
  await untilReadable(connected.database);
  expect(await named(22)).toEqual(new Map([[quick, 1]]));
  await sign(23);
  expect(await named(23)).toEqual(
    new Map([
      [slow, 1],
      [quick, 1],
    ]),
  );
  await sign(24);
  expect(await named(24)).toEqual(new Map());
  expect(await check()).toMatchObject({ ...intact, shards: [] });
});

it('[E51] a root that was signed again by the same key, over another log, breaks the one after it', async () => {
  const stream = await streamOfEvents(1);
  await sign(21);
  await sign(22);
  await sign(23);
  await rm(rootFile(folder, '2026-11-22'));
  await append(stream, 1);
  await sign(22);
  expect((await check()).files).toEqual([{ date: '2026-11-23', fault: 'does not follow the one before' }]);
});

it('[E51] a root with nothing to build upon holds all heads: after a key, a restore, or a damaged file', async () => {
  const stream = await streamOfEvents(3);
  const bystander = await streamOfEvents(1);
  const signed = async (day: number, given = {}) => {
    await signRoot(connected.database, { folder, key, now: on(day), ...given });
    return (await named(day)).has(bystander);
  };
  expect(await signed(20)).toBe(true);
  expect(await signed(21)).toBe(false);
  expect(await signed(22, { key: otherKey })).toBe(true);
  expect(await signed(23, { publicKeys: [otherKey.publicKey] })).toBe(false);
  expect(await signed(24, { since: '2026-11-24' })).toBe(true);
  expect(await signed(25, { since: '2026-11-24' })).toBe(false);
  await append(stream, 1);
  expect(await signed(26)).toBe(false);
  // Like a log restored from an earlier backup: the last signed event is missing.
  await cutShort(connected.owner, stream, 3);
  expect(await signed(27)).toBe(true);
  await writeFile(rootFile(folder, '2026-11-27'), 'rubbish');
  expect(await signed(28)).toBe(true);
});

it('[E51] events that were cut, removed or inserted below the newest root show in the counts of its shards', async () => {
  const [cut, gone, forged] = [await streamOfEvents(3), await streamOfEvents(2), await streamOfEvents(2)];
  const shardOfStream = (stream: StreamId) => shardOf(athleteOf(stream));
  await sign(21);
  await sign(22);
  await append(forged, 1);
  await cutShort(connected.owner, cut, 1);
  await removed(connected.owner, gone);
  await tampered(connected.owner, forged, `update events set transaction_id = '3' where stream = $1 and version = 3`);
  await rewritten(connected.owner, forged, 3);
  expect(await verifyStream(connected.database.kysely, forged)).toMatchObject({ intact: true });
  const expected = new Map<number, number>();
  for (const [stream, events] of [
    [cut, -2],
    [gone, -2],
    [forged, 1],
  ] as const)
    expected.set(shardOfStream(stream), (expected.get(shardOfStream(stream)) ?? 0) + events);
  const differences = async () => {
    const { shards } = await check();
    return new Map(shards.map(({ shard, signed, found }) => [shard, found - signed]));
  };
  expect(await differences()).toEqual(expected);
  await sign(23);
  expect(await differences()).toEqual(expected);
});

it('[E51] signing, checking and proving take the log page by page, however many streams there are', async () => {
  const [shard, count] = [17, 30_000];
  await streamOfEvents(1);
  await sign(21);
  const from = (await newestHorizon(connected.database.kysely)) ?? start;
  // Earlier tests left streams in random shards.
  const { streams: before } = await verifyHistory(connected.database, { shards: [shard] });
  await filled(shard, count);
  const { database, largest } = countingRows();
  const options = { folder, publicKeys: [key.publicKey] };
  expect(await signRoot(database, { folder, key, now: on(22) })).toMatchObject({
    buildsOn: '2026-11-21',
    streams: count,
  });
  expect(largest()).toBe(5_000);
  expect(await checkRoots(database, options)).toMatchObject({ ...intact, shards: [] });
  expect(largest()).toBe(2_000);
  expect(await verifyHistory(database, { shards: [shard] })).toMatchObject({ streams: before + count });
  // A page holds the events of 200 streams. An earlier test may have left a longer stream in this shard.
  expect(largest()).toBeLessThanOrEqual(500);

  const pages: number[] = [];
  for await (const { heads } of movedHeads(database.kysely, shard, { after: from, horizon: from }))
    pages.push(heads.length);
  expect(pages).toEqual([20_000, 10_000]);
  await rm(rootFile(folder, '2026-11-21'));
  await rm(rootFile(folder, '2026-11-22'));
  largest();
  expect(await signRoot(database, { folder, key, now: on(23) })).toMatchObject({ buildsOn: null });
  expect(largest()).toBe(5_000);
});

it('[E51] faulty streams beyond those that are named are counted', async () => {
  const shard = 9;
  const stream = await filled(shard, MAX_NAMED + 5);
  await sign(21);
  await tampered(
    connected.owner,
    stream,
    `update events set hash = sha256('x') where type = 'Filled' and shard = ${shard}`,
  );
  const { streams, unnamed } = await check();
  expect([streams.length, unnamed]).toEqual([MAX_NAMED, 5]);
  const verdict = await verifyHistory(connected.database, { shards: [shard] });
  expect([verdict.faults.length, verdict.unnamed]).toEqual([MAX_NAMED, 5]);
});

it('[E51] a root builds on the one before across a new incarnation of the log', async () => {
  const stream = await streamOfEvents(1);
  await sign(21);
  await connected.owner.pool.query('update log_incarnation set incarnation = incarnation + 1');
  await append(stream, 1);
  expect(await sign(22)).toMatchObject({ buildsOn: '2026-11-21', streams: 1 });
  expect(await named(22)).toEqual(new Map([[stream, 2]]));
});

it('[E51] an unfinished file that a signer left two days ago is removed, and one that may still be written is not', async () => {
  await writeFile(join(folder, '.2026-11-19.0a1b2c3d.draft'), '');
  await writeFile(join(folder, '.2026-11-20.0a1b2c3d.draft'), '');
  await sign(21);
  expect(await readdir(folder)).toEqual(['.2026-11-20.0a1b2c3d.draft', '2026-11-21.root.gz']);
});
