import { type PlanState, planDecider } from '@palmares/domain/plan';
import type { Queryable } from '../../database.ts';

export interface PlanOf {
  /** The version of the plan stream that this reflects. */
  readonly version: number;
  readonly state: PlanState;
}

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
