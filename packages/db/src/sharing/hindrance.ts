import { publishingRefusal } from '@palmares/domain/account';
import { planAt } from '@palmares/domain/plan';
import { athleteConsent } from '../accounts/guardians.ts';
import type { Queryable } from '../database.ts';
import { planOf } from '../read-models/plan/query.ts';

export type SharingHindrance = 'no_plan' | NonNullable<ReturnType<typeof publishingRefusal>>;

/** Why no link of the athlete opens now, whatever its own state; null if nothing hinders it. */
export const sharingHindrance = async (
  db: Queryable,
  athleteId: string,
  at: Date,
): Promise<SharingHindrance | null> => {
  const consent = await athleteConsent(db, athleteId);
  const refusal = consent && publishingRefusal(consent.facts, consent.consent, at);
  if (refusal) return refusal;
  const { state } = await planOf(db, athleteId);
  return planAt(state, at) === 'athlete' ? null : 'no_plan';
};
