/** The clock of every job. */
export const now = (): Date => new Date();
