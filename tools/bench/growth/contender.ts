import { athleteOf, type StreamId } from '@palmares/domain/kernel';
import { SHARDS } from '@palmares/event-store';
import { type Cursor, executorOf, readShards } from '@palmares/event-store/testing';
import { appendMottos, type OurLog, ourLog } from '../our-log.ts';
import { questionsTo } from '../questions.ts';
import type { BenchServer } from '../server.ts';
import type { BenchContext } from '../suite.ts';
import { type FilledLog, fill } from './fill.ts';
import { queriesWithoutIndex } from './scans.ts';

export interface Contender extends FilledLog {
  /** Fetches the keys of all its streams, as a process does once a minute for each athlete, whatever the log's size. */
  warmUp(): Promise<void>;
  append(): Promise<void>;
  /** Loads and decrypts a stream of 100 events. */
  load(): Promise<void>;
  /** Starts polling at the current head; the returned function polls once. */
  pollAtHead(): Promise<() => Promise<void>>;
  /** Returns the queries that scan whole tables of events. */
  withoutIndex(): Promise<readonly string[]>;
}

const anyOf = <Value>(values: readonly Value[]): Value => {
  const value = values[Math.floor(Math.random() * values.length)];
  if (value === undefined) throw new Error('Nothing to choose from');
  return value;
};

const HEAD = `
  select g.shard, h.* from generate_series(0, ${SHARDS - 1}) g(shard) cross join lateral (
    select e.incarnation, e.transaction_id::text as "transactionId", e.position::float8 as position
    from events e where e.shard = g.shard
    order by e.incarnation desc, e.transaction_id desc, e.position desc limit 1) h`;

const poll = async ({ database }: OurLog, heads: ReadonlyMap<number, Cursor>): Promise<void> => {
  const places = [...heads].map(([shard, after]) => ({ shard, after }));
  const read = await readShards(executorOf(database), places, 25);
  if (read.some(({ events }) => events.length > 0)) throw new Error('There is more behind the head of the log');
};

const load = async ({ log }: OurLog, stream: StreamId): Promise<void> => {
  const events = await log.load(stream);
  if (events.length < 100) throw new Error(`${stream} has only ${events.length} events`);
};

/** Creates a log of this many events in its own database on the server. */
export const contender = async (
  context: BenchContext,
  server: BenchServer,
  { name, events }: { readonly name: string; readonly events: number },
): Promise<Contender> => {
  const { url, ownerUrl } = await server.migrated(name);
  const log = ourLog(url, 2);
  context.defer(log.close);
  const owner = await questionsTo(context, ownerUrl);
  const label = `filling a log of ${events.toLocaleString('en')}`;
  context.progress(label, 0);
  const filled = await fill(log, owner, events, (share) => context.progress(label, share));
  const heads = async (): Promise<ReadonlyMap<number, Cursor>> => {
    await log.log.settled();
    const rows = await owner.rows<Cursor & { shard: number }>(HEAD);
    return new Map(rows.map(({ shard, ...cursor }) => [shard, cursor]));
  };
  return {
    ...filled,
    withoutIndex: async () => queriesWithoutIndex(log, anyOf(filled.loadable), await heads()),
    async warmUp() {
      for (const stream of [...filled.appendable, ...filled.loadable])
        await log.keyring.keyOf(log.database.kysely, athleteOf(stream));
    },
    append: () => appendMottos(log, anyOf(filled.appendable), 'any'),
    load: () => load(log, anyOf(filled.loadable)),
    async pollAtHead() {
      const atHead = await heads();
      return () => poll(log, atHead);
    },
  };
};
