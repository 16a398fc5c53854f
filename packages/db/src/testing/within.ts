/**
 * A time limit of a test on this machine: `npm test` measures how many times slower than a quiet one it is, and sets
 * PALMARES_TIME_FACTOR.
 */
export const within = (millis: number): number => Math.round(millis * Number(process.env.PALMARES_TIME_FACTOR ?? 1));
