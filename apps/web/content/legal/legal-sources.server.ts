import type { Language } from '@palmares/domain/kernel';
import guardianEn from './guardian-consent.en.md?raw';
import guardianFrCa from './guardian-consent.fr-ca.md?raw';
import type { LegalDocument } from './legal-text.ts';
import privacyEn from './privacy.en.md?raw';
import privacyFrCa from './privacy.fr-ca.md?raw';
import termsEn from './terms-of-use.en.md?raw';
import termsFrCa from './terms-of-use.fr-ca.md?raw';

/** The text for guardians has no page of its own: it is shown on the page that a guardian's link opens. */
export type LegalSource = LegalDocument | 'guardian-consent';

export const legalSources: Readonly<Record<LegalSource, Readonly<Record<Language, string>>>> = {
  'terms-of-use': { en: termsEn, 'fr-ca': termsFrCa },
  privacy: { en: privacyEn, 'fr-ca': privacyFrCa },
  'guardian-consent': { en: guardianEn, 'fr-ca': guardianFrCa },
};
