import { expect, it } from 'vitest';
import { readRefusal } from './refused-passcode.ts';
import { refusedWords } from './refused-words.ts';

it.each([
  ['passcode_wrong', 'Invalid passcode, try again. Check the 6 digits with the athlete.'],
  ['late', 'That took too long. Check your connection and try again.'],
  [
    'no_cookies',
    'Your browser is blocking cookies, which this page needs. Allow them for this site, then reload the page and try again.',
  ],
])('the passcode form without a script says what became of the code: %s', (refused, words) => {
  expect(refusedWords(readRefusal({ refused }))).toBe(words);
});

it('the passcode form takes no other words from an address', () => {
  expect(refusedWords(readRefusal({ refused: 'anything' }))).toBeUndefined();
});
