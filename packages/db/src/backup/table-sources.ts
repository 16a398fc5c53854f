import pg from 'pg';

/** A table as it is copied out: which of its columns, and which of its rows. */
export interface TableSource {
  readonly name: string;
  readonly columns: readonly string[];
  /** A condition in SQL; undefined: all rows. */
  readonly only: string | undefined;
  /** On disk, to show progress by. */
  readonly bytes: number;
}

/** Migrations fill the first. The second names tables by oids, which are other tables in another server. */
const LEFT_OUT = ['public.schema_migrations', 'public.rewritten_tables'];

/** Names of checkpoints and read models that are built beside the serving ones. */
const NO_COPY = `subscriber not like '%@%'`;

const only: Readonly<Record<string, string>> = {
  'public.checkpoints': NO_COPY,
  'public.parked_subjects': NO_COPY,
  'public.read_models': NO_COPY,
  // In the copy, a backup that is under way would look like one that died.
  'public.operator_log': `not (command = 'backup create' and ended_at is null)`,
  // Finished jobs are history, and of a job that runs its worker knows.
  'pgboss.job': `state in ('created', 'retry')`,
};

/** The tables of pg-boss whose rows are kept; it makes the others itself. */
export const jobTables: readonly string[] = ['pgboss.job', 'pgboss.schedule'];

/** Partitions instead of partitioned tables: only those can be copied whole. Unlogged tables hold nothing that lasts. */
const SOURCES = `
  select n.nspname || '.' || c.relname as name, pg_total_relation_size(c.oid)::float8 as bytes,
    array(select a.attname::text from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where (n.nspname in ('public', 'read') and c.relkind = 'r' and c.relpersistence = 'p'
      or n.nspname || '.' || c.relname = any($1::text[]))
    and n.nspname || '.' || c.relname <> all($2::text[])
  order by 1`;

export const tableSources = async (client: pg.ClientBase): Promise<readonly TableSource[]> => {
  const { rows } = await client.query<Omit<TableSource, 'only'>>(SOURCES, [jobTables, LEFT_OUT]);
  return rows.map((row) => ({ ...row, only: only[row.name] }));
};

/** A name of `schema.table` as SQL. */
export const quoted = (name: string): string => name.split('.').map(pg.escapeIdentifier).join('.');

export const columnList = (columns: readonly string[]): string => columns.map(pg.escapeIdentifier).join(', ');
