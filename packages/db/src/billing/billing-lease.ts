import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** Longer than one call to Stripe takes with its retries, so that a call which follows a renewal ends within it. */
const LEASE_MS = 60_000;
const LOOK_EVERY_MS = 200;

/** The lease was not renewed in time, and may be another's by now. */
export class BillingLeaseLost extends Error {
  constructor() {
    super('the lease on what the athlete pays has expired');
    this.name = 'BillingLeaseLost';
  }
}

export interface BillingLease {
  /** Throws {@link BillingLeaseLost}. To be called before a call to Stripe that may end in a payment. */
  renew(): Promise<void>;
}

interface Turn {
  readonly athleteId: string;
  /** Milliseconds to wait for another holder. */
  readonly timeoutMs: number;
}

const end = sql<Date>`clock_timestamp() + ${LEASE_MS} * interval '1 millisecond'`;

const take = async ({ kysely }: Database, athleteId: string, holder: string): Promise<boolean> => {
  const taken = await kysely
    .insertInto('billing_leases')
    .values({ athlete_id: athleteId, holder, expires_at: end })
    .onConflict((conflict) =>
      conflict
        .column('athlete_id')
        .doUpdateSet({ holder, expires_at: end })
        .where('billing_leases.expires_at', '<=', sql<Date>`clock_timestamp()`),
    )
    .returning('holder')
    .executeTakeFirst();
  return taken !== undefined;
};

const renew = async ({ kysely }: Database, athleteId: string, holder: string): Promise<void> => {
  const renewed = await kysely
    .updateTable('billing_leases')
    .set({ expires_at: end })
    .where('athlete_id', '=', athleteId)
    .where('holder', '=', holder)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .returning('holder')
    .executeTakeFirst();
  if (!renewed) throw new BillingLeaseLost();
};

const giveBack = ({ kysely }: Database, athleteId: string, holder: string) =>
  kysely.deleteFrom('billing_leases').where('athlete_id', '=', athleteId).where('holder', '=', holder).execute();

/**
 * Runs `work` while nobody else changes what the athlete pays, across processes, or returns `taken` if another still has
 * the lease after the patience. Each statement is a transaction of its own: none is open during a call to Stripe.
 */
export const withBillingLease = async <Result>(
  database: Database,
  { athleteId, timeoutMs }: Turn,
  work: (lease: BillingLease) => Promise<Result>,
): Promise<Result | 'taken'> => {
  const holder = randomUUID();
  const giveUpAt = performance.now() + timeoutMs;
  while (!(await take(database, athleteId, holder))) {
    if (performance.now() >= giveUpAt) return 'taken';
    await sleep(LOOK_EVERY_MS);
  }
  try {
    return await work({ renew: () => renew(database, athleteId, holder) });
  } finally {
    // One that cannot be given back expires.
    await giveBack(database, athleteId, holder).catch(() => undefined);
  }
};
