import { sql } from 'kysely';
import type { Database } from '../database.ts';
import type { Blocker } from './blockers.ts';
import { alterTable } from './vacuum.ts';

/**
 * A table's columns that have planner statistics, as ALTER TABLE actions that set each column's existing type. Includes
 * only types that can hold words, and columns for which nothing else, such as storage, would change.
 */
const columnsWithStatistics = async ({ kysely }: Database, oid: number): Promise<string | null> => {
  const { rows } = await sql<{ actions: string | null }>`
    select string_agg(format('alter column %I type %s', a.attname, format_type(a.atttypid, a.atttypmod)), ', ') as actions
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
    where c.oid = ${oid} and c.relkind = 'r' and not c.relispartition
      and (t.typcategory in ('S', 'A') or t.typname in ('json', 'jsonb', 'bytea', 'date'))
      and a.attnum > 0 and a.attgenerated = '' and a.attcompression = '' and a.attstorage = t.typstorage
      and a.attcollation = t.typcollation
      and exists (select from pg_stats s
        where s.schemaname = n.nspname and s.tablename = c.relname and s.attname = a.attname)
  `.execute(kysely);
  return rows[0]?.actions ?? null;
};

const isEmpty = async ({ kysely }: Database, table: string): Promise<boolean> => {
  const { rows } = await sql<{ empty: boolean }>`
    select not exists (select from ${sql.raw(table)}) as empty
  `.execute(kysely);
  return rows[0]?.empty ?? false;
};

/**
 * Drops the statistics of an empty table, which ANALYZE keeps as they were: setting a column's type drops them, even if
 * the type stays the same.
 */
export const forgetStatisticsOfEmptyTable = async (options: {
  readonly owner: Database;
  readonly oid: number;
  /** Its quoted name. */
  readonly table: string;
  readonly timeoutMs?: number | undefined;
}): Promise<readonly Blocker[]> => {
  const { owner, oid, table } = options;
  if (!(await isEmpty(owner, table))) return [];
  const actions = await columnsWithStatistics(owner, oid);
  return actions === null ? [] : alterTable(options, (name) => `alter table ${name} ${actions}`);
};
