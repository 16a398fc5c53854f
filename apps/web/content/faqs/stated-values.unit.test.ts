import { CODE_MINUTES, CODE_TRIES, DAYS_TO_UNDO, RESET_MINUTES } from '@palmares/db/accounts';
import { ruleOf } from '@palmares/db/limits';
import { SAME_VISIT_MINUTES } from '@palmares/db/openings';
import { GRANT_HOURS } from '@palmares/db/sharing';
import { ADULT_AGE, consentAge, refusedTooYoung } from '@palmares/domain/account';
import { sportChoices } from '@palmares/domain/catalogue';
import { EXPORT_DAYS, EXPORTS_A_DAY } from '@palmares/domain/data-export';
import { ATHLETE_BYTES, DOCUMENT_PAGES, fileLimits, pixelLimits } from '@palmares/domain/files';
import { ATTEMPT_MINUTES } from '@palmares/domain/identity';
import { bank } from '@palmares/domain/identity/bank';
import { type Language, languages } from '@palmares/domain/kernel';
import { GRACE_DAYS } from '@palmares/domain/plan';
import { academicDocumentsLimits, seasonYears, sportsHistoryLimits } from '@palmares/domain/sections';
import { afterEach, describe, expect, it } from 'vitest';
import { priceWords } from '../../src/i18n/price.ts';
import { overwriteGetLocale } from '../../src/paraglide/runtime.js';
import { suggestPasscode } from '../../src/screens/share/suggest-passcode.ts';
import { plainText } from '../testing/written.ts';
import { answersIn } from './answers.server.ts';
import { faqSections } from './faq.ts';

afterEach(() => overwriteGetLocale(() => 'en'));

const MEGABYTE = 2 ** 20;

/** Small numbers that the answers write as words. */
const words: Readonly<Record<Language, readonly string[]>> = {
  en: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  'fr-ca': ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
};

/** The digits of a passcode, and the hours for which it lets a visitor in. */
const passcode = [suggestPasscode().length, GRANT_HOURS];

/** The numbers that an answer states, each from the value that decides it. */
const stated: Readonly<Record<string, readonly number[]>> = {
  'failed-payment': [GRACE_DAYS],
  'age-and-guardians': [
    Number(refusedTooYoung.refusal.params?.min),
    consentAge({ country: 'can', region: 'QC' }),
    consentAge({ country: 'can', region: 'ON' }),
    ADULT_AGE,
  ],
  'parent-paying': [ADULT_AGE],
  'page-under-eighteen': [ADULT_AGE],
  'link-opened': [ADULT_AGE, SAME_VISIT_MINUTES],
  'parent-card': [ADULT_AGE],
  'parent-who-sees': [ADULT_AGE],
  'coach-opened': [ADULT_AGE, SAME_VISIT_MINUTES],
  'coach-passcode': passcode,
  'coach-account': passcode,
  'parent-erase': [DAYS_TO_UNDO],
  'which-sports': [
    sportChoices('en').length,
    sportsHistoryLimits.sports,
    seasonYears(new Date('2026-11-01')).length,
    sportsHistoryLimits.performances,
    sportsHistoryLimits.awards,
  ],
  'what-is-palmares': [seasonYears(new Date('2026-11-01')).length, ATTEMPT_MINUTES],
  'identity-again': [ATTEMPT_MINUTES],
  'identity-visibility': [ADULT_AGE],
  'identity-test': [
    ATTEMPT_MINUTES,
    bank.masks.length + bank.colors.length + bank.learningStyles.length + bank.grit.length,
  ],
  'who-can-open-a-link': [ruleOf('passcode-visitor-first').points],
  'forgot-password': [RESET_MINUTES],
  'no-code': [CODE_MINUTES, CODE_TRIES],
  'download-my-data': [EXPORT_DAYS, EXPORTS_A_DAY],
  'delete-account': [DAYS_TO_UNDO],
  'file-limits': [
    fileLimits.picture.bytes / MEGABYTE,
    fileLimits.document.bytes / MEGABYTE,
    pixelLimits.any / 1e6,
    DOCUMENT_PAGES,
    ATHLETE_BYTES / MEGABYTE,
    academicDocumentsLimits.documents,
  ],
};

const textOf = (language: Language, id: string): string => {
  const answer = faqSections.flatMap((section) => answersIn(language, section).answers).find((one) => one.id === id);
  if (!answer) throw new Error(`There is no answer ${id}`);
  return `${answer.question} ${plainText(answer.html)}`;
};

describe.each(languages)('the answers in %s', (language) => {
  it.each(Object.entries(stated))('state the limits that the program enforces: %s', (id, numbers) => {
    const text = textOf(language, id);
    const missing = numbers.filter((number) => {
      const word = words[language][number];
      return !new RegExp(`(?<![\\d,.])${number}(?![\\d])${word ? `|(?<!\\p{L})${word}(?!\\p{L})` : ''}`, 'iu').test(
        text,
      );
    });
    expect(missing).toEqual([]);
  });
});

it.each(languages)('the answer on sports names all of them, in %s', (language) => {
  const text = textOf(language, 'which-sports').toLowerCase();
  expect(sportChoices(language).filter(({ label }) => !text.includes(label.toLowerCase()))).toEqual([]);
});

it.each(languages)('the answers on money state the price of the plan, in %s', (language) => {
  overwriteGetLocale(() => language);
  for (const id of ['price-and-taxes', 'what-is-free', 'parent-cost'])
    expect(textOf(language, id)).toContain(priceWords('CAD'));
});
