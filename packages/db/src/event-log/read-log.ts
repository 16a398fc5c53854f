import type { StreamKind } from '@palmares/domain/kernel/stream';
import { sql } from 'kysely';
import type { Queryable } from '../database.ts';
import type { CursorColumns } from '../schema.ts';
import { type StoredEvent, storedColumns } from './sealed-event.ts';

/** A place in the log. Order is incarnation, then transaction id, then position: the order of commits that cannot be skipped. */
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

/** What a reader of the log selects from `events`. */
export const loggedColumns = sql.join(
  (['incarnation', 'transaction_id', 'position', ...storedColumns] as const).map((column) =>
    sql.ref(`events.${column}`),
  ),
);

const after = (cursor: Cursor) =>
  sql`(incarnation, transaction_id, position) > (${cursor.incarnation}::integer, ${cursor.transactionId}::xid8, ${cursor.position}::bigint)`;

export interface ReadOptions {
  /** Nothing after this place. */
  readonly upTo?: Cursor;
  /** Of streams of these kinds only. */
  readonly kinds?: readonly StreamKind[];
}

/**
 * One shard's events after `cursor`, in commit order. A transaction still open may yet add events
 * below ones already visible, so nothing at or above the oldest open transaction is read.
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

/**
 * The given shards that hold any event after their cursor, held back by an open transaction or not. Asked by
 * `exists`, Postgres would join them with every event there is; in order, each is one look into the index.
 */
export const shardsWithMore = async (
  db: Queryable,
  cursors: ReadonlyMap<number, Cursor>,
): Promise<readonly number[]> => {
  const places = [...cursors].map(([shard, cursor]) => ({ shard, ...columnsOf(cursor) }));
  const { rows } = await sql<{ shard: number }>`
    select c.shard from jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
      as c(shard smallint, incarnation integer, transaction_id text, position bigint)
    cross join lateral (
      select from events e where e.shard = c.shard
        and (e.incarnation, e.transaction_id, e.position) > (c.incarnation, c.transaction_id::xid8, c.position)
      order by e.incarnation, e.transaction_id, e.position limit 1
    ) more
  `.execute(db);
  return rows.map((row) => row.shard);
};
