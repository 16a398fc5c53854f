/** Remembers the account whose page a document shows: the first one that logs in, for the document's lifetime. */
export const shownAccount = () => {
  let shown: string | undefined;
  return {
    id: () => shown,
    /** Records who is logged in. Returns false for another account than the first, whose data the document holds. */
    admits: (athleteId: string | undefined): boolean => {
      shown ??= athleteId;
      return athleteId === undefined || athleteId === shown;
    },
  };
};
