import { agreementsOf } from '@palmares/db/accounts';
import { termsVersion } from '@palmares/domain/account';
import { accepted, type Language, type Outcome } from '@palmares/domain/kernel';
import { legalText } from '../legal/legal-page.server.ts';
import type { Context } from '../transport/context.server.ts';

/** The current terms, for an athlete who accepted an earlier version. */
export const newTerms = (language: Language) => {
  const { version, changes } = legalText('terms-of-use', language);
  return { version, changes };
};

/** Returns the texts that the account agreed to, and the changes in the current ones. */
export const agreements = async ({ services: { database }, language }: Context, athleteId: string) => {
  const { terms, ...agreed } = await agreementsOf(database.kysely, athleteId);
  const shown = newTerms(language);
  const { version, changes } = legalText('privacy', language);
  return {
    ...agreed,
    accepted: terms,
    terms: { ...shown, isAccepted: terms.some((acceptance) => acceptance.version === shown.version) },
    privacy: { version, changes },
  };
};

/** Records nothing if the page showed a version that is no longer current: the next page asks again. */
export const acceptTerms = async (
  { services: { accounts, database, now }, language }: Context,
  athleteId: string,
  version: string,
): Promise<Outcome<void, never>> => {
  if (version === termsVersion) {
    await accounts.acceptTerms(database.kysely, athleteId, { version, language, at: now() });
  }
  return accepted(undefined);
};
