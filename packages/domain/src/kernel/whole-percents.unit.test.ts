import { describe, expect, it } from 'vitest';
import { wholePercents } from './whole-percents.ts';

/** The sums of every rounding, up or down, that leaves equal counts equal. */
const equalSums = (counts: readonly number[]): readonly number[] => {
  const total = counts.reduce((sum, count) => sum + count);
  let sums: readonly number[] = [0];
  for (const count of new Set(counts)) {
    const same = counts.filter((each) => each === count).length;
    const exact = (100 * count) / total;
    sums = sums.flatMap((sum) => [sum + same * Math.floor(exact), sum + same * Math.ceil(exact)]);
  }
  return sums;
};

describe('percentages of one whole', () => {
  it.each([
    [
      [14, 7, 7, 4],
      [44, 22, 22, 12],
    ],
    [
      [15, 8, 6, 3],
      [47, 25, 19, 9],
    ],
    [
      [11, 11, 10],
      [34, 34, 32],
    ],
    [
      [1, 1, 1],
      [33, 33, 33],
    ],
    [
      [12, 12, 8, 0],
      [37, 37, 25, 0],
    ],
    [
      [10, 10, 6, 6],
      [31, 31, 19, 19],
    ],
    [
      [32, 0, 0, 0],
      [100, 0, 0, 0],
    ],
  ])('of %j are %j', (counts, percents) => expect(wholePercents(counts)).toEqual(percents));

  it('never differ by a point from the exact share, are equal for equal counts, and make 100 where that leaves them equal', () => {
    for (const whole of [30, 32])
      for (let a = 0; a <= whole; a++)
        for (let b = 0; a + b <= whole; b++)
          for (let c = 0; a + b + c <= whole; c++) {
            const counts = [a, b, c, whole - a - b - c];
            const percents = wholePercents(counts);
            counts.forEach((count, index) => {
              const percent = percents[index] ?? 0;
              expect(Math.abs(percent - (100 * count) / whole)).toBeLessThan(1);
              expect(percent).toBe(percents[counts.indexOf(count)]);
            });
            const sum = percents.reduce((all, percent) => all + percent);
            const nearest = Math.min(...equalSums(counts).map((each) => Math.abs(100 - each)));
            expect(Math.abs(100 - sum)).toBe(nearest);
          }
  });

  it('are 0 of nothing', () => expect(wholePercents([0, 0])).toEqual([0, 0]));
});
