/** Returns an entry's element id. */
export const entryId = (version: number): string => `change-${version}`;

/**
 * Moves the focus to an entry, so that the athlete reads on from there. A closed fold that the entry is in gets the focus
 * instead and opens, because one that has only become longer would look the same closed.
 */
export const focusEntry = (version: number): void => {
  const entry = document.getElementById(entryId(version));
  const fold = entry?.closest<HTMLDetailsElement>('details:not([open])');
  if (fold) fold.open = true;
  (fold?.querySelector('summary') ?? entry)?.focus();
};
