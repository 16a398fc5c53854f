import type { Database } from '../database.ts';
import { eventsUpTo } from './horizon.ts';
import type { ProvenRoot } from './read-root.ts';

/** A shard whose streams have more or fewer events up to a root's horizon than were counted when they were written. */
export interface ShardFault {
  readonly shard: number;
  /** Of the root. */
  readonly date: string;
  readonly signed: number;
  readonly found: number;
}

/**
 * The shards that do not add up. Roots count on from one to the next, so what is removed, cut off or slipped in below
 * the horizon is missed or left over here, whichever root has the stream's head.
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
