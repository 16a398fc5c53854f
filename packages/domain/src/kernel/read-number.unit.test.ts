import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from './language.ts';
import { numberText, readNumber } from './read-number.ts';

const upTo = (max: number) => (number: number) => number <= max;

describe('a typed number', () => {
  it.each([
    ['72', ['72'], ['72']],
    [' 72.5 ', ['72.5'], ['72.5']],
    ['72,5', ['72.5'], ['72.5']],
    ['1,5', ['1.5'], ['1.5']],
    ['6,42', ['6.42'], ['6.42']],
    ['1,500', ['1500'], ['1.500']],
    ['1.500', ['1.500'], ['1.500', '1500']],
    ['1 500', ['1500'], ['1500']],
    ['1\u00a0234\u202f567', ['1234567'], ['1234567']],
    ['1 500,5', ['1500.5'], ['1500.5']],
    ['1500,250', ['1500.250'], ['1500.250']],
    ['0,125', ['0.125'], ['0.125']],
    ['.931', ['0.931'], ['0.931']],
    [',931', ['0.931'], ['0.931']],
    ['12,50', ['12.50'], ['12.50']],
    ['1,234,567.25', ['1234567.25'], ['1234567.25']],
    ['1.234.567,5', ['1234567.5'], ['1234567.5']],
    ['5.', ['5'], ['5']],
    ['-3', ['-3'], ['-3']],
    ['−3.5', ['-3.5'], ['-3.5']],
    ['−1,250', ['-1250'], ['-1.250']],
    ['+7', ['7'], ['7']],
  ])('%j is %j in English and %j in French', (text, en, fr) =>
    expect(languages.map((language) => readNumber(text, language))).toEqual([en, fr]),
  );

  it.each([
    '',
    ' ',
    '-',
    '.',
    ',',
    'abc',
    '12a',
    '1,2,3',
    '1.2.3',
    '12,34,567',
    '1.234,567.8',
    '--2',
    '1e5',
    '3/4',
    '12 34',
  ])('%j is none', (text) => {
    for (const language of [...languages, null]) expect(readNumber(text, language)).toEqual([]);
  });

  it.each(['1,500', '1.500'])('%j is not read where its language is not known', (text) =>
    expect(readNumber(text, null)).toEqual(['1.500', '1500']),
  );

  it('is never what its field cannot have, if it may be something else', () => {
    expect(readNumber('27,845', 'en', upTo(50))).toEqual(['27.845']);
    expect(readNumber('27.845', 'fr-ca', upTo(50))).toEqual(['27.845']);
    expect(readNumber('1.250', 'fr-ca', Number.isInteger)).toEqual(['1250']);
    expect(readNumber('1,250', null, upTo(50))).toEqual(['1.250']);
  });

  it('that its field cannot have at all is what the language says', () => {
    expect(readNumber('1,500', 'en', upTo(1))).toEqual(['1500']);
    expect(readNumber('1,500', 'fr-ca', upTo(1))).toEqual(['1.500']);
  });

  it('that is written in a language is read as the same number in it, digit for digit', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...languages),
        fc.integer({ min: -999_999, max: 999_999 }),
        fc.option(fc.stringMatching(/^\d{1,6}$/)),
        (language, whole, fraction) => {
          const decimal = fraction === null ? `${whole}` : `${whole}.${fraction}`;
          expect(readNumber(numberText(decimal, language), language)).toEqual([decimal]);
        },
      ),
    ));

  it('is written for the language without the zeros before it', () => {
    expect(numberText('3.50', 'fr-ca')).toBe('3,50');
    expect(numberText('007.5', 'en')).toBe('7.5');
    expect(numberText('0', 'en')).toBe('0');
  });
});
