import type { Database } from '../database.ts';

/** How many sessions of this database wait for a lock that another one holds. */
export const blockedSessions = async ({ pool }: Database): Promise<number> => {
  // Not by their wait events, which a session shows to its own role only.
  const { rows } = await pool.query<{ blocked: number }>(
    `select count(distinct pid)::integer as blocked from pg_locks where not granted
       and pid in (select pid from pg_stat_activity where datname = current_database())`,
  );
  return rows[0]?.blocked ?? 0;
};
