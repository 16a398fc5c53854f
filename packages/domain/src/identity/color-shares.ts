import { wholePercents } from '../kernel/whole-percents.ts';
import type { ColorScores } from './result.ts';

export type ColorShare = ColorScores[number] & {
  /** In whole percents, between 0 and 1. */
  readonly share: number;
};

/** Returns the scores with their shares: equal ones for equal counts, so that they may make a hundredth more or less than 1. */
export const colorShares = (colors: ColorScores): readonly ColorShare[] => {
  const percents = wholePercents(colors.map(({ count }) => count));
  return colors.map((score, index) => ({ ...score, share: (percents[index] ?? 0) / 100 }));
};
