import type pg from 'pg';
import type { Database } from './database.ts';

const unlock = async (client: pg.PoolClient, key: string): Promise<void> => {
  let broken = false;
  await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [key]).catch(() => {
    broken = true;
  });
  // A connection that may still hold the lock must not go back to the pool.
  client.release(broken);
};

/**
 * Runs `work` under an advisory lock for the key, across processes; waits for the lock. The lock belongs to the
 * session, not to a transaction: it holds back no reader of the log, and is released if the process dies.
 */
export const withAdvisoryLock = async <Result>(
  { pool }: Database,
  key: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [key]);
    return await work();
  } finally {
    await unlock(client, key);
  }
};

/** Runs `work` under an advisory lock for the key, or returns `taken` if the lock is held. */
export const tryWithAdvisoryLock = async <Result>(
  { pool }: Database,
  key: string,
  work: () => Promise<Result>,
): Promise<Result | 'taken'> => {
  const client = await pool.connect();
  const { rows } = await client
    .query<{ free: boolean }>('select pg_try_advisory_lock(hashtextextended($1, 0)) as free', [key])
    .catch((error: unknown) => {
      client.release(true);
      throw error;
    });
  if (!rows[0]?.free) {
    client.release();
    return 'taken';
  }
  try {
    return await work();
  } finally {
    await unlock(client, key);
  }
};
