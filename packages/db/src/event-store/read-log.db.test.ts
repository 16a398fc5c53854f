import type { StreamId } from '@palmares/domain/kernel';
import { oldestTransaction } from '@palmares/event-store/health';
import {
  type Cursor,
  cursorOf,
  executorIn,
  executorOf,
  type LoggedEvent,
  readLog,
  readShards,
  start,
} from '@palmares/event-store/testing';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { connect, type Database } from '../database.ts';
import { mottoWritten, request, type TestLog, testLog } from '../testing/event-log.ts';
import { type OwnServer, ownServer } from '../testing/test-database.ts';
import { untilReadable } from '../testing/until-readable.ts';
import { within } from '../testing/within.ts';

let server: OwnServer;
let database: Database;
let test: TestLog;

/** A separate server: an open transaction in any other test would hold these readers back. */
beforeAll(async () => {
  server = await ownServer();
  database = connect({ url: server.directUrl, applicationName: 'test', max: 40 });
  test = testLog(database);
});

afterAll(async () => {
  await database.close();
  await server.stop();
});

const inShard = async (shard: number): Promise<StreamId> => (await test.athlete(shard)).stream;

const ids = (events: readonly LoggedEvent[]): readonly string[] => events.map(({ event_id }) => event_id);

/** Reads from `cursor` to the end in small batches. */
const readAll = async (shard: number, cursor: Cursor = start, limit = 3): Promise<readonly LoggedEvent[]> => {
  const read: LoggedEvent[] = [];
  for (;;) {
    const last = read.at(-1);
    const batch = await readLog(database.kysely, shard, last ? cursorOf(last) : cursor, limit);
    if (batch.length === 0) return read;
    read.push(...batch);
  }
};

const endOf = async (shard: number): Promise<Cursor> => {
  const last = (await readAll(shard)).at(-1);
  return last ? cursorOf(last) : start;
};

/** Starts a transaction that has appended; returns how to commit it and how to roll it back. */
const slowAppend = async (stream: StreamId) => {
  const { promise: ending, resolve: end, reject: abort } = Promise.withResolvers<void>();
  const { promise: appended, resolve: hasAppended } = Promise.withResolvers<void>();
  const finished = test.log
    .transaction(async (_tx, log) => {
      await log.append(request(stream));
      hasAppended();
      await ending;
    })
    .catch(() => undefined);
  await appended;
  return {
    commit: async () => {
      end();
      await finished;
    },
    rollBack: async () => {
      abort(new Error('rolled back'));
      await finished;
    },
  };
};

it('[E15] several slow transactions that began first, ended in any order, are never skipped', async () => {
  const shard = 1;
  const from = await endOf(shard);
  const slow = [];
  for (let i = 0; i < 3; i++) slow.push(await slowAppend(await inShard(shard)));
  const quick = await inShard(shard);
  await test.log.append(request(quick));
  expect(await readAll(shard, from)).toEqual([]);

  const [first, second, third] = slow;
  await third?.commit();
  expect(await readAll(shard, from)).toEqual([]);
  await first?.commit();
  const beforeSecond = await readAll(shard, from);
  expect(beforeSecond).toHaveLength(1);
  await second?.commit();
  await untilReadable(database);
  const last = beforeSecond.at(-1);
  const rest = await readAll(shard, last ? cursorOf(last) : from);
  expect(rest).toHaveLength(3);
  expect(new Set(ids([...beforeSecond, ...rest])).size).toBe(4);
});

it('[E16] positions that were rolled back do not stall the reader', async () => {
  const shard = 2;
  const from = await endOf(shard);
  const abandoned = await slowAppend(await inShard(shard));
  const kept = await inShard(shard);
  await test.log.append(request(kept));
  await abandoned.rollBack();
  await untilReadable(database);
  expect((await readAll(shard, from)).map(({ stream }) => stream)).toEqual([kept]);
});

it('[E17] the events of one transaction come together, in order, and are not repeated', async () => {
  const shard = 3;
  const from = await endOf(shard);
  const [one, other] = [await inShard(shard), await inShard(shard)];
  await test.log.transaction(async (_tx, log) => {
    await log.append(request(one, { events: [mottoWritten('a'), mottoWritten('b')] }));
    await log.append(request(other, { events: [mottoWritten('c')] }));
    await log.append(request(one, { events: [mottoWritten('d')] }));
  });
  await test.log.append(request(other));
  await untilReadable(database);
  const read = await readAll(shard, from, 2);
  expect(read.map(({ stream, version }) => [stream, version])).toEqual([
    [one, 1],
    [one, 2],
    [other, 1],
    [one, 3],
    [other, 2],
  ]);
  expect(new Set(read.slice(0, 4).map(({ transaction_id }) => transaction_id)).size).toBe(1);
});

it.each([
  ['new', 0],
  ['one that is there', 1],
] as const)(
  '[E13] readers get a stream in version order though a transaction took its number first: %s',
  async (_, begun) => {
    const shard = 4;
    const stream = await inShard(shard);
    if (begun) await test.log.append(request(stream));
    await untilReadable(database);
    const from = await endOf(shard);
    let runs = 0;
    await test.log.transaction(async (tx, log) => {
      runs += 1;
      await sql`select pg_current_xact_id()`.execute(tx);
      if (runs === 1) await test.log.append(request(stream));
      await log.append(request(stream));
    });
    expect(runs).toBe(2);
    await untilReadable(database);
    expect((await readAll(shard, from)).map(({ version }) => version)).toEqual([begun + 1, begun + 2]);
  },
);

