import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database.ts';
import type { Projection } from '../projection.ts';

/** `read` is the schema that the product queries; copies are built in the others. */
export type ReadModelSchema = 'read' | 'rebuild' | 'verify';

export const tableIn = (schema: ReadModelSchema, table: string) => sql.id(schema, table);

export const createTables = async (db: Queryable, schema: ReadModelSchema, projection: Projection): Promise<void> => {
  for (const [name, columns] of Object.entries(projection.tables)) {
    const table = tableIn(schema, name);
    await sql`create table if not exists ${table} (${sql.raw(columns)})`.execute(db);
    await sql`grant select, insert, update, delete on ${table} to palmares_app`.execute(db);
    await sql`grant select on ${table} to palmares_reader`.execute(db);
  }
};

export const dropTables = async (db: Queryable, schema: ReadModelSchema, tables: readonly string[]): Promise<void> => {
  for (const table of tables) await sql`drop table if exists ${tableIn(schema, table)}`.execute(db);
};

/** A row per serving read model or copy, keyed by the name of its checkpoint. */
export interface ReadModel {
  readonly version: number;
  readonly tables: readonly string[];
}

export const readModelOf = (db: Queryable, subscriber: string): Promise<ReadModel | undefined> =>
  db.selectFrom('read_models').select(['version', 'tables']).where('subscriber', '=', subscriber).executeTakeFirst();

export const setReadModel = async (db: Queryable, subscriber: string, projection: Projection): Promise<void> => {
  const row = { version: projection.version, tables: Object.keys(projection.tables) };
  await db
    .insertInto('read_models')
    .values({ subscriber, ...row })
    .onConflict((conflict) =>
      conflict.column('subscriber').doUpdateSet({ ...row, built_at: sql<Date>`clock_timestamp()` }),
    )
    .execute();
};

/** Deletes the checkpoints and tables of a copy, finished or not. */
export const discard = async (tx: Tx, schema: ReadModelSchema, subscriber: string): Promise<void> => {
  const copy = await readModelOf(tx, subscriber);
  await dropTables(tx, schema, copy?.tables ?? []);
  for (const kept of ['checkpoints', 'parked_subjects', 'read_models'] as const)
    await tx.deleteFrom(kept).where('subscriber', '=', subscriber).execute();
};
