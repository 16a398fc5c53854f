import type { Language } from '@palmares/domain/kernel';
import { type Messages, textsOf } from './message-parity.ts';

interface Rule {
  readonly breaks: RegExp;
  readonly says: string;
}

const everyLanguage: readonly Rule[] = [{ breaks: /'/, says: 'has a straight apostrophe' }];

const french: readonly Rule[] = [
  { breaks: /[^\u00a0](?=[:»](?:[\s\u00a0).,]|$))/, says: 'lacks a no-break space before : or »' },
  { breaks: /«(?!\u00a0)/, says: 'lacks a no-break space after «' },
  {
    breaks:
      /[\d}] (?=(?:s|min|h|m|cm|km|g|kg|lb|%|\$|minutes?|jours?|ans|chiffres|caractères?|mots?|fois|heures?|essais?|mégapixels?|liens?|points?|réponses?|événements?)(?![\p{L}\d]))/u,
    says: 'lacks a no-break space before a unit',
  },
  { breaks: /[\s\u00a0\u202f][;!?]/, says: 'has a space before ; ! or ?' },
  { breaks: /\d (?=\d{3}(?!\d))/, says: 'lacks a no-break space between thousands' },
];

const HINT_WORDS = 14;

/** Returns the number of words in a text, not counting signs between spaces such as the French colon. */
const wordCount = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

/** Returns the typography rules of a language that a text breaks, one phrase per rule. */
const typographyFailures = (text: string, language: Language): readonly string[] =>
  [...everyLanguage, ...(language === 'fr-ca' ? french : [])]
    .filter(({ breaks }) => breaks.test(text))
    .map(({ says }) => says);

/** Returns one line per message of a language that breaks the rules of docs/writing.md. */
export const writingFailures = (messages: Messages, language: Language): readonly string[] =>
  Object.entries(messages)
    .filter(([key]) => !key.startsWith('$'))
    .flatMap(([key, message]) =>
      textsOf(message).flatMap((text) => [
        ...typographyFailures(text, language).map((failure) => `${key}: ${failure} (${language})`),
        ...(key.endsWith('_hint') && wordCount(text) > HINT_WORDS
          ? [`${key}: has more than ${HINT_WORDS} words (${language})`]
          : []),
      ]),
    );

const labelLanguages: Readonly<Record<string, Language>> = { en: 'en', group: 'en', fr: 'fr-ca', groupFr: 'fr-ca' };

/** Returns one line per label that breaks a rule, in the parsed catalogue of sports or a part of it. */
export const labelFailures = (part: unknown): readonly string[] => {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => {
    const language = labelLanguages[key];
    if (typeof value !== 'string' || !language) return labelFailures(value);
    return typographyFailures(value, language).map((failure) => `${value}: ${failure} (${language})`);
  });
};
