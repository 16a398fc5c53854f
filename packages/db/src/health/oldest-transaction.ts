import { sql } from 'kysely';
import type { Queryable } from '../database.ts';

export interface OpenTransaction {
  /** A prepared transaction has no process, only a name. */
  readonly pid: number | null;
  readonly application: string;
  readonly role: string | null;
  /** Unknown when the session belongs to a role whose activity this one may not see. */
  readonly seconds: number | null;
  readonly transactionsSince: number;
}

/**
 * The transaction that holds every reader of the log back: the oldest one with a transaction id, of
 * any database of the server, this session's own left out.
 */
export const oldestTransaction = async (db: Queryable): Promise<OpenTransaction | null> => {
  const { rows } = await sql<OpenTransaction>`
    select pid, application_name as application, usename as role, age(backend_xid) as "transactionsSince",
      extract(epoch from clock_timestamp() - xact_start)::float8 as seconds
    from pg_stat_activity where backend_xid is not null and pid <> pg_backend_pid()
    union all
    select null, 'prepared transaction ' || gid, owner, age(transaction),
      extract(epoch from clock_timestamp() - prepared)::float8
    from pg_prepared_xacts
    order by "transactionsSince" desc limit 1
  `.execute(db);
  return rows[0] ?? null;
};
