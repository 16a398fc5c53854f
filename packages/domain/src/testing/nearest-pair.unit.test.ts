import { expect, it } from 'vitest';
import { nearestPair } from './nearest-pair.ts';

it('nearness is 1 for the same words and 0 for texts that share none', () => {
  expect(nearestPair(['I watch the others.', 'I WATCH the others.']).nearness).toBeCloseTo(1);
  expect(nearestPair(['abcde', 'vwxyz']).nearness).toBe(0);
  expect(nearestPair(['abcdef', 'abcdeg', 'vwxyz'])).toEqual({
    nearness: expect.closeTo(2 / 3),
    texts: ['abcdef', 'abcdeg'],
  });
});
