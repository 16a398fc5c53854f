import { afterEach, describe, expect, it } from 'vitest';
import { getLocale, overwriteGetLocale } from '../paraglide/runtime.js';
import { typedNumbers } from './typed-numbers.ts';

const usual = getLocale;

afterEach(() => overwriteGetLocale(usual));

describe('a number in a field', () => {
  it.each([
    ['en', '1,234', {}, 1234, '1234'],
    ['fr-ca', '1,234', {}, 1.234, '1,234'],
    ['en', '27,845', { min: 0, max: 50 }, 27.845, '27.845'],
    ['en', '3,50', { min: 0, max: 4.33 }, 3.5, '3.50'],
    ['fr-ca', '3.50', { min: 0, max: 4.33 }, 3.5, '3,50'],
    ['fr-ca', ' .5', {}, 0.5, '0,5'],
    ['fr-ca', '007', {}, 7, '7'],
    ['en', 'five ', {}, null, 'five'],
  ] as const)('in %s %j within %j is %j and becomes %j', (language, text, range, number, tidied) => {
    overwriteGetLocale(() => language);
    expect(typedNumbers().read(text, range)).toBe(number);
    expect(typedNumbers().tidy(text, range)).toBe(tidied);
  });
});
