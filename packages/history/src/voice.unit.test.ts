import { expect, it } from 'vitest';
import { dateWords, dayWords, momentWords } from './voice.ts';

it('the first of a month is 1er in a French history', () => {
  const first = new Date('2026-12-01T17:05:00Z');
  const times = { language: 'fr-ca', timeZone: 'UTC' } as const;
  expect(dayWords(first, times)).toBe('mardi 1er décembre 2026');
  expect(momentWords(first, times)).toMatch(/^1er décembre 2026 à/u);
  expect(dateWords('2026-08-01', 'fr-ca')).toBe('1er août 2026');
  expect(dayWords(first, { ...times, language: 'en' })).toBe('Tuesday, December 1, 2026');
});
