import { sql } from 'kysely';
import type { Tx } from '../database.ts';
import type { EventLog } from '../event-store/index.ts';
import type { TestLog } from './event-log.ts';

const readSoFar = async (tx: Tx): Promise<number> => {
  const { rows } = await sql<{ read: number }>`
    select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::integer as read
    from pg_stat_xact_user_tables where relname like 'events\\_%'`.execute(tx);
  return rows[0]?.read ?? Number.NaN;
};

/** How many rows of the event tables the server reads for what `work` does, in a transaction. */
export const eventsRead = ({ log }: Pick<TestLog, 'log'>, work: (log: EventLog) => Promise<unknown>): Promise<number> =>
  log.transaction(async (tx, inside) => {
    const before = await readSoFar(tx);
    await work(inside);
    return (await readSoFar(tx)) - before;
  });
