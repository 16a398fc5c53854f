/** Whose page a document shows: the first account's, as long as the document lasts. */
export const shownAccount = () => {
  let shown: string | undefined;
  return {
    id: () => shown,
    /** Notes who is logged in. False for another account than the first, whose words and answers the document holds. */
    admits: (athleteId: string | undefined): boolean => {
      shown ??= athleteId;
      return athleteId === undefined || athleteId === shown;
    },
  };
};
