import type { Database } from '../database.ts';
import type { ChainFault } from '../event-log/hash-chain.ts';
import { type StreamVerdict, verifyShard, verifyStreams } from '../event-log/read-chain.ts';
import { SHARDS, type StreamId } from '../stream.ts';
import { MAX_NAMED } from './max-named.ts';

export interface HistoryFault {
  readonly stream: string;
  /** The first version that breaks the chain. */
  readonly version: number;
  readonly eventId: string | null;
  readonly fault: ChainFault;
}

export interface HistoryVerdict {
  readonly streams: number;
  /** Number of events in intact streams. */
  readonly events: number;
  readonly faults: readonly HistoryFault[];
  /** Number of further broken streams. */
  readonly unnamed: number;
}

export interface VerifyHistory {
  /** Verifies only these streams. */
  readonly only?: Iterable<StreamId>;
  /** Verifies only streams of these shards; ignored if `only` is given. */
  readonly shards?: Iterable<number>;
  readonly onProgress?: (events: number) => void;
}

const everyShard = Array.from({ length: SHARDS }, (_, shard) => shard);

async function* verdictsOf(
  database: Database,
  { only, shards = everyShard }: VerifyHistory,
): AsyncGenerator<StreamVerdict> {
  if (only) yield* verifyStreams(database, only);
  else for (const shard of shards) yield* verifyShard(database, shard);
}

/** Verifies the hash chain of every stream. Needs no key, because it checks the stored bytes and not their meaning. */
export const verifyHistory = async (database: Database, asked: VerifyHistory = {}): Promise<HistoryVerdict> => {
  let [streams, events, unnamed] = [0, 0, 0];
  const faults: HistoryFault[] = [];
  for await (const { stream, verdict } of verdictsOf(database, asked)) {
    const { version } = verdict;
    if (verdict.intact && version === 0) continue;
    streams += 1;
    if (verdict.intact) events += version;
    else if (faults.length < MAX_NAMED)
      faults.push({ stream, version, eventId: verdict.eventId, fault: verdict.fault });
    else unnamed += 1;
    asked.onProgress?.(version);
  }
  return { streams, events, faults, unnamed };
};

/** Counts events by the streams' heads: the total for the progress of a full verification. */
export const countHeads = async ({ kysely }: Database): Promise<number> => {
  const { events } = await kysely
    .selectFrom('streams')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('version'), eb.lit(0)).as('events'))
    .executeTakeFirstOrThrow();
  return Number(events);
};
