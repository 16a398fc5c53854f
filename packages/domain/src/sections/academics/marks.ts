import { issue } from '../../kernel/field-errors.ts';
import type { Language } from '../../kernel/language.ts';
import { numberText, readNumber } from '../../kernel/read-number.ts';
import { type Choice, choicesOf, type Label } from './labels.ts';

export const gradingSystems = ['gpa', 'avg', 'r'] as const;
export type GradingSystem = (typeof gradingSystems)[number];

/** `digits`: the most after the decimal point; an R score has three on its transcript. */
export const markRanges: Readonly<Record<GradingSystem, { readonly max: number; readonly digits: number }>> = {
  gpa: { max: 4.33, digits: 2 },
  avg: { max: 100, digits: 2 },
  r: { max: 50, digits: 3 },
};

const labels: Readonly<Record<GradingSystem, Label>> = {
  gpa: { en: 'GPA', 'fr-ca': 'Moyenne (GPA)' },
  avg: { en: 'Average (%)', 'fr-ca': 'Moyenne (%)' },
  r: { en: 'R score', 'fr-ca': 'Cote R' },
};

export const gradingSystemChoices = (language: Language): readonly Choice<GradingSystem>[] =>
  choicesOf(gradingSystems, labels, language);

/** Empty while no system is chosen. */
export const gradingSystemLabel = (system: GradingSystem | '', language: Language): string =>
  system === '' ? '' : labels[system][language];

/**
 * Returns a typed mark as it is stored: the digits of the transcript with a decimal point, such as `27.845` or `3.50`.
 * Text, because a number would lose the last zero or gain digits. Null if it is no mark of the system.
 */
export const storedMark = (text: string, system: GradingSystem): string | null => {
  const { max, digits } = markRanges[system];
  // No mark has thousands, so it reads the same in every language.
  const [mark] = readNumber(text.replace(/\s*%\s*$/u, ''), null, (number) => number <= max);
  if (mark === undefined || mark.startsWith('-')) return null;
  const fraction = mark.split('.')[1] ?? '';
  return Number(mark) <= max && fraction.length <= digits ? numberText(mark, 'en') : null;
};

export const markIssue = (field: string, value: unknown, system: GradingSystem) =>
  issue('mark_invalid', value, { path: [field], params: { min: 0, ...markRanges[system] } });

/** A stored mark for a person: `27.845`, in French `27,845`. */
export const markWords = (mark: string, language: Language): string =>
  language === 'fr-ca' ? mark.replace('.', ',') : mark;
