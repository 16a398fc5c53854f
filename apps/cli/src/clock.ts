/** The clock of every command. */
export const now = (): Date => new Date();
