const JULY = 6;

/** A season is named by the year it starts in, and starts on 1 July (UTC, so that device and server agree). */
export const seasonStartYear = (at: Date): number => at.getUTCFullYear() - (at.getUTCMonth() < JULY ? 1 : 0);

const SEASONS = 3;

/** The seasons that may be filled: this one and the two before, the latest first. */
export const seasonYears = (at: Date): readonly number[] =>
  Array.from({ length: SEASONS }, (_, back) => seasonStartYear(at) - back);
