import type { Language } from '../../kernel/language.ts';
import { type Choice, choicesOf, type Label } from './labels.ts';

/** In the order of a school year. */
export const entryTerms = ['fall', 'winter', 'spring', 'summer'] as const;
export type EntryTerm = (typeof entryTerms)[number];

const labels: Readonly<Record<EntryTerm, Label>> = {
  fall: { en: 'Fall', 'fr-ca': 'Automne' },
  winter: { en: 'Winter', 'fr-ca': 'Hiver' },
  spring: { en: 'Spring', 'fr-ca': 'Printemps' },
  summer: { en: 'Summer', 'fr-ca': 'Été' },
};

export const entryTermChoices = (language: Language): readonly Choice<EntryTerm>[] =>
  choicesOf(entryTerms, labels, language);

/** Empty while no term is chosen. */
export const entryTermLabel = (term: EntryTerm | '', language: Language): string =>
  term === '' ? '' : labels[term][language];
