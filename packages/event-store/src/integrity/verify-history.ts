import type { Database } from '../database.ts';
import type { ChainFault } from '../event-log/hash-chain.ts';
import { type StreamVerdict, verifyShard, verifyStream } from '../event-log/read-chain.ts';
import { SHARDS, type StreamId } from '../stream.ts';

export interface HistoryFault {
  readonly stream: string;
  /** The first version that does not fit. */
  readonly version: number;
  readonly eventId: string | null;
  readonly fault: ChainFault;
}

export interface HistoryVerdict {
  readonly streams: number;
  /** In streams that are intact. */
  readonly events: number;
  readonly faults: readonly HistoryFault[];
}

export interface VerifyHistory {
  /** Only these. */
  readonly only?: readonly StreamId[];
  readonly onProgress?: (events: number) => void;
}

async function* verdictsOf(database: Database, only: readonly StreamId[] | undefined): AsyncGenerator<StreamVerdict> {
  if (only === undefined) {
    for (let shard = 0; shard < SHARDS; shard += 1) yield* verifyShard(database, shard);
    return;
  }
  for (const stream of only) yield { stream, verdict: await verifyStream(database.kysely, stream) };
}

/** Follows the hash chain of every stream. Needs no key: it proves what is stored, not what it says. */
export const verifyHistory = async (
  database: Database,
  { only, onProgress }: VerifyHistory = {},
): Promise<HistoryVerdict> => {
  let [streams, events] = [0, 0];
  const faults: HistoryFault[] = [];
  for await (const { stream, verdict } of verdictsOf(database, only)) {
    const { version } = verdict;
    if (verdict.intact && version === 0) continue;
    streams += 1;
    if (verdict.intact) events += version;
    else faults.push({ stream, version, eventId: verdict.eventId, fault: verdict.fault });
    onProgress?.(version);
  }
  return { streams, events, faults };
};

/** How many events the streams say there are: what a verification of all of them has before it. */
export const countHeads = async ({ kysely }: Database): Promise<number> => {
  const { events } = await kysely
    .selectFrom('streams')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('version'), eb.lit(0)).as('events'))
    .executeTakeFirstOrThrow();
  return Number(events);
};
