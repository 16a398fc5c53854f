const JULY = 6;

/** A season is named after the year in which it starts. It starts on 1 July in UTC, so that device and server agree. */
export const seasonStartYear = (at: Date): number => at.getUTCFullYear() - (at.getUTCMonth() < JULY ? 1 : 0);

const SEASONS = 3;

/** The seasons that may be filled in: this one and the two before, latest first. */
export const seasonYears = (at: Date): readonly number[] =>
  Array.from({ length: SEASONS }, (_, back) => seasonStartYear(at) - back);
