import type { Language } from '@palmares/domain/kernel';
import { en } from './en/index.ts';
import type { IdentityExplanations } from './explanations.ts';
import { frCa } from './fr-ca/index.ts';

const explanations: Readonly<Record<Language, IdentityExplanations>> = { en, 'fr-ca': frCa };

/**
 * Server only, because both languages are too many words for a browser: a loader sends the part that a screen shows.
 */
export const explanationsIn = (language: Language): IdentityExplanations => explanations[language];
