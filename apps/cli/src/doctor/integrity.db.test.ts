import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ConnectedDatabase, connectedDatabase } from '@palmares/db/testing/connected-database';
import { keepLastCheck } from '@palmares/event-store/roots/last-check';
import { dateOf, rootFile } from '@palmares/event-store/roots/root-folder';
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

const daysAgo = (days: number) => dateOf(new Date(Date.now() - days * 86_400_000));

it('a daily root that is missing or not compared warns, and one that stopped coming is broken', async () => {
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
  const fits = { date: daysAgo(3), at: new Date().toISOString(), files: 0, streams: 0 };
  await keepLastCheck(folder, fits);
  expect(await checkRoots(folder)).toMatchObject({ level: 'warn', ...newest });
  await keepLastCheck(folder, { ...fits, date: daysAgo(1) });
  expect(await checkRoots(folder)).toMatchObject({ level: 'ok', ...newest });
});

it('[E40] a log that did not fit the newest roots is broken, until it is compared again and fits', async () => {
  await writeFile(rootFile(folder, daysAgo(0)), '');
  const found = { date: daysAgo(0), at: new Date().toISOString(), files: 0, streams: 2 };
  await keepLastCheck(folder, found);
  expect(await checkRoots(folder)).toMatchObject({
    level: 'fail',
    found: `2 streams and 0 roots did not hold on ${daysAgo(0)}`,
    todo: expect.stringContaining('palmares roots check'),
  });
  await keepLastCheck(folder, { ...found, streams: 0 });
  expect(await checkRoots(folder)).toMatchObject({ level: 'ok' });
});
