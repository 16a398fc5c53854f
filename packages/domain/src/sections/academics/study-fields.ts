import type { Language } from '../../kernel/language.ts';
import { type Choice, choicesOf, type Label } from './labels.ts';

export const studyFields = [
  'arts',
  'humanities',
  'business',
  'computerScience',
  'mediaAndComms',
  'education',
  'engineering',
  'healthSciences',
  'hospitalityAndTourism',
  'law',
  'naturalSciences',
  'socialSciences',
  'sportsScience',
  'trades',
  'environmentalStudies',
  'other',
] as const;
export type StudyField = (typeof studyFields)[number];

const labels: Readonly<Record<StudyField, Label>> = {
  arts: { en: 'Arts', 'fr-ca': 'Arts' },
  humanities: { en: 'Humanities', 'fr-ca': 'Lettres et sciences humaines' },
  business: { en: 'Business', 'fr-ca': 'Administration et affaires' },
  computerScience: { en: 'Computer science', 'fr-ca': 'Informatique' },
  mediaAndComms: { en: 'Media and communications', 'fr-ca': 'Médias et communications' },
  education: { en: 'Education', 'fr-ca': 'Enseignement' },
  engineering: { en: 'Engineering', 'fr-ca': 'Génie' },
  healthSciences: { en: 'Health sciences', 'fr-ca': 'Sciences de la santé' },
  hospitalityAndTourism: { en: 'Hospitality and tourism', 'fr-ca': 'Hôtellerie et tourisme' },
  law: { en: 'Law', 'fr-ca': 'Droit' },
  naturalSciences: { en: 'Natural sciences', 'fr-ca': 'Sciences de la nature' },
  socialSciences: { en: 'Social sciences', 'fr-ca': 'Sciences sociales' },
  sportsScience: { en: 'Sports science', 'fr-ca': 'Sciences du sport' },
  trades: { en: 'Trades', 'fr-ca': 'Métiers spécialisés' },
  environmentalStudies: { en: 'Environmental studies', 'fr-ca': 'Environnement' },
  other: { en: 'Other', 'fr-ca': 'Autre' },
};

export const studyFieldChoices = (language: Language): readonly Choice<StudyField>[] =>
  choicesOf(studyFields, labels, language);

export const studyFieldLabel = (field: StudyField, language: Language): string => labels[field][language];
