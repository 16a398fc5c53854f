import { sql } from 'kysely';
import type { Database, Queryable } from '../database.ts';

/** Returns the time as text, because a Date has only milliseconds, and another transaction may commit within one. */
export const databaseTime = async (db: Queryable): Promise<string> => {
  const { rows } = await sql<{ now: string }>`select clock_timestamp()::text as now`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database did not return the time');
  return row.now;
};

/** The oids of the tables that an unfinished run has rewritten, unless somebody was erased since. */
export const rewrittenSoFar = async (db: Queryable): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<{ oid: number }>`
    select relation as oid from rewritten_tables
    where began_at > all (select rewritten_at from erasures where rewritten_at is not null and maintained_at is null
      union all select rewritten_at from forgotten_contacts)
  `.execute(db);
  return new Set(rows.map(({ oid }) => oid));
};

/** Records that a table was rewritten; `began` is the {@link databaseTime} before it. */
export const noteRewritten = async (db: Queryable, oid: number, began: string): Promise<void> => {
  await sql`
    insert into rewritten_tables (relation, began_at) values (${oid}, ${began}::timestamptz)
    on conflict (relation) do update set began_at = excluded.began_at
  `.execute(db);
};

/** Numbers of athletes and contacts whose data was gone from free space when a run ended. */
export interface Cleared {
  readonly erasures: number;
  readonly contacts: number;
}

/**
 * Ends a run that has rewritten all of these tables: marks the erasures and removes the forgotten contacts whose rows were
 * gone before its first step. Returns their numbers.
 */
export const finishRun = ({ kysely }: Database, oids: readonly number[]): Promise<Cleared> =>
  kysely.transaction().execute(async (tx) => {
    const firstStep = sql`(select min(began_at) from rewritten_tables where relation = any(${oids}::oid[]))`;
    const erasures = await sql`
      update erasures set maintained_at = clock_timestamp() where maintained_at is null and rewritten_at < ${firstStep}
    `.execute(tx);
    const contacts = await sql`delete from forgotten_contacts where rewritten_at < ${firstStep}`.execute(tx);
    await tx.deleteFrom('rewritten_tables').execute();
    return { erasures: Number(erasures.numAffectedRows), contacts: Number(contacts.numAffectedRows) };
  });
