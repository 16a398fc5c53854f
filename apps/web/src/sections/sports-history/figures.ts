import type { PublicSeason } from '@palmares/domain/public-view';

const LONGEST_FIGURE = 10;
const MOST_FIGURES = 3;

/** True if readable at a glance: short, with at least one digit. */
export const isShortFigure = (result: string): boolean => /\d/u.test(result) && result.length <= LONGEST_FIGURE;

/** Up to three figures for the first screen, in the athlete's own order, which puts the best first. */
export const bestFigures = ({ performances }: Pick<PublicSeason, 'performances'>) =>
  performances
    .filter(({ result }) => isShortFigure(result))
    .slice(0, MOST_FIGURES)
    .map(({ result, event }) => ({ label: event, value: result }));
