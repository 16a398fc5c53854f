import { describe, expect, it } from 'vitest';
import { formatBytes, formatNumber, formatShare, stepNumber } from './number-format.ts';

/** Replaces non-breaking spaces, so that expectations use plain ones. */
const spaced = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

describe('a number that is shown', () => {
  it.each([
    ['en', 1234.5, {}, '1,234.5'],
    ['fr-CA', 1234.5, {}, '1 234,5'],
    ['fr-CA', 5.99, { minDigits: 2 }, '5,99'],
    ['en', 4, { minDigits: 2, maxDigits: 2 }, '4.00'],
    ['fr-CA', 1234, { grouping: false }, '1234'],
  ])('in %s %d is written with the signs of the language', (language, value, shape, shown) => {
    expect(spaced(formatNumber(value, language, shape))).toBe(shown);
  });

  it.each([
    ['en', 0, '0 kB'],
    ['en', 12, '0.1 kB'],
    ['fr-CA', 840, '0,8 ko'],
    ['en', 12_400, '12 kB'],
    ['en', 1_240_000, '1.2 MB'],
    ['fr-CA', 1_240_000, '1,2 Mo'],
    ['fr-CA', 15_000_000, '15 Mo'],
  ])('in %s a file of %d bytes has its size in words', (language, bytes, shown) => {
    expect(spaced(formatBytes(bytes, language))).toBe(shown);
  });
});

it.each([
  ['en', '40%'],
  ['fr-CA', '40 %'],
])('in %s a share is written as a percentage', (language, shown) => {
  expect(spaced(formatShare(0.4, language))).toBe(shown);
});

describe('a step', () => {
  it.each([
    [null, 1, { min: 50, max: 500 }, 50],
    [150, 1, { min: 50, max: 500 }, 151],
    [500, 1, { min: 50, max: 500 }, 500],
    [50, -1, { min: 50, max: 500 }, 50],
    [9000, -1, { min: 50, max: 500 }, 500],
    [0.1, 1, { min: 0, max: 4.33, step: 0.01 }, 0.11],
    [0.3, -1, { min: 0, step: 0.1 }, 0.2],
    [205, 1, { min: 200, max: 800, step: 10 }, 210],
    [205, -1, { min: 200, max: 800, step: 10 }, 200],
    [-1, 1, {}, 0],
  ] as const)('from %d by %i in %o goes to %d', (value, direction, range, next) => {
    expect(stepNumber(value, direction, range)).toBe(next);
  });
});
