import { mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { StreamId } from '@palmares/domain/kernel/stream';
import { verifyStream } from '@palmares/event-store/event-log/read-chain';
import { checkRoots } from '@palmares/event-store/roots/check-roots';
import { rootFile, rootsState } from '@palmares/event-store/roots/root-folder';
import { signRoot } from '@palmares/event-store/roots/sign-root';
import { signingKey } from '@palmares/event-store/roots/signing-key';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type ConnectedDatabase, connectedDatabase } from '../testing/connected-database.ts';
import { request, type TestLog, testLog } from '../testing/event-log.ts';
import { cutShort, rewritten, tampered } from '../testing/tamper.ts';

const key = signingKey(Buffer.alloc(32, 5));
const otherKey = signingKey(Buffer.alloc(32, 6));

let connected: ConnectedDatabase;
let test: TestLog;
let folder: string;

beforeAll(async () => {
  connected = await connectedDatabase();
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
  await tampered(connected.owner, gone, 'delete from events where stream = $1');
  await tampered(connected.owner, gone, 'delete from streams where stream = $1');
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
])('[E40] a root with %s is told', async (_what, change, fault) => {
  await streamOfEvents(2);
  await sign(21);
  await edit('2026-11-21', change);
  expect(await check()).toMatchObject({ files: [{ date: '2026-11-21', fault }], streams: [] });
});

it('[E40] a root that is no packed file at all, is cut off, or has another date’s name is told', async () => {
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

it('[E40] a root that is missing, and one that was signed again with another key, are told', async () => {
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

it('[E40] the streams of one athlete alone can be asked about', async () => {
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
