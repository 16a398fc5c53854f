import { describe, expect, it } from 'vitest';
import { formatMaximum, imageTypes, typeNames } from './file-types.ts';

describe('the limits of a file, in words', () => {
  it.each([
    ['en', 'JPEG, PNG, or PDF'],
    ['fr-CA', 'JPEG, PNG ou PDF'],
  ])('joins the types in %s', (language, words) => {
    expect(typeNames(['image/jpeg', 'image/png', 'application/pdf'], language)).toBe(words);
  });

  it('writes WebP as its makers do', () => {
    expect(typeNames(['image/webp', 'image/avif'], 'en')).toBe('WebP or AVIF');
  });

  it.each([
    [15 * 2 ** 20, 'en', '15 MB'],
    [15 * 2 ** 20, 'fr-CA', '15\u00a0Mo'],
    [15e6, 'en', '15 MB'],
    [2.5e6, 'fr-CA', '2,5\u00a0Mo'],
  ])('calls %i bytes in %s %s', (bytes, language, words) => {
    expect(formatMaximum(bytes, language)).toBe(words);
  });

  it('keeps the order of the pictures, for Safari', () => {
    expect(imageTypes(['image/jpeg', 'application/pdf', 'image/png'])).toEqual(['image/jpeg', 'image/png']);
  });
});
