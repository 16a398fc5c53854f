import { bestFigures } from './best-figures.ts';
import type { PublicSeason } from './public-view.ts';
import type { Trend } from './trend.ts';

/**
 * Returns the one result that stands for a season: that of the portfolio's trend if the season has it, so that a reader
 * compares like with like, otherwise its best. Undefined without a result that is read at a glance.
 */
export const seasonHeadline = (season: PublicSeason, trend: Trend | null) => {
  const point = trend?.points.find(({ year }) => year === season.year);
  return point ? { label: point.event, value: point.figure, isWritten: false } : bestFigures(season)[0];
};
