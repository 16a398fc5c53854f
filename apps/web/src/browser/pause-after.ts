const FIRST_MS = 1000;
const LONGEST_MS = 60_000;

/** Returns the pause in milliseconds after that many failures in a row, from one second, doubling, to one minute. */
export const pauseAfter = (failures: number): number => Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS);
