import { randomUUID } from 'node:crypto';
import { readChain, readTimeDoubt, verifyChain } from '@palmares/event-store/event-log';
import { recordedAhead } from '@palmares/event-store/health';
import type { StreamId } from '@palmares/event-store/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ConnectedDatabase, connectedDatabase } from '../testing/connected-database.ts';
import { mottoWritten, request, type TestLog, testLog } from '../testing/event-log.ts';

let db: ConnectedDatabase;
let test: TestLog;

beforeAll(async () => {
  db = await connectedDatabase();
  test = testLog(db.database);
});

afterAll(() => db.close());

/** Simulates that the server's clock was this far ahead when the stream was last written. */
const setAhead = async (stream: StreamId, ahead: string): Promise<Date> => {
  const { rows } = await db.owner.pool.query<{ recorded_at: Date }>(
    `update streams set recorded_at = date_trunc('milliseconds', clock_timestamp() + $2::interval)
     where stream = $1 returning recorded_at`,
    [stream, ahead],
  );
  const [row] = rows;
  if (!row) throw new Error('There is no such stream');
  return row.recorded_at;
};

const recorded = async (stream: StreamId): Promise<readonly Date[]> =>
  (await test.log.load(stream)).map(({ recordedAt }) => recordedAt);

const started = async (): Promise<StreamId> => {
  const { stream } = await test.athlete();
  await test.log.append(request(stream));
  return stream;
};

const ways: Readonly<Record<string, (streams: readonly StreamId[]) => Promise<unknown>>> = {
  'one event alone': async (streams) => {
    for (const stream of streams) await test.log.append(request(stream, { expected: 1 }));
  },
  'several events of one command': async (streams) => {
    for (const stream of streams)
      await test.log.append(request(stream, { expected: 1, events: [mottoWritten('one'), mottoWritten('two')] }));
  },
  'appends that share a call': (streams) =>
    Promise.all(streams.map((stream) => test.log.append(request(stream, { expected: 1 })))),
};

it.each(Object.keys(ways))(
  '[E47] after the server’s clock was set back by an hour the times of a stream do not go back: %s',
  async (way) => {
    // More than there are concurrent calls, so that some share one.
    const streams = await Promise.all(Array.from({ length: 8 }, started));
    const heads = await Promise.all(streams.map((stream) => setAhead(stream, '1 hour')));
    await ways[way]?.(streams);
    for (const [index, stream] of streams.entries()) {
      const [, ...later] = await recorded(stream);
      expect(later.length).toBeGreaterThan(0);
      for (const at of later) expect(at).toEqual(heads[index]);
      const chain = await readChain(db.database.kysely, stream);
      expect(chain && verifyChain(chain.rows, chain.head)).toMatchObject({ intact: true });
    }
  },
);

it('[E47] a stream whose times a clock pinned is exact by version, and the doubtful versions of a time are reported', async () => {
  const stream = await started();
  const [first] = await recorded(stream);
  const head = await setAhead(stream, '1 hour');
  await test.log.append(request(stream, { events: [mottoWritten('second')] }));
  await test.log.append(request(stream, { events: [mottoWritten('third')] }));
  for (const version of [1, 2, 3])
    expect((await test.log.load(stream, { upTo: version })).map((one) => one.version)).toEqual(
      [1, 2, 3].slice(0, version),
    );
  const doubt = (moment: Date) => readTimeDoubt(db.database.kysely, stream, moment);
  if (!first) throw new Error('The stream is empty');
  expect(await doubt(first)).toBeNull();
  expect(await doubt(new Date(first.getTime() + 1))).toEqual({ from: 2, to: 3 });
  expect(await doubt(head)).toEqual({ from: 2, to: 3 });
  expect(await doubt(new Date(head.getTime() + 1))).toBeNull();
  expect(await readTimeDoubt(db.database.kysely, `portfolio-${randomUUID()}`, head)).toBeNull();
});

it('[E47] open streams whose head is more than a minute ahead of the server’s clock are counted, the furthest named', async () => {
  await db.owner.pool.query('update streams set recorded_at = now() where recorded_at > now()');
  expect(await recordedAhead(db.database.kysely)).toEqual({ streams: 0, furthest: null });
  const [near, far, closed, within] = [await started(), await started(), await started(), await started()];
  await setAhead(near, '2 minutes');
  await setAhead(far, '1 hour');
  await setAhead(closed, '2 hours');
  await db.owner.pool.query('update streams set closed_at = now() where stream = $1', [closed]);
  await setAhead(within, '50 seconds');
  const { streams, furthest } = await recordedAhead(db.database.kysely);
  expect({ streams, stream: furthest?.stream }).toEqual({ streams: 2, stream: far });
  expect(furthest?.seconds).toBeGreaterThan(3_000);
});
