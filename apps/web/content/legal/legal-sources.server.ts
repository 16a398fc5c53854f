import type { Language } from '@palmares/domain/kernel';
import type { LegalDocument } from './legal-text.ts';
import privacyEn from './privacy.en.md?raw';
import privacyFrCa from './privacy.fr-ca.md?raw';
import termsEn from './terms-of-use.en.md?raw';
import termsFrCa from './terms-of-use.fr-ca.md?raw';

export const legalSources: Readonly<Record<LegalDocument, Readonly<Record<Language, string>>>> = {
  'terms-of-use': { en: termsEn, 'fr-ca': termsFrCa },
  privacy: { en: privacyEn, 'fr-ca': privacyFrCa },
};
