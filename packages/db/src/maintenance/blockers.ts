import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Queryable } from '../database.ts';

/**
 * A session, prepared transaction or replication slot that keeps removed rows in the data files, or locks a table.
 */
export interface Blocker {
  /** The connection's application name; for a prepared transaction or a replication slot, its type and name. */
  readonly name: string;
  readonly pid: number | null;
  /** When its transaction began; null if this role may not see that, and for a replication slot. */
  readonly since: Date | null;
  /** The table it has locked; null if it has an old snapshot that can still see the removed rows. */
  readonly table: string | null;
}

/** How long to wait for other transactions before giving up: longer than any transaction of the app may take. */
export const TIMEOUT_MS = 60_000;
const POLL_MS = 200;

export interface SnapshotOptions {
  /** An xid8 as text: only snapshots that do not see this transaction as committed are reported. */
  readonly transactionId: string;
  /** Includes replication slots that keep removed rows of system tables only. */
  readonly withCatalog?: boolean;
  readonly timeoutMs?: number | undefined;
}

/**
 * VACUUM keeps a removed row while any snapshot may still see it. Like VACUUM, this ignores sessions that only vacuum.
 * It counts writing transactions of every database on the server, because each makes all new snapshots as old as
 * itself.
 */
const olderSnapshots = async (db: Queryable, options: SnapshotOptions): Promise<readonly Blocker[]> => {
  const { transactionId, withCatalog = false } = options;
  const { rows } = await sql<Blocker>`
    with open as (
      select coalesce(nullif(application_name, ''), 'an unnamed program') as name, pid, xact_start as since,
        greatest(age(backend_xid), case
          when (datname is null or datname = current_database())
            and not exists (select from pg_stat_progress_vacuum v where v.pid = a.pid)
          then age(backend_xmin) end) as transactions
      from pg_stat_activity a where pid <> pg_backend_pid()
      union all
      select 'prepared transaction ' || gid, null, prepared, age(transaction) from pg_prepared_xacts
      union all
      select 'replication slot ' || slot_name, active_pid, null,
        greatest(age(xmin), case when ${withCatalog} then age(catalog_xmin) end)
      from pg_replication_slots
    )
    select name, pid, since, null as "table" from open
    where transactions >= age(${transactionId}::xid8::xid) order by transactions desc, name
  `.execute(db);
  return rows;
};

/** Waits until no older snapshot is left; returns those that are left after `timeoutMs`, oldest first. */
export const waitForOlderSnapshots = async (db: Queryable, options: SnapshotOptions): Promise<readonly Blocker[]> => {
  const deadline = performance.now() + (options.timeoutMs ?? TIMEOUT_MS);
  for (;;) {
    const blockers = await olderSnapshots(db, options);
    if (blockers.length === 0 || performance.now() >= deadline) return blockers;
    await pause(POLL_MS);
  }
};
