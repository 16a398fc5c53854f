import type { Database } from '../database.ts';

/**
 * Runs `work` while no other process does work under the same key. A lock of the session, not of a
 * transaction: waiting for somebody's server holds back no reader of the log, and a process that dies lets go.
 */
export const oneAtATime = async <Result>(
  { pool }: Database,
  key: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  const client = await pool.connect();
  let broken = false;
  try {
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [key]);
    return await work();
  } finally {
    await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [key]).catch(() => {
      broken = true;
    });
    // A connection that may still hold the lock does not go back to the pool.
    client.release(broken);
  }
};
