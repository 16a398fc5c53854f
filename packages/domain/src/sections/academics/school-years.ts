import type { Language } from '../../kernel/language.ts';
import { type Choice, choicesOf, type Label } from './labels.ts';

export const schoolTypes = [
  'middleSchool',
  'highSchool',
  'secondary',
  'cegep',
  'college',
  'communityCollege',
  'university',
] as const;
export type SchoolType = (typeof schoolTypes)[number];

const typeLabels: Readonly<Record<SchoolType, Label>> = {
  middleSchool: { en: 'Middle school', 'fr-ca': 'École intermédiaire (middle school)' },
  highSchool: { en: 'High school', 'fr-ca': 'École secondaire (hors Québec)' },
  secondary: { en: 'Secondary (Quebec)', 'fr-ca': 'École secondaire (Québec)' },
  cegep: { en: 'Cegep', 'fr-ca': 'Cégep' },
  college: { en: 'College (Canada)', 'fr-ca': 'Collège (Canada)' },
  communityCollege: { en: 'Community college (USA)', 'fr-ca': 'Collège communautaire (États-Unis)' },
  university: { en: 'University', 'fr-ca': 'Université' },
};

interface Year extends Label {
  readonly id: string;
}

const frenchYear = (year: number): string => (year === 1 ? '1re année' : `${year}e année`);

const grades = (...numbers: readonly number[]): Year[] =>
  numbers.map((number) => ({ id: `grade${number}`, en: `Grade ${number}`, 'fr-ca': frenchYear(number) }));

/** The years of one programme. The last may stand for all that follow, as "2 or later". */
const programme = (id: string, words: Label, years: number, last: 'only' | 'andLater'): Year[] =>
  Array.from({ length: years }, (_, before) => {
    const number = before + 1;
    const isOpen = last === 'andLater' && number === years;
    return {
      id: `${id}${number}`,
      en: `${words.en}, year ${number}${isOpen ? ' or later' : ''}`,
      'fr-ca': `${words['fr-ca']}, ${frenchYear(number)}${isOpen ? ' ou plus' : ''}`,
    };
  });

const secondaryYears: readonly Year[] = [1, 2, 3, 4, 5].map((number) => ({
  id: `secondary${number}`,
  en: `Secondary ${number}`,
  'fr-ca': `Secondaire ${number}`,
}));

const years: Readonly<Record<SchoolType, readonly Year[]>> = {
  middleSchool: grades(6, 7, 8),
  highSchool: grades(9, 10, 11, 12),
  secondary: [...secondaryYears, ...grades(12)],
  cegep: [
    ...programme('preUniversity', { en: 'Pre-university', 'fr-ca': 'Préuniversitaire' }, 2, 'andLater'),
    ...programme('technical', { en: 'Technical', 'fr-ca': 'Technique' }, 3, 'only'),
  ],
  college: [
    ...programme('certificate', { en: 'Certificate', 'fr-ca': 'Certificat' }, 2, 'only'),
    ...programme('diploma', { en: 'Diploma', 'fr-ca': 'Diplôme' }, 3, 'only'),
  ],
  communityCollege: programme('associate', { en: 'Associate degree', 'fr-ca': 'Grade d’associé' }, 2, 'andLater'),
  university: [
    ...programme('undergraduate', { en: 'Undergraduate', 'fr-ca': 'Baccalauréat' }, 4, 'andLater'),
    ...programme('masters', { en: 'Master’s', 'fr-ca': 'Maîtrise' }, 3, 'andLater'),
    ...programme('phd', { en: 'PhD', 'fr-ca': 'Doctorat' }, 3, 'andLater'),
  ],
};

const yearsOf = (type: SchoolType | ''): readonly Year[] => (type === '' ? [] : years[type]);

/** False for every year while no type is chosen. */
export const hasYear = (type: SchoolType | '', year: string): boolean => yearsOf(type).some(({ id }) => id === year);

export const schoolTypeChoices = (language: Language): readonly Choice<SchoolType>[] =>
  choicesOf(schoolTypes, typeLabels, language);

export const yearChoices = (type: SchoolType | '', language: Language): readonly Choice[] =>
  yearsOf(type).map((year) => ({ id: year.id, label: year[language] }));

/** Empty while no type is chosen. */
export const schoolTypeLabel = (type: SchoolType | '', language: Language): string =>
  type === '' ? '' : typeLabels[type][language];

/** Empty while no year is chosen. */
export const yearLabel = (type: SchoolType | '', year: string, language: Language): string =>
  yearsOf(type).find(({ id }) => id === year)?.[language] ?? year;
