/** Returns an entry's element id. */
export const entryId = (version: number): string => `change-${version}`;

/** Moves the focus to an entry, or to the closed fold that it is in, so that the athlete reads on from there. */
export const focusEntry = (version: number): void => {
  const entry = document.getElementById(entryId(version));
  const fold = entry?.closest('details:not([open])')?.querySelector('summary');
  (fold ?? entry)?.focus();
};
