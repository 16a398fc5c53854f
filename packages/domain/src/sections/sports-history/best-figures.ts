import type { PublicSeason } from './public-view.ts';

type SeasonResults = Pick<PublicSeason, 'sports' | 'performances'>;

const LONGEST_FIGURE = 10;
const MAX_FIGURES = 3;

/** True if readable at a glance: short, with at least one digit. */
export const isShortFigure = (figure: string): boolean => /\d/u.test(figure) && figure.length <= LONGEST_FIGURE;

/**
 * In a season of two sports, keeps only the results assigned to the first: a time of the 800 m is no hockey statistic.
 */
const ofFirstSport = ({ sports, performances }: SeasonResults): SeasonResults['performances'] =>
  sports.length < 2 ? performances : performances.filter(({ sport }) => sport === sports[0]?.sport);

/**
 * Up to three figures of the season's first sport for the first screen: metrics first, because they can be compared, each group in the athlete's
 * own order, which puts the best first. A metric reads in the reader's language, another result as it was written.
 */
export const bestFigures = (season: SeasonResults) => {
  const short = ofFirstSport(season).filter(({ figure }) => isShortFigure(figure));
  const [metrics, results] = [short.filter(({ metric }) => metric), short.filter(({ metric }) => !metric)];
  return [...metrics, ...results]
    .slice(0, MAX_FIGURES)
    .map(({ figure, event, metric }) => ({ label: event, value: figure, isWritten: !metric }));
};
