import { sql } from 'kysely';
import type { Database, Queryable } from '../database.ts';
import { type StreamId, shardOf, subjectOf } from '../stream.ts';
import { type ChainedRow, type ChainVerdict, followChain, GENESIS, type StreamHead } from './hash-chain.ts';

export interface StreamVerdict {
  readonly stream: string;
  readonly verdict: ChainVerdict;
}

const STREAMS_PER_PAGE = 200;
/** Bounds memory, because an event may be as large as a request. */
const EVENTS_PER_PAGE = 500;

/**
 * Reads events and heads from one snapshot, because an append between two queries would look like a fault. A caller's
 * own transaction must be repeatable read for that.
 */
const inSnapshot = <Result>(db: Queryable, work: (db: Queryable) => Promise<Result>): Promise<Result> =>
  db.isTransaction
    ? work(db)
    : db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);

interface Range {
  readonly shard: number;
  /** Starts after this version of this stream … */
  readonly after: { readonly stream: string; readonly version: number };
  /** … and ends with this stream; undefined means the last one. */
  readonly last: string | undefined;
}

async function* rowsIn(db: Queryable, { shard, after, last }: Range): AsyncGenerator<ChainedRow> {
  let { stream, version } = after;
  for (;;) {
    const { rows } = await sql<Omit<ChainedRow, 'recorded_at_micros'> & { recorded_at_micros: string }>`
      select incarnation, transaction_id, stream, version, event_id, type, schema_version, key_id, command_id, command_hash, data, metadata, hash,
             ((extract(epoch from recorded_at) * 1000000)::bigint)::text as recorded_at_micros
      from events
      where shard = ${shard}::smallint and (stream, version) > (${stream}, ${version}::bigint)
        and ${last === undefined ? sql`true` : sql`stream <= ${last}`}
      order by stream, version limit ${EVENTS_PER_PAGE}
    `.execute(db);
    for (const row of rows) yield { ...row, recorded_at_micros: BigInt(row.recorded_at_micros) };
    const end = rows.at(-1);
    if (!end || rows.length < EVENTS_PER_PAGE) return;
    ({ stream, version } = end);
  }
}

const behind = (stream: string) => ({ stream, version: Number.MAX_SAFE_INTEGER });

const nothing: StreamHead = { version: 0, hash: GENESIS };

const verifyRange = async (
  db: Queryable,
  range: Range,
  heads: ReadonlyMap<string, StreamHead>,
): Promise<StreamVerdict[]> => {
  const chains = new Map([...heads].map(([stream, head]) => [stream, followChain(head)]));
  for await (const row of rowsIn(db, range)) {
    // A stream whose `streams` row was removed has no head to verify its events against.
    const chain = chains.get(row.stream) ?? followChain(nothing);
    chains.set(row.stream, chain);
    chain.take(row);
  }
  return [...chains].map(([stream, chain]) => ({ stream, verdict: chain.verdict() }));
};

/** A page of a shard's heads after a stream, ordered by stream, including those of empty streams. */
export const headsAfter = (db: Queryable, shard: number, stream: string, limit: number) =>
  db
    .selectFrom('streams')
    .select(['stream', 'version', 'head_hash'])
    .where('shard', '=', shard)
    .where('stream', '>', stream)
    .orderBy('stream')
    .limit(limit)
    .execute();

const readHeads = async (db: Queryable, shard: number, after: string) => {
  const rows = await headsAfter(db, shard, after, STREAMS_PER_PAGE);
  return new Map(rows.map((row) => [row.stream, { version: row.version, hash: row.head_hash }]));
};

/** Verifies every stream of a shard, including streams that only have events, page by page in constant memory. */
export async function* verifyShard({ kysely }: Database, shard: number): AsyncGenerator<StreamVerdict> {
  let after: string | undefined = '';
  while (after !== undefined) {
    const from: string = after;
    const page = await inSnapshot(kysely, async (db) => {
      const heads = await readHeads(db, shard, from);
      const last = heads.size < STREAMS_PER_PAGE ? undefined : [...heads.keys()].at(-1);
      return { last, verdicts: await verifyRange(db, { shard, after: behind(from), last }, heads) };
    });
    yield* page.verdicts;
    after = page.last;
  }
}

const onlyStream = (stream: StreamId): Range => ({
  shard: shardOf(subjectOf(stream)),
  after: { stream, version: Number.MIN_SAFE_INTEGER },
  last: stream,
});

/** Reads the heads of those streams that have one. */
const headsOf = async (db: Queryable, streams: readonly StreamId[]): Promise<ReadonlyMap<string, StreamHead>> => {
  const { rows } = await sql<{ stream: string; version: number; hash: Buffer }>`
    select s.stream, s.version, s.head_hash as hash
    from unnest(${streams.map((stream) => shardOf(subjectOf(stream)))}::smallint[], ${streams}::text[]) as a (shard, stream)
    join streams s on s.shard = a.shard and s.stream = a.stream
  `.execute(db);
  return new Map(rows.map(({ stream, ...head }) => [stream, head]));
};

/** Reads a stored stream from one snapshot; null if there is none. */
export const readChain = (
  db: Queryable,
  stream: StreamId,
): Promise<{ readonly rows: readonly ChainedRow[]; readonly head: StreamHead } | null> =>
  inSnapshot(db, async (snapshot) => {
    const head = (await headsOf(snapshot, [stream])).get(stream);
    const rows: ChainedRow[] = [];
    for await (const row of rowsIn(snapshot, onlyStream(stream))) rows.push(row);
    return head || rows.length > 0 ? { rows, head: head ?? nothing } : null;
  });

const verifyPage = (db: Queryable, streams: readonly StreamId[]): Promise<readonly StreamVerdict[]> =>
  inSnapshot(db, async (snapshot) => {
    const heads = await headsOf(snapshot, streams);
    const verdicts: StreamVerdict[] = [];
    for (const stream of streams) {
      const head = new Map([[stream, heads.get(stream) ?? nothing]]);
      verdicts.push(...(await verifyRange(snapshot, onlyStream(stream), head)));
    }
    return verdicts;
  });

/** Verifies these streams, including those that no longer exist, page by page in constant memory. */
export async function* verifyStreams({ kysely }: Database, streams: Iterable<StreamId>): AsyncGenerator<StreamVerdict> {
  let page: StreamId[] = [];
  for (const stream of streams) {
    page.push(stream);
    if (page.length < STREAMS_PER_PAGE) continue;
    yield* await verifyPage(kysely, page);
    page = [];
  }
  if (page.length > 0) yield* await verifyPage(kysely, page);
}

/** Verifies a stream's hash chain. Needs no key, because it checks the stored bytes and not their meaning. */
export const verifyStream = async (db: Queryable, stream: StreamId): Promise<ChainVerdict> => {
  const [only] = await verifyPage(db, [stream]);
  if (!only) throw new Error(`${stream} was not verified`);
  return only.verdict;
};
