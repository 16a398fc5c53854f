import type { PublicSeason } from '@palmares/domain/public-view';

const LONGEST_FIGURE = 10;
const MOST_FIGURES = 3;

/** True if readable at a glance: a number with at most a unit. */
export const isShortFigure = (result: string): boolean => /\d/u.test(result) && result.length <= LONGEST_FIGURE;

/** Figures for the first screen, in the athlete's own order, best first. */
export const bestFigures = ({ performances }: Pick<PublicSeason, 'performances'>) =>
  performances
    .filter(({ result }) => isShortFigure(result))
    .slice(0, MOST_FIGURES)
    .map(({ result, event }) => ({ label: event, value: result }));
