import { aPlan } from '@palmares/db/testing';
import type { servedApi } from '../../testing/served-api.ts';
import { signUp } from '../../testing/sign-up.ts';

/** Signs up an adult who verified the address and is on the plan, and returns the athlete's id. */
export const anAthleteOnThePlan = async (api: ReturnType<typeof servedApi>): Promise<string> => {
  const athleteId = await signUp(api);
  await api.db.owner.pool.query('update accounts set email_verified_at = now() where id = $1', [athleteId]);
  await aPlan(api.db, athleteId);
  return athleteId;
};
