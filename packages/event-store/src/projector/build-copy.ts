import { sql } from 'kysely';
import type { EventCodec } from '../codec.ts';
import type { Database, Queryable } from '../database.ts';
import type { Keyring } from '../event-log/keyring.ts';
import { type Cursor, cursorOf, readLog, start } from '../event-log/read-log.ts';
import type { CursorColumns } from '../schema.ts';
import { SHARDS } from '../stream.ts';
import { readCheckpoints, setCheckpoint } from './checkpoints.ts';
import { projectBatch } from './project-batch.ts';
import { type Projection, projectionInto, type Subscriber } from './projection.ts';

/** Written in one statement a table. A larger batch gains nothing more and holds the readers' horizon longer. */
const BATCH = 1_000;
/** Shards built at the same time, one connection each: while the database writes one, this process opens another. */
const PARALLEL = 4;
/** Taken by whoever builds: for the lock, and for the swap. */
const RESERVED = 2;
/** Nobody owns a copy's checkpoints but the one process that holds its lock. */
const FENCE = 0;

export interface CopyOptions {
  /** As the tables' owner, with three connections or more: for the lock, for the swap, and for the work between. */
  readonly owner: Database;
  readonly keyring: Keyring;
  readonly codec: EventCodec;
  readonly projection: Projection;
  readonly onProgress?: (progress: Progress) => void;
}

/** In events of the kinds that the projection reads. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

export type CopySchema = 'rebuild' | 'verify';

/** The name under which a copy keeps its checkpoints. */
export const copyOf = ({ name }: Pick<Projection, 'name'>, schema: CopySchema): string => `${name}@${schema}`;

const allShards = Array.from({ length: SHARDS }, (_, shard) => shard);

export const streamsOf = ({ kinds }: Pick<Projection, 'kinds'>): string[] => kinds.map((kind) => `${kind}-%`);

/** How much of the log the copy has read. */
export const progressOf = async (
  db: Queryable,
  projection: Pick<Projection, 'kinds'>,
  copy: string,
): Promise<Progress> => {
  const { rows } = await sql<Progress>`
    select count(*) as total, count(*) filter (where
        (e.incarnation, e.transaction_id, e.position) <= (c.incarnation, c.transaction_id, c.position)) as done
    from events e left join checkpoints c on c.subscriber = ${copy} and c.shard = e.shard
    where e.stream like any(${streamsOf(projection)}::text[])
  `.execute(db);
  return rows[0] ?? { done: 0, total: 0 };
};

/** Where the projection that serves stands in each shard. */
export const servingCursors = async (db: Queryable, { name }: Projection): Promise<ReadonlyMap<number, Cursor>> => {
  const rows = await db
    .selectFrom('checkpoints')
    .select(['shard', 'incarnation', 'transaction_id', 'position'])
    .where('subscriber', '=', name)
    .execute();
  const known = new Map(
    rows.map(({ shard, incarnation, transaction_id, position }) => [
      shard,
      { incarnation, transactionId: transaction_id, position },
    ]),
  );
  return new Map(allShards.map((shard) => [shard, known.get(shard) ?? start]));
};

interface Pass {
  readonly options: CopyOptions;
  readonly schema: CopySchema;
  /** Where to stop in each shard; else as far as the log can be read. */
  readonly upTo?: ReadonlyMap<number, Cursor> | undefined;
  /** Ends after about so many events, finished or not. */
  readonly most?: number | undefined;
  readonly onRead?: (events: number) => void;
}

/** The last event of the shard that can be read after `from`, of whichever kind; none when there is nothing new. */
const endOf = async (db: Queryable, shard: number, from: Cursor, upTo?: Cursor): Promise<Cursor | undefined> => {
  const place = sql`(incarnation, transaction_id, position)`;
  const at = ({ incarnation, transactionId, position }: Cursor) =>
    sql`(${incarnation}::integer, ${transactionId}::xid8, ${position}::bigint)`;
  const { rows } = await sql<CursorColumns>`
    select incarnation, transaction_id, position from events
    where shard = ${shard}::smallint and ${place} > ${at(from)}
      and (incarnation, transaction_id) <
          ((select l.incarnation from log_incarnation l), pg_snapshot_xmin(pg_current_snapshot()))
      and ${upTo ? sql`${place} <= ${at(upTo)}` : sql`true`}
    order by shard desc, incarnation desc, transaction_id desc, position desc limit 1
  `.execute(db);
  return rows[0] && cursorOf(rows[0]);
};

const buildShard = async (pass: Pass, subscriber: Subscriber, shard: number, spent: () => boolean): Promise<void> => {
  const { owner, keyring, codec, projection } = pass.options;
  while (!spent()) {
    const checkpoints = await readCheckpoints(owner.kysely, shard, [subscriber.name]);
    const from = checkpoints.get(subscriber.name) ?? start;
    const end = await endOf(owner.kysely, shard, from, pass.upTo?.get(shard));
    if (!end) return;
    const events = await readLog(owner.kysely, shard, from, BATCH, { kinds: projection.kinds, upTo: end });
    const last = events.length < BATCH ? undefined : events.at(-1);
    // Past the events of other kinds too, so that the next pass does not look through them again.
    const to = last ? cursorOf(last) : end;
    const move = { subscriber: subscriber.name, lease: { shard, fence: FENCE }, from, to };
    await projectBatch({
      database: owner,
      keyring,
      codec,
      parts: [{ subscriber, events }],
      moveCheckpoints: (tx) => setCheckpoint(tx, move),
    });
    if (events.length > 0) pass.onRead?.(events.length);
    // Not until nothing is left: others append meanwhile, for ever.
    if (!last) return;
  }
};

/** Brings the copy from where it stands onwards and answers how many events that were. */
export const buildPass = async (pass: Pass): Promise<number> => {
  const { owner, projection } = pass.options;
  const subscriber = projectionInto(projection, pass.schema, copyOf(projection, pass.schema));
  const waiting = [...allShards];
  let read = 0;
  let failed = false;
  const spent = (): boolean => failed || read >= (pass.most ?? Number.POSITIVE_INFINITY);
  const counted: Pass = {
    ...pass,
    onRead: (events) => {
      read += events;
      pass.onRead?.(events);
    },
  };
  const work = async (): Promise<void> => {
    for (let shard = waiting.shift(); shard !== undefined && !spent(); shard = waiting.shift())
      await buildShard(counted, subscriber, shard, spent).catch((error: unknown) => {
        failed = true;
        throw error;
      });
  };
  const workers = Math.max(1, Math.min(PARALLEL, owner.pool.options.max - RESERVED));
  const ends = await Promise.allSettled(Array.from({ length: workers }, work));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return read;
};
