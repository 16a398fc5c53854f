import { sql } from 'kysely';
import type { Queryable } from '../database.ts';
import { after, type Cursor, start } from '../event-log/read-log.ts';
import { SHARDS } from '../stream.ts';

/** The last event that a root covers, in commit order. No new event can sort before it. */
export interface Horizon extends Cursor {
  readonly shard: number;
  /** Hash of that event, in base64. */
  readonly hash: string;
}

/** SQL condition that the transaction of event `e`, and all before it, have committed or rolled back. */
const DECIDED = sql`(e.incarnation, e.transaction_id) <
  ((select l.incarnation from log_incarnation l), pg_snapshot_xmin(pg_current_snapshot()))`;

/** Returns the newest event before the oldest open transaction; null if there is none. */
export const newestHorizon = async (db: Queryable): Promise<Horizon | null> => {
  const { rows } = await sql<Horizon>`
    select newest.shard, newest.incarnation, newest.transaction_id as "transactionId", newest.position,
      encode(newest.hash, 'base64') as hash
    from generate_series(0, ${SHARDS - 1}) as shards (shard) cross join lateral (
      select e.shard, e.incarnation, e.transaction_id, e.position, e.hash from events e
      where e.shard = shards.shard and ${DECIDED}
      order by e.shard desc, e.incarnation desc, e.transaction_id desc, e.position desc limit 1
    ) newest
    order by newest.incarnation desc, newest.transaction_id desc, newest.position desc limit 1
  `.execute(db);
  return rows[0] ?? null;
};

/** True if the log still has the event at the horizon. A log restored from an earlier backup does not. */
export const stillHas = async (db: Queryable, horizon: Horizon): Promise<boolean> => {
  const { rows } = await sql`
    select from events e
    where e.shard = ${horizon.shard}::smallint and e.incarnation = ${horizon.incarnation}::integer
      and e.transaction_id = ${horizon.transactionId}::xid8 and e.position = ${horizon.position}::bigint
      and e.hash = decode(${horizon.hash}, 'base64') and ${DECIDED}
  `.execute(db);
  return rows.length > 0;
};

/** Counts the events in a shard up to the horizon, by the streams' current heads. */
export const eventsUpTo = async (db: Queryable, shard: number, horizon: Horizon | null): Promise<number> => {
  const { rows } = await sql<{ events: number }>`
    select coalesce(sum(s.version), 0)::bigint - (
      select count(*) from events where shard = ${shard}::smallint and ${after(horizon ?? start)}
    ) as events
    from streams s where s.shard = ${shard}::smallint
  `.execute(db);
  return rows[0]?.events ?? 0;
};
