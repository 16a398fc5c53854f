import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, Queryable } from '../database.ts';

const LOOK_MS = 10;

interface Place {
  readonly incarnation: number;
  readonly transactionId: string;
}

const newestOf = async (db: Queryable): Promise<Place | undefined> => {
  const { rows } = await sql<Place>`
    select incarnation, transaction_id as "transactionId" from events
    order by incarnation desc, transaction_id desc limit 1
  `.execute(db);
  return rows[0];
};

const isReadable = async (db: Queryable, { incarnation, transactionId }: Place): Promise<boolean> => {
  const { rows } = await sql<{ readable: boolean }>`
    select (${incarnation}::integer, ${transactionId}::xid8)
      < ((select l.incarnation from log_incarnation l), pg_snapshot_xmin(pg_current_snapshot())) as readable
  `.execute(db);
  return rows[0]?.readable ?? false;
};

/**
 * Waits until all events that are committed now can be read in commit order, and so be projected, rebuilt, signed and
 * proven. Any older transaction holds them back, also a wake-up of the log and one of another test's database on the
 * same server. The test's own time limit ends the wait.
 */
export const untilReadable = async ({ kysely }: Pick<Database, 'kysely'>): Promise<void> => {
  const newest = await newestOf(kysely);
  while (newest && !(await isReadable(kysely, newest))) await pause(LOOK_MS);
};
