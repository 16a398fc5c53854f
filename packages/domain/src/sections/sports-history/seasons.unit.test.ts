import { describe, expect, it } from 'vitest';
import { seasonStartYear, seasonYears } from './seasons.ts';

describe('a season', () => {
  it('starts on 1 July', () => {
    expect(seasonStartYear(new Date('2026-06-30T23:59:59Z'))).toBe(2025);
    expect(seasonStartYear(new Date('2026-07-01T00:00:00Z'))).toBe(2026);
  });

  it('may be this one or one of the two before', () =>
    expect(seasonYears(new Date('2027-02-01T00:00:00Z'))).toEqual([2026, 2025, 2024]));
});
