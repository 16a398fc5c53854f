import type { PublicSeason } from '@palmares/domain/public-view';

const LONGEST_FIGURE = 10;
const MOST_FIGURES = 3;

/** Read at a glance: a number, with its unit at most. */
export const isShortFigure = (result: string): boolean => /\d/u.test(result) && result.length <= LONGEST_FIGURE;

/** For the first screen, in the athlete's own order, which puts the best first. */
export const bestFigures = ({ performances }: Pick<PublicSeason, 'performances'>) =>
  performances
    .filter(({ result }) => isShortFigure(result))
    .slice(0, MOST_FIGURES)
    .map(({ result, event }) => ({ label: event, value: result }));
