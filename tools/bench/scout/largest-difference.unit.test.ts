import { expect, it } from 'vitest';
import { largestDifference } from './largest-difference.ts';

it.each([
  [[1, 2, 3], [3, 1, 2], 0],
  [[4, 5], [1, 2, 3], 1],
  [[1, 4], [2, 3], 0.5],
  [[1, 2, 3, 4], [2, 3, 4, 5], 0.25],
  [[2, 2], [1, 2], 0.5],
])('the largest difference of %j and %j is %d', (first, second, expected) =>
  expect(largestDifference(first, second)).toBe(expected),
);
