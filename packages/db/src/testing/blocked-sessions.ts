import type { Database } from '../database.ts';

/** Number of sessions of this database that wait for a lock. */
export const blockedSessions = async ({ pool }: Database): Promise<number> => {
  // Not by wait events, which only a session's own role can see.
  const { rows } = await pool.query<{ blocked: number }>(
    `select count(distinct pid)::integer as blocked from pg_locks where not granted
       and pid in (select pid from pg_stat_activity where datname = current_database())`,
  );
  return rows[0]?.blocked ?? 0;
};
