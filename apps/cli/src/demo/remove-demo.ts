import type { Database } from '@palmares/db';
import { demoAthletes, forgetDemoAthletes } from '@palmares/db/demo-athletes';
import { eraseAthlete, millisecondsToWait, purgeAgain, type RemoveFiles, removeBytes } from '@palmares/db/erasure';
import type { Blocker } from '@palmares/db/maintenance';
import { withAdvisoryLock } from '@palmares/event-store';

interface RemoveDemoDeps {
  /** The tables' owner. */
  readonly owner: Database;
  readonly removeFiles: RemoveFiles;
  readonly waitForCacheExpiry: (milliseconds: number) => Promise<void>;
  readonly onProgress?: (done: number, total: number) => void;
}

export interface RemovedDemo {
  readonly removed: number;
  /** Ids of those with a customer at Stripe, who stay: only `account erase` ends it. */
  readonly withCustomer: readonly string[];
  /** Processes and replication slots that keep removed rows in the data files. The data is gone only once they end. */
  readonly blockedBy: readonly Blocker[];
}

/** Steps per athlete: one with the keys, and one once no process can hold a key. */
const STEPS = 2;
const LANES = 2;

const each = async (athleteIds: readonly string[], work: (athleteId: string) => Promise<unknown>): Promise<void> => {
  const waiting = [...athleteIds];
  const lane = async (): Promise<void> => {
    for (let athleteId = waiting.pop(); athleteId !== undefined; athleteId = waiting.pop()) await work(athleteId);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
};

const removeOnce = async (deps: RemoveDemoDeps): Promise<RemovedDemo> => {
  const { owner, removeFiles, waitForCacheExpiry, onProgress } = deps;
  const found = await demoAthletes(owner.kysely);
  const withCustomer = found.flatMap(({ athleteId, hasCustomer }) => (hasCustomer ? [athleteId] : []));
  const ids = found.flatMap(({ athleteId, hasCustomer }) => (hasCustomer ? [] : [athleteId]));
  if (ids.length === 0) return { removed: 0, withCustomer, blockedBy: [] };

  let done = 0;
  const step = (work: (athleteId: string) => Promise<unknown>) =>
    each(ids, async (athleteId) => {
      await work(athleteId);
      done += 1;
      onProgress?.(done, STEPS * ids.length);
    });
  await step(async (athleteId) => {
    await eraseAthlete(owner, athleteId);
    await removeFiles(athleteId, { dryRun: false });
  });
  // One wait for all.
  const milliseconds = await millisecondsToWait(owner, ids);
  if (milliseconds > 0) await waitForCacheExpiry(milliseconds);
  await step(async (athleteId) => {
    await purgeAgain(owner, athleteId, []);
    await removeFiles(athleteId, { dryRun: false });
  });
  const blockedBy = await removeBytes({ owner, athleteIds: ids });
  if (blockedBy.length === 0) await forgetDemoAthletes(owner, ids);
  return { removed: ids.length, withCustomer, blockedBy };
};

/**
 * Erases every demo athlete by the steps of `account erase` but without the ledger: nobody is harmed if a restored
 * backup brings fictional athletes back, and the next run removes them. Can be run again after it was killed.
 */
export const removeDemo = (deps: RemoveDemoDeps): Promise<RemovedDemo> =>
  withAdvisoryLock(deps.owner, 'demo seed', () => removeOnce(deps));
