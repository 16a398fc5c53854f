import type { Queryable } from '../database.ts';
import type { TermsAcceptance } from './terms.ts';

export interface Agreements {
  /** Acceptances of the terms of use, newest first. */
  readonly terms: readonly TermsAcceptance[];
  /** The guardian's consent, in force or withdrawn; `textVersion` is null if it was not recorded. */
  readonly guardian: {
    readonly textVersion: string | null;
    readonly at: Date;
    readonly withdrawnAt: Date | null;
  } | null;
  /** When the athlete agreed at the age of consent. */
  readonly ownConsentAt: Date | null;
}

/** Returns the consents given for an account, with their times. */
export const agreementsOf = async (db: Queryable, athleteId: string): Promise<Agreements> => {
  const [terms, guardian] = await Promise.all([
    db
      .selectFrom('terms_acceptances')
      .select(['version', 'language', 'accepted_at as at'])
      .where('athlete_id', '=', athleteId)
      .orderBy('accepted_at', 'desc')
      .execute(),
    db
      .selectFrom('guardians')
      .select(['text_version', 'confirmed_at', 'withdrawn_at', 'own_consent_at'])
      .where('athlete_id', '=', athleteId)
      .executeTakeFirst(),
  ]);
  return {
    terms,
    guardian: guardian
      ? { textVersion: guardian.text_version, at: guardian.confirmed_at, withdrawnAt: guardian.withdrawn_at }
      : null,
    ownConsentAt: guardian?.own_consent_at ?? null,
  };
};
