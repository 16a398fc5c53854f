import { sql } from 'kysely';
import type { Queryable } from '../database.ts';
import { SHARDS } from '../stream.ts';

export interface OpenTransaction {
  /** Null for a prepared transaction, which has no process, only a name. */
  readonly pid: number | null;
  readonly application: string;
  readonly role: string | null;
  /**
   * Seconds that it has been open. For a session whose activity this role may not see, a lower bound: the age of the
   * first event written after its first write. Null if there is no such event, or if it began in what is now the
   * future, because the server's clock was set back.
   */
  readonly seconds: number | null;
  /** Number of transaction ids assigned after its own. */
  readonly transactionsSince: number;
}

/**
 * Returns the transaction that holds back every reader of the log: the oldest one with a transaction id, in any
 * database of the server, except this session's own.
 */
export const oldestTransaction = async (db: Queryable): Promise<OpenTransaction | null> => {
  const { rows } = await sql<OpenTransaction>`
    with holder as (
      select pid, application_name as application, usename as role, age(backend_xid) as "transactionsSince", xact_start as since
      from pg_stat_activity where backend_xid is not null and pid <> pg_backend_pid()
      union all
      select null, 'prepared transaction ' || gid, owner, age(transaction), prepared from pg_prepared_xacts
      order by "transactionsSince" desc limit 1
    )
    select pid, application, role, "transactionsSince",
      case when began <= clock_timestamp() then extract(epoch from clock_timestamp() - began) end::float8 as seconds
    from holder cross join lateral (
      select coalesce(since, (
        select min(later.recorded_at) from generate_series(0, ${SHARDS - 1}) as shard
        cross join lateral (
          select e.recorded_at from events e
          where e.shard = shard.shard and (e.incarnation, e.transaction_id)
            > ((select l.incarnation from log_incarnation l), pg_snapshot_xmin(pg_current_snapshot()))
          order by e.incarnation, e.transaction_id, e.position limit 1
        ) later
      )) as began
    ) known
  `.execute(db);
  return rows[0] ?? null;
};
