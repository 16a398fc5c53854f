import { subjectsByShard } from '@palmares/event-store/event-log';
import { sql } from 'kysely';
import type { Database, Queryable, Tx } from '../database.ts';
import { type Blocker, waitForOlderSnapshots } from '../maintenance/blockers.ts';
import { rewriteTable, vacuumTable } from '../maintenance/vacuum.ts';
import { purgedTables } from './personal-rows.ts';

/** Call it in a transaction that removes rows of the athlete: it marks their bytes as still to be removed. */
export const noteRemoval = async (tx: Tx, athleteId: string): Promise<void> => {
  await tx
    .updateTable('erasures')
    .set({ removed_in: sql<string>`pg_current_xact_id()`, rewritten_at: null, maintained_at: null })
    .where('athlete_id', '=', athleteId)
    .execute();
};

interface Removal {
  /** The stored transaction id. */
  readonly removedIn: string;
  /**
   * The stored id, or the newest transaction id if that is lower: in a restored database the stored one may still be in
   * the future.
   */
  readonly transactionId: string;
}

/** The newest transaction that removed rows of any of them; undefined if their bytes are gone. */
const lastRemoval = async (db: Queryable, athleteIds: readonly string[]): Promise<Removal | undefined> => {
  const { rows } = await sql<Removal>`
    select removed_in::text as "removedIn", least(removed_in, pg_snapshot_xmax(pg_current_snapshot()))::text as "transactionId"
    from erasures where athlete_id = any(${athleteIds}::uuid[]) and rewritten_at is null
    order by removed_in desc limit 1
  `.execute(db);
  return rows[0];
};

/** The partitions that held their wrapped keys. */
const keyPartitions = async (db: Queryable, athleteIds: readonly string[]): Promise<readonly number[]> => {
  const { rows } = await sql<{ oid: number }>`
    select distinct k.tableoid as oid from ${subjectsByShard(athleteIds)}
    join data_keys k on k.shard = a.shard and k.subject_id = a.subject_id
  `.execute(db);
  return rows.map(({ oid }) => oid);
};

/** The oids of the tables, with the partitions of each partitioned table in its place. */
const tablesOf = async (db: Queryable, names: readonly string[]): Promise<readonly number[]> => {
  const { rows } = await sql<{ oid: number }>`
    with named as (select to_regclass(name) as oid from unnest(${names}::text[]) as name)
    select c.oid from pg_class c where c.relkind = 'r' and (c.oid in (select oid from named)
      or c.oid in (select tree.relid from named cross join lateral pg_partition_tree(named.oid) tree))
    order by c.oid
  `.execute(db);
  return rows.map(({ oid }) => oid);
};

export interface RemoveBytes {
  /** The tables' owner, with a spare connection. */
  readonly owner: Database;
  readonly athleteIds: readonly string[];
  readonly timeoutMs?: number | undefined;
}

interface Rewrite extends RemoveBytes {
  /** The tables that rows were removed from. */
  readonly tables: readonly string[];
}

/** Rewrites the partitions of the athletes' keys, and vacuums the tables. Returns what blocks it, if anything. */
export const rewriteKeysAndVacuum = async ({
  owner,
  athleteIds,
  tables,
  timeoutMs,
}: Rewrite): Promise<readonly Blocker[]> => {
  for (const oid of await keyPartitions(owner.kysely, athleteIds)) {
    const blockers = await rewriteTable({ owner, oid, timeoutMs });
    if (blockers.length > 0) return blockers;
  }
  for (const oid of await tablesOf(owner.kysely, tables)) {
    const blockers = await vacuumTable({ owner, oid, timeoutMs });
    if (blockers.length > 0) return blockers;
  }
  return [];
};

/**
 * Removes from the data files what was removed from the tables: Postgres keeps deleted rows, and keys that were set to
 * null, in the file until it is vacuumed, and anyone with a copy of the file can read them. Rewrites the partitions of
 * the keys, so that no byte of a key remains, and vacuums the purged tables. Returns what blocks it, if anything; the
 * erasures then stay unfinished, and the next call starts over.
 */
export const removeBytes = async ({ owner, athleteIds, timeoutMs }: RemoveBytes): Promise<readonly Blocker[]> => {
  const removal = await lastRemoval(owner.kysely, athleteIds);
  if (!removal) return [];
  const { removedIn, transactionId } = removal;
  // While a snapshot can see the rows, both VACUUM and a rewrite keep them.
  const older = await waitForOlderSnapshots(owner.kysely, { transactionId, timeoutMs });
  if (older.length > 0) return older;

  const tables = await purgedTables(owner.kysely);
  const blockers = await rewriteKeysAndVacuum({ owner, athleteIds, tables, timeoutMs });
  if (blockers.length > 0) return blockers;
  await sql`
    update erasures set rewritten_at = clock_timestamp()
    where athlete_id = any(${athleteIds}::uuid[]) and rewritten_at is null and removed_in <= ${removedIn}::xid8
  `.execute(owner.kysely);
  return [];
};
