import { aPlan } from '@palmares/db/testing';
import type { servedApi } from '../../testing/served-api.ts';

const password = 'trois buts en finale';

/** Signs up an adult who verified the address and is on the plan, and returns the athlete's id. */
export const anAthleteOnThePlan = async (api: ReturnType<typeof servedApi>): Promise<string> => {
  const { outcome } = await api.call('account.signUp', {
    firstName: 'Léa',
    lastName: 'Tremblay',
    email: `lea.${crypto.randomUUID()}@athlete.example`,
    dateOfBirth: '2007-03-14',
    country: 'can',
    region: 'QC',
    password,
    confirmation: password,
    terms: true,
  });
  const { athleteId } = outcome.value;
  await api.db.owner.pool.query('update accounts set email_verified_at = now() where id = $1', [athleteId]);
  await aPlan(api.db, athleteId);
  return athleteId;
};
