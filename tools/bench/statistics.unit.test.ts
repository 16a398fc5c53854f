import { expect, it } from 'vitest';
import { median, percentile, ratios, spread } from './statistics.ts';

it('a percentile lies between its neighbours in proportion, whatever the order of the values', () => {
  const values = [40, 10, 30, 20];
  expect([0, 0.5, 1].map((share) => percentile(values, share))).toEqual([10, 25, 40]);
  expect(
    percentile(
      Array.from({ length: 101 }, (_, index) => 100 - index),
      0.99,
    ),
  ).toBe(99);
});

it('every percentile of one value is that value, and of no values is NaN', () => {
  expect(percentile([7], 0.99)).toBe(7);
  expect(median([])).toBeNaN();
});

it('values are sorted as numbers', () => {
  expect(median([9, 10, 100])).toBe(10);
});

it('a spread has median, minimum, maximum and number of rounds', () => {
  expect(spread([3, 1, 2])).toEqual({ median: 2, min: 1, max: 3, rounds: 3 });
});

it('a round on a busy machine does not move the median of the rounds’ ratios', () => {
  const ours = [60, 6, 62];
  const bare = [100, 10, 100];
  expect(median(ratios(ours, bare))).toBeCloseTo(0.6);
});

it('ratios of unequal numbers of rounds are refused', () => {
  expect(() => ratios([1, 2], [1])).toThrow('Not the same rounds: 2 and 1');
});
