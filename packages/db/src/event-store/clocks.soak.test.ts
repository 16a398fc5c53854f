import { SHARDS } from '@palmares/event-store';
import { readTimeDoubt } from '@palmares/event-store/event-log';
import { oldestTransaction, recordedAhead } from '@palmares/event-store/health';
import { verifyShard } from '@palmares/event-store/testing';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type ConnectedServer, connectedServer } from '../testing/connected-server.ts';
import { mottoWritten, request, type TestLog, testLog } from '../testing/event-log.ts';
import { type ProjectorProcess, startProjectorProcess } from '../testing/projector-process.ts';
import { type ServerClock, serverClock } from '../testing/server-clock.ts';
import { createWitness, eachOnce, witnessed } from '../testing/witness.ts';

const HOUR = 3_600;
/** Far below the hour by which the clock is moved. */
const SOON = { timeout: 30_000, interval: 50 };

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

let clock: ServerClock;
let server: ConnectedServer;
let test: TestLog;
const workers = new Set<ProjectorProcess>();

beforeAll(async () => {
  clock = serverClock();
  server = await connectedServer({ environment: clock.environment });
  await createWitness(server.owner);
  test = testLog(server.database);
});

afterEach(() => {
  for (const worker of workers) worker.kill('SIGKILL');
  clock.set(0);
});

afterAll(async () => {
  await server.close();
  clock.remove();
});

/** By how many minutes the server’s clock is ahead of this machine’s. */
const minutesApart = async (): Promise<number> => {
  const { rows } = await server.owner.pool.query<{ now: Date }>('select clock_timestamp() as now');
  return ((rows[0]?.now.getTime() ?? 0) - Date.now()) / 60_000;
};

const started = async (): Promise<ProjectorProcess> => {
  const worker = await startProjectorProcess({ url: server.server.directUrl, masterKey: test.masterKey });
  workers.add(worker);
  return worker;
};

const die = async (worker: ProjectorProcess): Promise<void> => {
  workers.delete(worker);
  worker.kill('SIGKILL');
  await worker.ended;
};

const shardsOf = async ({ owner }: ProjectorProcess): Promise<number> => {
  const { rowCount } = await server.owner.pool.query('select from shard_leases where owner = $1', [owner]);
  return rowCount ?? 0;
};

it('[E47] the server’s clock set back and ahead by an hour stalls no take-over, and breaks no order', async () => {
  const athletes = await Promise.all(Array.from({ length: 32 }, () => test.athlete()));
  let events = 0;
  const writeToAll = async (): Promise<void> => {
    for (const { stream } of athletes)
      await test.log.append(request(stream, { events: [mottoWritten('one'), mottoWritten('two')] }));
    events += 2 * athletes.length;
  };
  const projected = () => vi.waitFor(async () => expect(await witnessed(server.owner)).toEqual(eachOnce(events)), SOON);

  let [living, dying] = [await started(), await started()];
  await vi.waitFor(async () => {
    expect([await shardsOf(living), await shardsOf(dying)]).toEqual([SHARDS / 2, SHARDS / 2]);
  }, SOON);
  await writeToAll();
  await projected();

  for (const offset of [-HOUR, 0, HOUR, 0]) {
    const written = writeToAll();
    clock.set(offset);
    expect(await minutesApart()).toBeCloseTo(offset / 60, 0);
    await die(dying);
    await written;
    await writeToAll();
    await projected();
    await vi.waitFor(async () => expect(await shardsOf(living)).toBe(SHARDS), SOON);
    [dying, living] = [living, await started()];
    await vi.waitFor(async () => expect(await shardsOf(living)).toBe(SHARDS / 2), SOON);
  }

  for (let shard = 0; shard < SHARDS; shard += 1)
    for await (const { stream, verdict } of verifyShard(server.database, shard))
      expect(verdict, stream).toMatchObject({ intact: true });
  for (const { stream } of athletes) {
    const times = (await test.log.load(stream)).map(({ recordedAt }) => recordedAt.getTime());
    expect(times).toEqual([...times].sort((a, b) => a - b));
  }
});

it('[E47] what was written while the server’s clock was an hour ahead is exact by version, and reported as doubtful by time', async () => {
  const { stream } = await test.athlete();
  const write = (motto: string) => test.log.append(request(stream, { events: [mottoWritten(motto)] }));
  const mottoAsOf = async (upTo: number): Promise<unknown> =>
    (await test.log.load(stream, { upTo })).map(({ event }) => event.data).at(-1);
  await write('before');
  clock.set(HOUR);
  await write('ahead');
  clock.set(0);
  const between = new Date();
  await write('pinned');

  expect(await mottoAsOf(1)).toMatchObject({ motto: 'before' });
  expect(await mottoAsOf(2)).toMatchObject({ motto: 'ahead' });
  expect(await mottoAsOf(3)).toMatchObject({ motto: 'pinned' });
  expect(await readTimeDoubt(server.database.kysely, stream, between)).toEqual({ from: 2, to: 3 });
  const { streams, furthest } = await recordedAhead(server.database.kysely);
  expect(streams).toBeGreaterThan(0);
  expect(furthest?.seconds).toBeGreaterThan(HOUR / 2);

  // Once that time has come.
  clock.set(HOUR + 60);
  expect(await recordedAhead(server.database.kysely)).toEqual({ streams: 0, furthest: null });
  await write('after');
  const [, , , last] = await test.log.load(stream);
  expect(last?.recordedAt.getTime()).toBeGreaterThan(between.getTime() + HOUR * 1_000);
});

it('[E47] a transaction that is open while the server’s clock is set back is not taken for a new one', async () => {
  const client = await server.database.pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_current_xact_id()');
    expect(await oldestTransaction(server.database.kysely)).toMatchObject({ seconds: expect.any(Number) });
    clock.set(-HOUR);
    expect(await oldestTransaction(server.database.kysely)).toMatchObject({ application: 'test', seconds: null });
    await client.query('rollback');
  } finally {
    client.release();
  }
});
