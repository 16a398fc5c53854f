const FIRST_MS = 1000;
const LONGEST_MS = 60_000;

/** The pause after so many failures in a row, in milliseconds: doubles from one second to one minute. */
export const pauseAfter = (failures: number): number => Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS);
