import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type ConnectedDatabase,
  connectedDatabase,
  connectedServer,
  request,
  tampered,
  testLog,
} from '@palmares/db/testing';
import {
  beginIncarnation,
  type Faults,
  ForgedLog,
  RestoredLog,
  refuseRestoredLog,
  SLOTS,
} from '@palmares/event-store/integrity';
import { dateOf, type LastCheck } from '@palmares/event-store/roots';
import { noFaults, rootFile, writeLastCheck } from '@palmares/event-store/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkIncarnation, checkRoots } from './integrity.ts';

let db: ConnectedDatabase;
let folder: string;

beforeAll(async () => {
  db = await connectedDatabase();
  folder = await mkdtemp(join(tmpdir(), 'doctor-'));
});

afterAll(async () => {
  await db.close();
  await rm(folder, { recursive: true });
});

it('a checkpoint at a transaction that the server has not begun breaks the incarnation, and names the repair', async () => {
  expect(await checkIncarnation(db.database.kysely)).toMatchObject({ level: 'ok' });
  await db.owner.pool.query(
    `insert into checkpoints (subscriber, shard, incarnation, transaction_id) values ('portfolio', 1, 1, '9000000000')`,
  );
  expect(await checkIncarnation(db.database.kysely)).toMatchObject({
    level: 'fail',
    found: '0 shards and 1 checkpoint at transactions of another server',
    todo: expect.stringMatching(/palmares restore, .*palmares log new-incarnation/),
  });
});

const lastCheck = (date: string): LastCheck => ({
  date,
  at: new Date().toISOString(),
  slots: Array(SLOTS).fill(daysAgo(0)),
  faults: noFaults,
});

const daysAgo = (days: number) => dateOf(new Date(Date.now() - days * 86_400_000));

it('a daily root that is missing or not compared warns, and roots that stopped coming fail', async () => {
  expect(await checkRoots(undefined)).toMatchObject({ level: 'warn', found: 'PALMARES_ROOTS is not set here' });
  expect(await checkRoots(join(folder, 'none'))).toMatchObject({ level: 'warn', found: 'none is signed yet' });
  expect(await checkRoots(import.meta.filename)).toMatchObject({
    level: 'fail',
    found: expect.stringContaining('cannot be read: ENOTDIR'),
  });
  await writeFile(rootFile(folder, daysAgo(3)), '');
  expect(await checkRoots(folder)).toMatchObject({ level: 'fail', todo: expect.stringContaining('worker') });
  await writeFile(rootFile(folder, daysAgo(1)), '');
  const newest = { found: expect.stringContaining('newest of 2 roots') };
  expect(await checkRoots(folder)).toMatchObject({ level: 'warn', found: expect.stringContaining('not compared') });
  const fits = lastCheck(daysAgo(3));
  await writeLastCheck(folder, fits);
  expect(await checkRoots(folder)).toMatchObject({ level: 'warn', ...newest });
  await writeLastCheck(folder, { ...fits, date: daysAgo(1) });
  expect(await checkRoots(folder)).toMatchObject({ level: 'ok', ...newest });
});

it('[E40] a log that did not hold fails, until it is checked again and holds', async () => {
  await writeFile(rootFile(folder, daysAgo(0)), '');
  const last = lastCheck(daysAgo(0));
  const [stream, other] = ['0', '1'].map((digit) => `portfolio-01890000-0000-7000-8000-00000000000${digit}`);
  const streams = [stream, other].map(
    (of = '') => ({ stream: of, date: daysAgo(1), version: 3, fault: 'rewritten', intactTo: 1 }) as const,
  );
  await writeLastCheck(folder, { ...last, faults: { ...noFaults, streams } });
  expect(await checkRoots(folder)).toMatchObject({
    level: 'fail',
    found: expect.stringContaining(`2 signed streams did not match on ${daysAgo(0)}; first: ${stream} version 2 to 3`),
    todo: expect.stringContaining('palmares history verify --all'),
  });
  await writeLastCheck(folder, last);
  expect(await checkRoots(folder)).toMatchObject({ level: 'ok' });
});

it('[E51] each kind of fault is reported with its place', async () => {
  const stream = 'portfolio-01890000-0000-7000-8000-000000000000';
  const date = daysAgo(1);
  const cases: readonly (readonly [Partial<Faults>, RegExp])[] = [
    [
      { chains: [{ stream, version: 2, eventId: null, fault: 'changed' }] },
      /^1 chain did .*-000000000000 version 2, changed/,
    ],
    [{ files: [{ date, fault: 'missing' }] }, /^1 root did .*the root of .*, missing/],
    [
      { shards: [{ shard: 7, date, signed: 12, found: 10 }] },
      /^the number of events in 1 shard did .*shard 7, 2 events missing/,
    ],
    [{ unnamed: 3 }, /^3 more did not match/],
  ];
  for (const [faults, words] of cases) {
    await writeLastCheck(folder, { ...lastCheck(daysAgo(0)), faults: { ...noFaults, ...faults } });
    expect(await checkRoots(folder)).toMatchObject({ level: 'fail', found: expect.stringMatching(words) });
  }
});

it('[E51] parts of the log that were not proven for more than 30 days warn', async () => {
  const slots = lastCheck(daysAgo(0))
    .slots.with(3, daysAgo(SLOTS + 1))
    .with(4, null)
    .with(5, daysAgo(SLOTS));
  await writeLastCheck(folder, { ...lastCheck(daysAgo(0)), slots });
  expect(await checkRoots(folder)).toMatchObject({
    level: 'warn',
    found: expect.stringContaining('2 of 30 parts of the log were not proven in 30 days'),
  });
});

it('[E51] an event whose transaction id was changed to a later one is distinguished from a restored dump', async () => {
  const server = await connectedServer();
  try {
    const given = testLog(server.database);
    const { stream } = await given.athlete();
    await given.log.append(request(stream));
    await given.log.append(request(stream));
    expect(await checkIncarnation(server.database.kysely)).toMatchObject({ level: 'ok' });
    const ahead = (version: number) =>
      tampered(
        server.owner,
        stream,
        `update events set transaction_id = '9000000000' where stream = $1 and version = ${version}`,
      );
    await ahead(1);
    await expect(refuseRestoredLog(server.database.pool)).rejects.toThrow(
      /the event was changed.*palmares history verify --all/,
    );
    await expect(beginIncarnation(server.owner)).rejects.toThrow(ForgedLog);
    expect(await checkIncarnation(server.database.kysely)).toMatchObject({
      level: 'fail',
      found: '1 shard with an event whose transaction id was changed',
      todo: expect.stringContaining('palmares history verify --all'),
    });
    // Imitates another server's dump, in which the stream agrees with its event.
    await ahead(2);
    await tampered(server.owner, stream, `update streams set transaction_id = '9000000000' where stream = $1`);
    await expect(refuseRestoredLog(server.database.pool)).rejects.toThrow(RestoredLog);
  } finally {
    await server.close();
  }
});
