/** A section as the count sees it. */
export interface Counted {
  readonly isDone: boolean;
  /** True if no athlete is asked to fill it in. */
  readonly isOptional: boolean;
}

export interface SectionsDone {
  readonly done: number;
  /** The number of sections that count. */
  readonly total: number;
}

/**
 * Counts the sections that are done, wherever a screen gives a number or draws one. An optional section counts once it
 * is done, so that nobody lacks one for a complete portfolio.
 */
export const sectionsDone = (sections: readonly Counted[]): SectionsDone => ({
  done: sections.filter(({ isDone }) => isDone).length,
  total: sections.filter(({ isDone, isOptional }) => isDone || !isOptional).length,
});
