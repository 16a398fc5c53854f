import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { erasureOf, maintainBy } from './erasures.ts';
import { lockWriters, millisecondsUntilUncached } from './key-caches.ts';
import { completeInLedger } from './ledger.ts';
import { type Purged, purgePersonalRows, removesAny } from './personal-rows.ts';
import { noteRemoval } from './remove-bytes.ts';

/** Milliseconds until no process can hold any of the athletes' keys, by the database's clock, which set the times. */
export const millisecondsToWait = async (owner: Database, athleteIds: readonly string[]): Promise<number> => {
  const { last } = await owner.kysely
    .selectFrom('erasures')
    .select((eb) => eb.fn.max('erased_at').as('last'))
    .where('athlete_id', '=', sql<string>`any(${athleteIds}::uuid[])`)
    .executeTakeFirstOrThrow();
  return millisecondsUntilUncached(owner, last);
};

/**
 * Runs after every process has dropped the key, and removes what was written meanwhile. A batch that began with the key
 * has committed by then, and one that begins later finds no key.
 */
export const purgeAgain = (
  owner: Database,
  athleteId: string,
  /** Subscriptions found at Stripe, besides those that the erasure stored. */
  endedSubscriptions: readonly string[],
): Promise<readonly Purged[]> =>
  owner.kysely.transaction().execute(async (tx) => {
    await lockWriters(tx);
    const { subscriptionIds } = await tx
      .updateTable('erasures')
      .set({ purged_at: sql<Date>`coalesce(purged_at, clock_timestamp())` })
      .where('athlete_id', '=', athleteId)
      .returning('subscription_ids as subscriptionIds')
      .executeTakeFirstOrThrow();
    const purged = await purgePersonalRows(tx, {
      athleteId,
      subscriptionIds: [...subscriptionIds, ...endedSubscriptions],
    });
    if (removesAny(purged)) await noteRemoval(tx, athleteId);
    return purged;
  });

export interface CompletedErasure {
  readonly athleteId: string;
  /** Files whose bytes were removed. */
  readonly files: number;
  readonly at: Date;
}

/** Records in the ledger and in the database that nothing is left to do. */
export const completeErasure = async (
  owner: Database,
  ledgerFile: string,
  { athleteId, files, at }: CompletedErasure,
): Promise<void> => {
  const erasure = await erasureOf(owner.kysely, athleteId);
  await completeInLedger(ledgerFile, {
    athleteId,
    files,
    completedAt: at.toISOString(),
    maintainBy: erasure ? maintainBy(erasure) : null,
  });
  await owner.kysely
    .updateTable('erasures')
    .set({ customer_ended_at: sql<Date>`clock_timestamp()`, customer_ids: [], subscription_ids: [] })
    .where('athlete_id', '=', athleteId)
    .execute();
};
