import { expect, it } from 'vitest';
import { wordsIn } from './words.ts';

it('the first of a month is 1er on a French page', () => {
  expect(wordsIn('fr-ca').day('2026-02-01')).toBe('1er février 2026');
  expect(wordsIn('fr-ca').day('2026-02-11')).toBe('11 février 2026');
  expect(wordsIn('en').day('2026-02-01')).toBe('February 1, 2026');
});
