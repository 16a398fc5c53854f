import { KEY_CACHE_MS } from '@palmares/event-store/event-log';
import { copyOf, lockReadModel } from '@palmares/event-store/projector';
import { sql } from 'kysely';
import type { Database, Tx } from '../database.ts';
import { projections, subscriberNames } from '../subscribers.ts';

/** Covers the commit that follows the stored time, and requests in flight. Batches are waited for separately. */
const GRACE_MS = 5_000;

/** Milliseconds until no process can hold a key that was destroyed then, by the database's clock, which set the time. */
export const millisecondsUntilUncached = async ({ kysely }: Database, destroyedAt: Date): Promise<number> => {
  const { rows } = await sql<{ left: number }>`
    select extract(epoch from ${destroyedAt}::timestamptz - clock_timestamp())::float8 * 1000 as "left"
  `.execute(kysely);
  return Math.max(0, Math.ceil((rows[0]?.left ?? 0) + KEY_CACHE_MS + GRACE_MS));
};

/**
 * Everything that writes rows from event contents, including copies of read models, in the order in which a batch locks
 * them.
 */
const writers: readonly string[] = [
  ...subscriberNames,
  ...projections.flatMap((projection) => [copyOf(projection, 'rebuild'), copyOf(projection, 'verify')]),
].sort();

/** Waits for every batch that began with a key that is destroyed by now; one that begins later finds no key. */
export const lockWriters = async (tx: Tx): Promise<void> => {
  for (const writer of writers) await lockReadModel(tx, writer);
};
