import { sql } from 'kysely';
import type { Queryable } from '../database.ts';

export interface UnfinishedErasures {
  readonly count: number;
  /** Seconds since the keys of the first of them were destroyed; 0 if there is none. */
  readonly seconds: number;
  /** A few of them, oldest first. */
  readonly athleteIds: readonly string[];
}

const NAMED = 3;

/**
 * Returns the athletes whose keys are destroyed but who still have rows, copies in the data files or a Stripe customer.
 */
export const unfinishedErasures = async (db: Queryable): Promise<UnfinishedErasures> => {
  const { rows } = await sql<UnfinishedErasures>`
    select count(*)::integer as count,
      greatest(0, extract(epoch from clock_timestamp() - min(erased_at)))::float8 as seconds,
      coalesce((array_agg(athlete_id::text order by erased_at))[1:${sql.lit(NAMED)}], '{}') as "athleteIds"
    from erasures where purged_at is null or rewritten_at is null or customer_ended_at is null
  `.execute(db);
  return rows[0] ?? { count: 0, seconds: 0, athleteIds: [] };
};
