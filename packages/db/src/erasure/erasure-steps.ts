import { KEY_CACHE_MS } from '@palmares/event-store/event-log';
import { copyOf, holdReadModelAlone } from '@palmares/event-store/projector';
import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { projections, subscriberNames } from '../subscribers.ts';
import { erasureOf, maintainBy } from './erasures.ts';
import { completeInLedger } from './ledger.ts';
import { type Purged, purgePersonalRows, removesAny } from './personal-rows.ts';
import { noteRemoval } from './remove-bytes.ts';

/** For the commit that follows the moment which is kept, and for requests under way. Batches are waited for themselves. */
const GRACE_MS = 5_000;

/** Milliseconds until no process can hold the athlete's key any more, by the database's clock, which set the moment. */
export const leftToWait = async ({ kysely }: Database, athleteId: string): Promise<number> => {
  const { left } = await kysely
    .selectFrom('erasures')
    .select(sql<number>`extract(epoch from erased_at - clock_timestamp())::float8 * 1000`.as('left'))
    .where('athlete_id', '=', athleteId)
    .executeTakeFirstOrThrow();
  return Math.max(0, Math.ceil(left + KEY_CACHE_MS + GRACE_MS));
};

/** Whatever writes rows of what it read in events, copies of read models too; in the order in which a batch holds them. */
const writers: readonly string[] = [
  ...subscriberNames,
  ...projections.flatMap((projection) => [copyOf(projection, 'rebuild'), copyOf(projection, 'verify')]),
].sort();

/**
 * Once more, when every process has forgotten the key: what was written meanwhile goes as well. A batch that began with
 * the key has committed by then, however long it took, and one that begins later finds none.
 */
export const purgeAgain = (
  owner: Database,
  athleteId: string,
  /** Known at Stripe, besides those that the erasure noted. */
  endedSubscriptions: readonly string[],
): Promise<readonly Purged[]> =>
  owner.kysely.transaction().execute(async (tx) => {
    for (const writer of writers) await holdReadModelAlone(tx, writer);
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

/** Notes in the ledger and in the database that nothing is left to do. */
export const completeErasure = async (owner: Database, ledgerFile: string, athleteId: string): Promise<void> => {
  const erasure = await erasureOf(owner.kysely, athleteId);
  await completeInLedger(ledgerFile, {
    athleteId,
    completedAt: new Date().toISOString(),
    maintainBy: erasure ? maintainBy(erasure) : null,
  });
  await owner.kysely
    .updateTable('erasures')
    .set({ customer_ended_at: sql<Date>`clock_timestamp()`, customer_ids: [], subscription_ids: [] })
    .where('athlete_id', '=', athleteId)
    .execute();
};
