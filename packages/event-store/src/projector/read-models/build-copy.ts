import { sql } from 'kysely';
import type { EventCodec } from '../../codec.ts';
import type { Database, Queryable } from '../../database.ts';
import type { Keyring } from '../../event-log/keys/keyring.ts';
import { type Cursor, cursorOf, readLog, start } from '../../event-log/read-log.ts';
import type { CursorColumns } from '../../schema.ts';
import { SHARDS } from '../../stream.ts';
import { setCheckpoint } from '../checkpoints.ts';
import { projectBatch } from '../project-batch.ts';
import { type Projection, projectionInto, type Subscriber } from '../projection.ts';

/**
 * Events in one batch, which writes each table with one statement. A larger batch gains nothing and holds the readers'
 * horizon longer.
 */
const BATCH = 1_000;
/** Shards built concurrently, one connection each: while the database writes one, this process decrypts another. */
const PARALLEL = 4;
/** Connections that a build reserves for the lock and the swap. */
const RESERVED = 2;
/** Fence of a copy, which needs none: only the process that holds the lock moves its checkpoints. */
const FENCE = 0;

export interface CopyOptions {
  /** The tables' owner, with three or more connections: the lock, the swap, and the build. */
  readonly owner: Database;
  readonly keyring: Keyring;
  readonly codec: EventCodec;
  readonly projection: Projection;
  readonly onProgress?: (progress: Progress) => void;
}

/** Counts events of the kinds that the projection reads. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

export type CopySchema = 'rebuild' | 'verify';

/** Returns the subscriber name of a copy's checkpoints. */
export const copyOf = ({ name }: Pick<Projection, 'name'>, schema: CopySchema): string => `${name}@${schema}`;

const allShards = Array.from({ length: SHARDS }, (_, shard) => shard);

export const streamsOf = ({ kinds }: Pick<Projection, 'kinds'>): string[] => kinds.map((kind) => `${kind}-%`);

/** Returns how much of the log the copy has read. */
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

/** Returns the serving projection's checkpoint in each shard. */
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
  /** Last position to read in each shard. Default: as far as the log can be read. */
  readonly upTo?: ReadonlyMap<number, Cursor> | undefined;
  /** Stops after about this many events, finished or not. */
  readonly most?: number | undefined;
  readonly onRead?: (events: number) => void;
}

/** The unread part of a shard, up to its last readable event of any kind. */
interface Unread {
  readonly shard: number;
  readonly from: Cursor;
  readonly end: Cursor;
}

interface UnreadRow extends CursorColumns {
  readonly shard: number;
  readonly from_incarnation: number;
  readonly from_transaction_id: string;
  readonly from_position: number;
}

/** Finds shards with new events in one query: most have none once the copy has nearly caught up. */
const unreadShards = async (
  db: Queryable,
  copy: string,
  upTo: ReadonlyMap<number, Cursor> | undefined,
): Promise<readonly Unread[]> => {
  const ends = allShards.map((shard) => upTo?.get(shard) ?? start);
  const { rows } = await sql<UnreadRow>`
    select s.shard, e.incarnation, e.transaction_id, e.position, s.from_incarnation, s.from_transaction_id, s.from_position
    from (
      select u.*, coalesce(c.incarnation, 0) as from_incarnation, coalesce(c.transaction_id, '0') as from_transaction_id,
        coalesce(c.position, 0) as from_position
      from unnest(${allShards}::smallint[], ${ends.map(({ incarnation }) => incarnation)}::integer[],
        ${ends.map(({ transactionId }) => transactionId)}::xid8[], ${ends.map(({ position }) => position)}::bigint[])
        as u(shard, to_incarnation, to_transaction_id, to_position)
      left join checkpoints c on c.subscriber = ${copy} and c.shard = u.shard
    ) s
    cross join lateral (
      select incarnation, transaction_id, position from events
      where shard = s.shard
        and (incarnation, transaction_id, position) > (s.from_incarnation, s.from_transaction_id, s.from_position)
        and (incarnation, transaction_id) <
          ((select l.incarnation from log_incarnation l), pg_snapshot_xmin(pg_current_snapshot()))
        and ${upTo ? sql`(incarnation, transaction_id, position) <= (s.to_incarnation, s.to_transaction_id, s.to_position)` : sql`true`}
      order by shard desc, incarnation desc, transaction_id desc, position desc limit 1
    ) e
  `.execute(db);
  return rows.map((row) => ({
    shard: row.shard,
    from: {
      incarnation: row.from_incarnation,
      transactionId: row.from_transaction_id,
      position: row.from_position,
    },
    end: cursorOf(row),
  }));
};

/** Stops at a fixed position, because others keep appending. */
const buildShard = async (
  pass: Pass,
  subscriber: Subscriber,
  { shard, from, end }: Unread,
  spent: () => boolean,
): Promise<void> => {
  const { owner, keyring, codec, projection } = pass.options;
  let at: Cursor | undefined = from;
  while (at && !spent()) {
    const events = await readLog(owner.kysely, shard, at, BATCH, { kinds: projection.kinds, upTo: end });
    const last = events.length < BATCH ? undefined : events.at(-1);
    // Moves past events of other kinds too, so that the next pass does not read them again.
    const to = last ? cursorOf(last) : end;
    const move = { subscriber: subscriber.name, lease: { shard, fence: FENCE }, from: at, to };
    await projectBatch({
      database: owner,
      keyring,
      codec,
      parts: [{ subscriber, events }],
      moveCheckpoints: (tx) => setCheckpoint(tx, move),
    });
    if (events.length > 0) pass.onRead?.(events.length);
    at = last && to;
  }
};

/** Advances the copy from its checkpoints; returns the number of events it read. */
export const buildPass = async (pass: Pass): Promise<number> => {
  const { owner, projection } = pass.options;
  const subscriber = projectionInto(projection, pass.schema, copyOf(projection, pass.schema));
  const waiting = [...(await unreadShards(owner.kysely, subscriber.name, pass.upTo))];
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
    for (let unread = waiting.shift(); unread !== undefined && !spent(); unread = waiting.shift())
      await buildShard(counted, subscriber, unread, spent).catch((error: unknown) => {
        failed = true;
        throw error;
      });
  };
  const workers = Math.max(1, Math.min(PARALLEL, owner.pool.options.max - RESERVED));
  const ends = await Promise.allSettled(Array.from({ length: workers }, work));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return read;
};
