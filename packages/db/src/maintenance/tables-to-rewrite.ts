import { sql } from 'kysely';
import type { Queryable } from '../database.ts';

/**
 * Tables that hold only ciphertext, hashes, ids and numbers, and are too large or too busy to lock for nothing. All
 * others are rewritten, so that a new table is not forgotten.
 */
const WORDLESS = [
  'events',
  'streams',
  'checkpoints',
  'shard_leases',
  'projector_owners',
  'rate_limits',
  'rewritten_tables',
];

export interface StoredTable {
  readonly oid: number;
  /** Schema-qualified, quoted where needed. */
  readonly name: string;
  /** Including its indexes and TOAST table. */
  readonly bytes: number;
}

export interface TablesToRewrite {
  /** Partitions instead of their parents. */
  readonly tables: readonly StoredTable[];
  /** Partitioned parents that have their own statistics. */
  readonly parents: readonly StoredTable[];
  /** The planner's statistics, which hold samples of all other tables. */
  readonly statistics: StoredTable;
}

export const tablesToRewrite = async (db: Queryable): Promise<TablesToRewrite> => {
  const { rows } = await sql<StoredTable & { kind: string }>`
    select c.oid, format('%I.%I', n.nspname, c.relname) as name, pg_total_relation_size(c.oid) as bytes,
      case c.oid when 'pg_statistic'::regclass then 'statistics' else c.relkind::text end as kind
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.oid = 'pg_statistic'::regclass
      or (n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and c.relpersistence <> 't'
        and coalesce(pg_partition_root(c.oid)::oid, c.oid) <> all(${WORDLESS}::text[]::regclass[]::oid[])
        and (c.relkind in ('r', 'm') or (c.relkind = 'p' and exists (select from pg_stats s
          where s.inherited and s.schemaname = n.nspname and s.tablename = c.relname))))
    order by n.nspname, c.relname
  `.execute(db);
  const statistics = rows.find(({ kind }) => kind === 'statistics');
  if (!statistics) throw new Error('The database has no pg_statistic');
  return {
    tables: rows.filter(({ kind }) => kind === 'r' || kind === 'm'),
    parents: rows.filter(({ kind }) => kind === 'p'),
    statistics,
  };
};
