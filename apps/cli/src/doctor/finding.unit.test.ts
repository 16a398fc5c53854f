import { expect, it } from 'vitest';
import { duration } from './finding.ts';

it.each([
  [1, '1 second'],
  [59.4, '59 seconds'],
  [59.6, '1 minute'],
  [3569, '59 minutes'],
  [3599.6, '1 hour'],
  [172_799, '48 hours'],
  [172_800, '2 days'],
])('%d seconds are %s', (seconds, words) => {
  expect(duration(seconds)).toBe(words);
});
