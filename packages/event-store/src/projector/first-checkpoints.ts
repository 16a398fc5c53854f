import type pg from 'pg';
import { beginNow } from './checkpoints.ts';

/** Starts new subscribers at the current end of the log, if the tables exist. Call it in a transaction. */
export const makeFirstCheckpoints = async (client: pg.ClientBase, subscribers: readonly string[]): Promise<void> => {
  const { rows } = await client.query<{ known: boolean }>(`select to_regclass('checkpoints') is not null as known`);
  if (rows[0]?.known) await client.query(beginNow(subscribers));
};
