import type { PublicSeason } from '@palmares/domain/public-view';

const LONGEST_FIGURE = 10;
const MOST_FIGURES = 3;

/** True if readable at a glance: short, with at least one digit. */
export const isShortFigure = (figure: string): boolean => /\d/u.test(figure) && figure.length <= LONGEST_FIGURE;

/**
 * Up to three figures for the first screen: metrics first, because they can be compared, each group in the athlete's
 * own order, which puts the best first. A metric reads in the reader's language, another result as it was written.
 */
export const bestFigures = ({ performances }: Pick<PublicSeason, 'performances'>) => {
  const short = performances.filter(({ figure }) => isShortFigure(figure));
  const [metrics, results] = [short.filter(({ metric }) => metric), short.filter(({ metric }) => !metric)];
  return [...metrics, ...results]
    .slice(0, MOST_FIGURES)
    .map(({ figure, event, metric }) => ({ label: event, value: figure, isWritten: !metric }));
};
