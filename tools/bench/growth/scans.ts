import type { StreamId } from '@palmares/domain/kernel';
import { portfolioDecider } from '@palmares/domain/portfolio';
import { uuidv7 } from '@palmares/event-store';
import { type Cursor, executorIn, readLog, readShards, start } from '@palmares/event-store/testing';
import { sql } from 'kysely';
import type { OurLog } from '../our-log.ts';

/** Counts full table scans of events in this transaction, by Postgres's statistics. */
const SCANS = sql<{ scans: number }>`
  select coalesce(sum(seq_scan), 0)::int as scans from pg_stat_xact_user_tables where relname like 'events\\_%'`;

/**
 * Runs each query of readers and writers once, as the product does, and returns the names of those that scanned a
 * table. More reliable than EXPLAIN of a copied query, which could drift from the product's.
 */
export const queriesWithoutIndex = (
  { log }: OurLog,
  stream: StreamId,
  heads: ReadonlyMap<number, Cursor>,
): Promise<readonly string[]> =>
  log.transaction(async (tx, joined) => {
    const queries: Readonly<Record<string, () => Promise<unknown>>> = {
      'read from the start': () => readLog(tx, 0, start, 200),
      'read at the head': () => readLog(tx, 0, heads.get(0) ?? start, 200),
      poll: () =>
        readShards(
          executorIn(tx),
          [...heads].map(([shard, after]) => ({ shard, after })),
          25,
        ),
      'load a stream': () => joined.load(stream),
      'fold a stream': () => joined.fold(stream, portfolioDecider, { commandId: uuidv7() }),
    };
    const without: string[] = [];
    let before = 0;
    for (const [name, query] of Object.entries(queries)) {
      await query();
      const { rows } = await SCANS.execute(tx);
      const scans = rows[0]?.scans ?? Number.NaN;
      if (scans !== before) without.push(name);
      before = scans;
    }
    return without;
  });
