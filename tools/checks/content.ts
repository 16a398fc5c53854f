import { articlesToCheck, FIGURES_LAST } from '@palmares/domain/blog';

/**
 * Returns a line for each article whose figures are old, for the end of a run. They fail nothing, because a day that
 * passes breaks no change.
 */
export const oldFigures = (at: Date): readonly string[] =>
  articlesToCheck(at).map((slug) => `the figures of ${slug} were checked more than ${FIGURES_LAST} months ago`);
