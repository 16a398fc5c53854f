import type pg from 'pg';
import type { BackedUpTable, Manifest } from './manifest.ts';
import { readTable } from './table-files.ts';
import { columnList, jobTables, quoted } from './table-sources.ts';

const COLUMNS = `
  select a.attname::text as name, format_type(a.atttypid, a.atttypmod) as type from pg_attribute a
  where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped`;

const columnTypes = async (client: pg.Client, table: string): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await client.query<{ name: string; type: string }>(COLUMNS, [table]);
  return new Map(rows.map(({ name, type }) => [name, type]));
};

interface LoadJobs {
  readonly folder: string;
  readonly manifest: Manifest;
  readonly onBytes?: (bytes: number) => void;
}

/**
 * Loads through a temporary table: pg-boss changes its tables with its versions, and a queue may be gone. Returns the
 * number of rows.
 */
const loadTable = async (
  client: pg.Client,
  table: BackedUpTable,
  { folder, onBytes = () => undefined }: LoadJobs,
): Promise<number> => {
  const types = await columnTypes(client, table.name);
  const declared = table.columns.map((column) => `${columnList([column])} ${types.get(column) ?? 'text'}`);
  await client.query(`create temporary table arrived (${declared.join(', ')}) on commit drop`);
  await readTable(client, folder, table, { into: 'arrived', onBytes });
  const shared = columnList(table.columns.filter((column) => types.has(column)));
  const { rowCount } = await client.query(
    `insert into ${quoted(table.name)} (${shared}) select ${shared} from arrived
     where name in (select name from pgboss.queue) on conflict do nothing`,
  );
  await client.query('drop table arrived');
  return rowCount ?? 0;
};

/** Loads schedules and waiting jobs of the queues that this program has; returns the number of jobs. */
export const loadJobs = async (client: pg.Client, options: LoadJobs): Promise<number> => {
  let jobs = 0;
  for (const table of options.manifest.tables.filter(({ name }) => jobTables.includes(name))) {
    const rows = await loadTable(client, table, options);
    if (table.name === 'pgboss.job') jobs += rows;
  }
  return jobs;
};
