import { type PlanState, planDecider } from '@palmares/domain/plan';
import type { Queryable } from '../../database.ts';

export interface PlanOf {
  /** The plan stream's version that this stands for. */
  readonly version: number;
  readonly state: PlanState;
}

/** What is known of the athlete's plan; `planAt` of the domain says what it means at a moment. */
export const planOf = async (db: Queryable, athleteId: string): Promise<PlanOf> => {
  const row = await db
    .withSchema('read')
    .selectFrom('plans')
    .select(['version', 'state'])
    .where('athlete_id', '=', athleteId)
    .executeTakeFirst();
  // Written by the plan projection, from the same decider.
  return row
    ? { version: row.version, state: row.state as PlanState }
    : { version: 0, state: planDecider.initialState };
};
