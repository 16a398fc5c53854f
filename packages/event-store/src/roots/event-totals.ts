import type { Database } from '../database.ts';
import { eventsUpTo } from './horizon.ts';
import type { ProvenRoot } from './read-root.ts';

/** A shard whose streams have more or fewer events up to a root's horizon than were counted when they were written. */
export interface ShardFault {
  readonly shard: number;
  /** The date of the root. */
  readonly date: string;
  readonly signed: number;
  readonly found: number;
}

/**
 * Returns the shards whose totals do not match. Totals carry over from root to root, so any event removed, cut off or
 * inserted below the horizon shows as a difference, whichever root has the stream's head.
 */
export const compareTotals = async (
  { kysely }: Database,
  { header: { date, upTo }, events }: ProvenRoot,
): Promise<readonly ShardFault[]> => {
  const faults: ShardFault[] = [];
  for (const [shard, signed] of events.entries()) {
    const found = await eventsUpTo(kysely, shard, upTo);
    if (found !== signed) faults.push({ shard, date, signed, found });
  }
  return faults;
};
