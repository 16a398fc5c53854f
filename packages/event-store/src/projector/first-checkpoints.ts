import type pg from 'pg';
import { beginNow } from './checkpoints.ts';

/** In a transaction. Lets subscribers that were never here begin with what is written from now on. */
export const makeFirstCheckpoints = async (client: pg.ClientBase, subscribers: readonly string[]): Promise<void> => {
  const { rows } = await client.query<{ known: boolean }>(`select to_regclass('checkpoints') is not null as known`);
  if (rows[0]?.known) await client.query(beginNow(subscribers));
};
