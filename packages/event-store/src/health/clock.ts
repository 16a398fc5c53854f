import { sql } from 'kysely';
import type { Queryable } from '../database.ts';

/**
 * Seconds that this machine's clock is ahead of the database's, corrected for the round trip; negative if it is behind.
 */
export const clockDifference = async (db: Queryable, now: () => number = Date.now): Promise<number> => {
  const asked = now();
  const { rows } = await sql<{ millis: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as millis
  `.execute(db);
  const answered = now();
  const [row] = rows;
  if (!row) throw new Error('The server did not return the time');
  return ((asked + answered) / 2 - row.millis) / 1000;
};
