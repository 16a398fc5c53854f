import pg from 'pg';
import type { Projection } from '../projection.ts';
import { readModelLock } from './read-model-versions.ts';

interface Row {
  readonly version: number;
  readonly tables: readonly string[];
  readonly begun: boolean;
}

const rowOf = async (client: pg.ClientBase, { name }: Projection): Promise<Row | undefined> => {
  const { rows } = await client.query<Row>(
    `select version, tables, exists (select from checkpoints where subscriber = $1) as begun
     from read_models where subscriber = $1`,
    [name],
  );
  return rows[0];
};

/** Returns the tables to replace; undefined if the projection has begun or its tables are current. */
const toReplace = async (client: pg.ClientBase, projection: Projection): Promise<readonly string[] | undefined> => {
  const row = await rowOf(client, projection);
  return row && (row.begun || row.version === projection.version) ? undefined : (row?.tables ?? []);
};

/**
 * Creates the current tables of each projection that has never projected, so that a new projection or installation
 * needs no rebuild. Leaves one that serves an older version to `palmares projections rebuild`. Call it in a
 * transaction.
 */
export const makeFirstTables = async (client: pg.ClientBase, projections: readonly Projection[]): Promise<void> => {
  const { rows } = await client.query<{ known: boolean }>(`select to_regclass('read_models') is not null as known`);
  if (!rows[0]?.known) return;
  for (const projection of projections.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (!(await toReplace(client, projection))) continue;
    await client.query(readModelLock(projection.name));
    // Check again under the lock: its first batch may have been running.
    const outdated = await toReplace(client, projection);
    if (!outdated) continue;
    const quoted = (table: string): string => `read.${pg.escapeIdentifier(table)}`;
    for (const table of outdated) await client.query(`drop table if exists ${quoted(table)}`);
    for (const [table, columns] of Object.entries(projection.tables)) {
      await client.query(`create table ${quoted(table)} (${columns})`);
      await client.query(`grant select, insert, update, delete on ${quoted(table)} to palmares_app`);
      await client.query(`grant select on ${quoted(table)} to palmares_reader`);
    }
    await client.query(
      `insert into read_models (subscriber, version, tables) values ($1, $2, $3)
       on conflict (subscriber) do update set version = excluded.version, tables = excluded.tables,
         built_at = clock_timestamp()`,
      [projection.name, projection.version, Object.keys(projection.tables)],
    );
  }
};
