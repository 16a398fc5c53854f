import { randomBytes, randomUUID } from 'node:crypto';
import type { StreamId } from '@palmares/domain/kernel';
import {
  type AppendResult,
  createAppendTogether,
  type Executor,
  executorOf,
  sealAppend,
  verifyStream,
} from '@palmares/event-store/testing';
import { DatabaseError } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type Database } from '../database.ts';
import { type ConnectedDatabase, connectedDatabase } from '../testing/connected-database.ts';
import { request, type TestLog, testLog } from '../testing/event-log.ts';
import { codec } from './codec.ts';
import type { AppendRequest } from './index.ts';

let connected: ConnectedDatabase;
beforeAll(async () => {
  connected = await connectedDatabase();
});
afterAll(() => connected.close());

const outcomesOf = (results: readonly AppendResult[]): readonly string[] => results.map(({ outcome }) => outcome);

describe.each([
  { how: 'prepared', prepared: true },
  { how: 'unnamed', prepared: false },
])('with $how statements', ({ prepared }) => {
  let database: Database;
  let test: TestLog;

  beforeAll(() => {
    database = connect({ url: connected.database.url, applicationName: 'test', prepared });
    test = testLog(database, randomBytes(32));
  });
  afterAll(() => database.close());

  /** Starts a stream with one event. */
  const begun = async (given: Partial<AppendRequest> = {}): Promise<StreamId> => {
    const { stream } = await test.athlete();
    await test.log.append(request(stream, given));
    return stream;
  };

  const begunMany = (count: number): Promise<StreamId[]> => Promise.all(Array.from({ length: count }, () => begun()));

  const second = (stream: StreamId): AppendRequest => request(stream, { expected: 1 });

  const appendAll = (requests: readonly AppendRequest[]): Promise<AppendResult[]> =>
    Promise.all(requests.map((asked) => test.log.append(asked)));

  it('concurrent appends to several streams share a transaction, and each stream keeps its chain', async () => {
    const streams = await begunMany(8);
    expect(await appendAll(streams.map(second))).toEqual(
      streams.map(() => ({ outcome: 'appended', firstVersion: 2, version: 2 })),
    );
    const { rows } = await database.pool.query(
      'select distinct transaction_id from events where stream = any($1) and version = 2',
      [streams],
    );
    expect(rows.length).toBeLessThan(streams.length);
    for (const stream of streams)
      expect(await verifyStream(database.kysely, stream)).toMatchObject({ intact: true, version: 2 });
  });

  it('[E1] [E7] [E9] each append that shares a call has its own outcome', async () => {
    const [plain = await begun(), raced = await begun(), behind = await begun(), closed = await begun()] =
      await begunMany(4);
    const repeatedCommand = { commandId: randomUUID(), commandHash: randomBytes(32) };
    const repeated = await begun(repeatedCommand);
    const reusedCommand = { commandId: randomUUID() };
    const reused = await begun(reusedCommand);
    await connected.owner.pool.query('update streams set closed_at = now() where stream = $1', [closed]);

    const results = await appendAll([
      second(plain),
      second(raced),
      second(raced),
      request(behind, { expected: 7 }),
      request(repeated, { expected: 1, ...repeatedCommand }),
      request(reused, { expected: 1, ...reusedCommand }),
      second(closed),
    ]);
    expect(results[0]).toEqual({ outcome: 'appended', firstVersion: 2, version: 2 });
    expect(outcomesOf(results.slice(1, 3)).toSorted()).toEqual(['appended', 'conflict']);
    expect(results.slice(3)).toEqual([
      { outcome: 'conflict', stream: behind, expected: 7, actual: 1 },
      { outcome: 'repeated', firstVersion: 1, version: 1 },
      { outcome: 'command_reused', stream: reused },
      { outcome: 'stream_closed', stream: closed },
    ]);
  });

  it('[E7] one command sent several times at once is written once', async () => {
    const streams = await begunMany(3);
    const twice = streams.map(second).flatMap((asked) => [asked, asked]);
    expect(outcomesOf(await appendAll(twice)).toSorted()).toEqual([
      'appended',
      'appended',
      'appended',
      'repeated',
      'repeated',
      'repeated',
    ]);
  });

  it('an append waits for the lock on its stream, and delays none of the appends that came with it', async () => {
    const [held = await begun(), ...others] = await begunMany(4);
    let behind: Promise<AppendResult> | undefined;
    await test.log.transaction(async (_tx, log) => {
      await log.append(second(held));
      behind = test.log.append(second(held));
      expect(outcomesOf(await appendAll(others.map(second)))).toEqual(['appended', 'appended', 'appended']);
    });
    expect(await behind).toMatchObject({ outcome: 'conflict', actual: 2 });
  });

  const togetherOn = (executor: Executor) => {
    const append = createAppendTogether(executor);
    return async (streams: readonly StreamId[]) => {
      const sealed = await Promise.all(
        streams.map((stream) => sealAppend({ executor, keyring: test.keyring, codec }, second(stream), 1)),
      );
      return Promise.allSettled(sealed.map(append));
    };
  };

  /** An executor whose shared calls all fail with this error. */
  const failing = (reason: Error): Executor => {
    const executor = executorOf(database);
    return {
      db: executor.db,
      run: (statement, values) =>
        statement.name === 'append-together' ? Promise.reject(reason) : executor.run(statement, values),
    };
  };

  it('[E5] a shared call that the database refuses fails none of the appends in it', async () => {
    const streams = await begunMany(5);
    const settled = await togetherOn(failing(new DatabaseError('refused', 0, 'error')))(streams);
    expect(settled).toEqual(
      streams.map(() => ({ status: 'fulfilled', value: { outcome: 'appended', firstVersion: 2, version: 2 } })),
    );
  });

  it('a shared call whose connection was lost fails for each append in it', async () => {
    const lost = new Error('Connection terminated unexpectedly');
    const [first, next, ...shared] = await togetherOn(failing(lost))(await begunMany(5));
    expect([first, next]).toMatchObject([{ status: 'fulfilled' }, { status: 'fulfilled' }]);
    expect(shared).toEqual(shared.map(() => ({ status: 'rejected', reason: lost })));
  });
});
