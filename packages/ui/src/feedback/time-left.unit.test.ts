import { describe, expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

describe('the time left', () => {
  it.each([
    [25 * 60_000, '25:00'],
    [61_000, '1:01'],
    [60_000, '1:00'],
    [59_001, '1:00'],
    [9000, '0:09'],
    [1, '0:01'],
    [0, '0:00'],
    [-500, '0:00'],
  ])('of %i ms is %s', (left, shown) => {
    expect(timeLeft(left)).toBe(shown);
  });
});
