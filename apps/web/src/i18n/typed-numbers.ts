import { type Language, numberText, readNumber } from '@palmares/domain/kernel';
import type { TypedNumbers } from '@palmares/ui';
import { getLocale } from '../paraglide/runtime.js';

type Range = Parameters<TypedNumbers['read']>[1];

const firstReading = (text: string, language: Language, { min = -Infinity, max = Infinity }: Range) =>
  readNumber(text, language, (number) => number >= min && number <= max)[0];

const numbersIn = (language: Language): TypedNumbers => ({
  read: (text, range) => {
    const reading = firstReading(text, language, range);
    return reading === undefined ? null : Number(reading);
  },
  tidy: (text, range) => {
    const reading = firstReading(text, language, range);
    return reading === undefined ? text.trim() : numberText(reading, language);
  },
});

const numbers: Readonly<Record<Language, TypedNumbers>> = { en: numbersIn('en'), 'fr-ca': numbersIn('fr-ca') };

/** Returns how numbers are read and written in a language, by default the page's. */
export const typedNumbers = (language: Language = getLocale()): TypedNumbers => numbers[language];
