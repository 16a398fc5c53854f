import { sql } from 'kysely';
import type { Queryable } from '../database.ts';
import type { CursorColumns } from '../schema.ts';
import type { Executor } from './executor.ts';
import { type StoredEvent, storedColumns } from './sealed-event.ts';

/**
 * A position in the log. Ordered by incarnation, transaction id and position, which is a commit order that a reader can
 * follow without skipping events.
 */
export interface Cursor {
  readonly incarnation: number;
  readonly transactionId: string;
  readonly position: number;
}

export const start: Cursor = { incarnation: 0, transactionId: '0', position: 0 };

export const cursorOf = (row: CursorColumns): Cursor => ({
  incarnation: row.incarnation,
  transactionId: row.transaction_id,
  position: row.position,
});

export const columnsOf = (cursor: Cursor): CursorColumns => ({
  incarnation: cursor.incarnation,
  transaction_id: cursor.transactionId,
  position: cursor.position,
});

export const sameCursor = (a: Cursor, b: Cursor): boolean =>
  a.incarnation === b.incarnation && a.transactionId === b.transactionId && a.position === b.position;

export interface LoggedEvent extends StoredEvent, CursorColumns {}

/** The columns of `events` that a reader of the log selects. */
const columnNames = ['incarnation', 'transaction_id', 'position', ...storedColumns] as const;

export const loggedColumns = sql.join(columnNames.map((column) => sql.ref(`events.${column}`)));

/** The SQL condition that a row with the columns of `events` comes after `cursor`. */
export const after = (cursor: Cursor) =>
  sql`(incarnation, transaction_id, position) > (${cursor.incarnation}::integer, ${cursor.transactionId}::xid8, ${cursor.position}::bigint)`;

export interface ReadOptions {
  /** Last position to read. */
  readonly upTo?: Cursor;
  /** Stream kinds to read. Default: all. */
  readonly kinds?: readonly string[];
}

/**
 * Reads one shard's events after `cursor`, in commit order. An open transaction may still add events before ones that
 * are already visible, so nothing at or above the oldest open transaction is read.
 */
export const readLog = async (
  db: Queryable,
  shard: number,
  cursor: Cursor,
  limit: number,
  { upTo, kinds }: ReadOptions = {},
): Promise<readonly LoggedEvent[]> => {
  const { rows } = await sql<LoggedEvent>`
    select ${loggedColumns}
    from events
    where shard = ${shard}::smallint and ${after(cursor)}
      and (incarnation, transaction_id) <
          ((select l.incarnation from log_incarnation l), pg_snapshot_xmin(pg_current_snapshot()))
      and ${upTo ? sql`not ${after(upTo)}` : sql`true`}
      and ${kinds ? sql`stream like any(${kinds.map((kind) => `${kind}-%`)}::text[])` : sql`true`}
    order by incarnation, transaction_id, position
    limit ${limit}
  `.execute(db);
  return rows;
};

/** The position to read one shard from. */
export interface ShardCursor {
  readonly shard: number;
  readonly after: Cursor;
}

export interface ShardRead {
  readonly events: readonly LoggedEvent[];
  /** True if the limit was reached, so that more events may follow. */
  readonly more: boolean;
  /** True if an open transaction holds back events. */
  readonly heldBack: boolean;
}

interface ReadRow extends LoggedEvent {
  readonly place: number;
  readonly readable: boolean;
  readonly after_readable: boolean;
}

/**
 * Looks up each cursor in the index, because most find nothing. Held-back events come last, and only the first is kept.
 */
const READ_SHARDS = {
  name: 'read-shards',
  text: `
    select w.place, e.* from unnest($1::smallint[], $2::integer[], $3::xid8[], $4::bigint[])
      with ordinality as w(shard, incarnation, transaction_id, position, place)
    cross join lateral (
      select r.*, lag(r.readable, 1, true) over (order by r.incarnation, r.transaction_id, r.position) as after_readable
      from (
        select (incarnation, transaction_id) <
            ((select l.incarnation from log_incarnation l), pg_snapshot_xmin(pg_current_snapshot())) as readable,
          ${columnNames.join(', ')}
        from events
        where shard = w.shard
          and (incarnation, transaction_id, position) > (w.incarnation, w.transaction_id, w.position)
        order by incarnation, transaction_id, position limit $5
      ) r
    ) e
    where e.readable or e.after_readable
    order by w.place, e.incarnation, e.transaction_id, e.position limit $6`,
};

/**
 * {@link readLog} for many cursors at once: at most `limit` events per cursor and about `most` in total, filled in the
 * given order. Returns results in that order.
 */
export const readShards = async (
  executor: Executor,
  places: readonly ShardCursor[],
  limit: number,
  most: number = limit * places.length,
): Promise<readonly ShardRead[]> => {
  const rows = await executor.run<ReadRow>(READ_SHARDS, [
    places.map(({ shard }) => shard),
    places.map(({ after: { incarnation } }) => incarnation),
    places.map(({ after: { transactionId } }) => transactionId),
    places.map(({ after: { position } }) => position),
    limit,
    most,
  ]);
  const read = places.map(() => ({ events: [] as LoggedEvent[], more: false, heldBack: false }));
  for (const { place, readable, after_readable: _, ...event } of rows) {
    const of = read[place - 1];
    if (readable) of?.events.push(event);
    else if (of) of.heldBack = true;
  }
  const cut = rows.length >= most ? (rows.at(-1)?.place ?? 0) : places.length + 1;
  for (const [index, one] of read.entries()) one.more = one.events.length >= limit || index + 1 >= cut;
  return read;
};
