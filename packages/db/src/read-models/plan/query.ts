import { type PlanState, planDecider } from '@palmares/domain/plan';
import { sql } from 'kysely';
import type { Queryable } from '../../database.ts';

export interface PlanOf {
  /** The version of the plan stream that this reflects. */
  readonly version: number;
  readonly state: PlanState;
}

const START = '00000000-0000-0000-0000-000000000000';

export interface AthletePlan {
  readonly athleteId: string;
  readonly state: PlanState;
}

/** Returns all athletes who pay for the Athlete Plan or were granted it, even if it has lapsed, ordered by id. */
export const plansInOrder = async (
  db: Queryable,
  { after = START, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<readonly AthletePlan[]> => {
  const rows = await db
    .withSchema('read')
    .selectFrom('plans')
    .select(['athlete_id', 'state'])
    .where('athlete_id', '>', after)
    .where(
      sql<boolean>`(jsonb_typeof(state -> 'subscription') = 'object' or jsonb_typeof(state -> 'grant') = 'object')`,
    )
    .orderBy('athlete_id')
    .limit(limit)
    .execute();
  return rows.map(({ athlete_id, state }) => ({ athleteId: athlete_id, state: state as PlanState }));
};

/** Returns the plans of those of these athletes who have one. */
export const plansOf = async (
  db: Queryable,
  athleteIds: readonly string[],
): Promise<ReadonlyMap<string, PlanState>> => {
  const rows = await db
    .withSchema('read')
    .selectFrom('plans')
    .select(['athlete_id', 'state'])
    .where('athlete_id', '=', sql<string>`any(${athleteIds}::uuid[])`)
    .execute();
  // Written by the plan projection, with the same decider.
  return new Map(rows.map(({ athlete_id, state }) => [athlete_id, state as PlanState]));
};

/** The state of the athlete's plan; the domain's `planAt` says which plan that is at a moment. */
export const planOf = async (db: Queryable, athleteId: string): Promise<PlanOf> => {
  const row = await db
    .withSchema('read')
    .selectFrom('plans')
    .select(['version', 'state'])
    .where('athlete_id', '=', athleteId)
    .executeTakeFirst();
  // Written by the plan projection, with the same decider.
  return row
    ? { version: row.version, state: row.state as PlanState }
    : { version: 0, state: planDecider.initialState };
};
