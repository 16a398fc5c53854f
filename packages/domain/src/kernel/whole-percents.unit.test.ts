import { describe, expect, it } from 'vitest';
import { wholePercents } from './whole-percents.ts';

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
      [34, 33, 33],
    ],
    [
      [32, 0, 0, 0],
      [100, 0, 0, 0],
    ],
  ])('of %j are %j', (counts, percents) => expect(wholePercents(counts)).toEqual(percents));

  it('make 100 for every way to divide 32 choices among four, and never differ by a point from the exact share', () => {
    for (let a = 0; a <= 32; a++)
      for (let b = 0; a + b <= 32; b++)
        for (let c = 0; a + b + c <= 32; c++) {
          const counts = [a, b, c, 32 - a - b - c];
          const percents = wholePercents(counts);
          expect(percents.reduce((sum, percent) => sum + percent)).toBe(100);
          counts.forEach((count, index) => {
            expect(Math.abs((percents[index] ?? 0) - (100 * count) / 32)).toBeLessThan(1);
          });
        }
  });

  it('are 0 of nothing', () => expect(wholePercents([0, 0])).toEqual([0, 0]));
});