it('[E18] an open transaction delays readers visibly, and for a bounded time', async () => {
  const shard = 4;
  const from = await endOf(shard);
  const holder = new pg.Client({ connectionString: server.directUrl, application_name: 'forgotten console' });
  holder.on('error', () => undefined);
  await holder.connect();
  await holder.query(`set idle_in_transaction_session_timeout = '1s'`);
  await holder.query('begin');
  await holder.query('select pg_current_xact_id()');
  const stream = await inShard(shard);
  await test.log.append(request(stream));
  expect(await readAll(shard, from)).toEqual([]);
  expect(await oldestTransaction(database.kysely)).toMatchObject({ application: 'forgotten console' });
  await vi.waitFor(async () => expect(await readAll(shard, from)).toHaveLength(1), {
    timeout: within(10_000),
    interval: 50,
  });
  await holder.end().catch(() => undefined);
});

it('[E18] the roles of the app bound every idle transaction', async () => {
  const { rows } = await database.pool.query<{ timeout: string }>(
    `select current_setting('idle_in_transaction_session_timeout') as timeout`,
  );
  expect(rows).toEqual([{ timeout: '10s' }]);
});

it('[E19] the reader uses its index, however many events there are', async () => {
  const stream = await inShard(5);
  for (let i = 0; i < 4; i++)
    await test.log.append(
      request(stream, { events: Array.from({ length: 500 }, (_, index) => mottoWritten(`${index}`)) }),
    );
  const owner = connect({ url: server.ownerUrl, applicationName: 'test-owner', max: 1 });
  try {
    await owner.pool.query('analyze events');
    for (const behind of [0, 1_000_000]) {
      const { rows } = await owner.pool.query<Record<'QUERY PLAN', string>>(`
        explain select event_id from events where shard = 5
          and (incarnation, transaction_id, position) > (0, '${behind}'::xid8, 0)
          and (incarnation, transaction_id) < ((select incarnation from log_incarnation), pg_snapshot_xmin(pg_current_snapshot()))
        order by incarnation, transaction_id, position limit 100`);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toMatch(/Index (Only )?Scan using events_0_shard_incarnation/);
      expect(plan).not.toMatch(/Seq Scan on events|Sort/);
    }
  } finally {
    await owner.close();
  }
});

const appendTo = async (shard: number, count: number): Promise<void> => {
  const events = Array.from({ length: count }, (_, index) => mottoWritten(`${index}`));
  await test.log.append(request(await inShard(shard), { events }));
};

it('a read of many shards stops near its limit, and says which may have more', async () => {
  const shards = [200, 201, 202, 203];
  for (const shard of shards) await appendTo(shard, 4);
  await untilReadable(database);
  const places = shards.map((shard) => ({ shard, after: start }));
  const read = async (limit: number, most?: number) =>
    (await readShards(executorOf(database), places, limit, most)).map(({ events, more }) => [events.length, more]);
  expect(await read(5)).toEqual([
    [4, false],
    [4, false],
    [4, false],
    [4, false],
  ]);
  expect(await read(3)).toEqual([
    [3, true],
    [3, true],
    [3, true],
    [3, true],
  ]);
  expect(await read(5, 6)).toEqual([
    [4, false],
    [2, true],
    [0, true],
    [0, true],
  ]);
});

it('[E14] a read of many shards says where an open transaction holds events back, and returns none of them', async () => {
  const [held, other] = [210, 211];
  for (const shard of [held, other]) await appendTo(shard, 2);
  await untilReadable(database);
  const slow = await slowAppend(await inShard(held));
  try {
    for (const shard of [held, other]) await appendTo(shard, 2);
    const places = [held, other].map((shard) => ({ shard, after: start }));
    const read = await readShards(executorOf(database), places, 25);
    expect(read.map(({ events, heldBack, more }) => [events.length, heldBack, more])).toEqual([
      [2, true, false],
      [2, true, false],
    ]);
  } finally {
    await slow.rollBack();
  }
});

it('[E19] the poll does not scan every event either, whatever the planner thinks of the number of shards', async () => {
  const stream = await inShard(6);
  for (let i = 0; i < 4; i++)
    await test.log.append(
      request(stream, { events: Array.from({ length: 500 }, (_, index) => mottoWritten(`${index}`)) }),
    );
  const owner = connect({ url: server.ownerUrl, applicationName: 'test-owner', max: 1 });
  try {
    await owner.pool.query('analyze events');
    await untilReadable(database);
    const end = await endOf(6);
    const more = await owner.kysely.transaction().execute(async (tx) => {
      const places = [end, start].map((after) => ({ shard: 6, after }));
      const read = await readShards(executorIn(tx), places, 1);
      const { rows } = await sql<{ scans: number }>`
        select sum(seq_scan) as scans from pg_stat_xact_user_tables where relname like 'events\\_%'`.execute(tx);
      return { read: read.map(({ events }) => events.length), scans: Number(rows[0]?.scans) };
    });
    expect(more).toEqual({ read: [0, 1], scans: 0 });
  } finally {
    await owner.close();
  }
});
