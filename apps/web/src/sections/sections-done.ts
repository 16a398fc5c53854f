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
 * Counts the sections that are done, wherever a screen gives a number or draws one. An optional section never counts, so
 * that nobody lacks one for a complete portfolio and the total stays the same.
 */
export const sectionsDone = (sections: readonly Counted[]): SectionsDone => {
  const asked = sections.filter(({ isOptional }) => !isOptional);
  return { done: asked.filter(({ isDone }) => isDone).length, total: asked.length };
};
