import { describe, expect, it } from 'vitest';
import { barShare } from './bar-share.ts';

describe("a bar's share", () => {
  it.each([
    [0, 49, 0],
    [49, 49, 100],
    [1, 3, 33.33],
    [-4, 10, 0],
    [12, 10, 100],
    [3, 0, 0],
  ])('of %i in %i is %i percent', (value, max, share) => {
    expect(barShare(value, max)).toBe(share);
  });
});
