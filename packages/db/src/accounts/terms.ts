import type { Language } from '@palmares/domain/kernel';
import type { Queryable } from '../database.ts';

export interface TermsAcceptance {
  readonly version: string;
  readonly language: Language;
  readonly at: Date;
}

/** The version that the athlete accepted last; undefined for accounts made without a form, as the demo's. */
export const acceptedTerms = async (db: Queryable, athleteId: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('terms_acceptances')
    .select('version')
    .where('athlete_id', '=', athleteId)
    .orderBy('accepted_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.version;
};

/** Accepting the same version again keeps the first acceptance. */
export const acceptTerms = async (
  db: Queryable,
  athleteId: string,
  { version, language, at }: TermsAcceptance,
): Promise<void> => {
  await db
    .insertInto('terms_acceptances')
    .values({ athlete_id: athleteId, version, language, accepted_at: at })
    .onConflict((conflict) => conflict.columns(['athlete_id', 'version']).doNothing())
    .execute();
};
