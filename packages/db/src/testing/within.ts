/**
 * Scales a time limit of a test, in milliseconds, by PALMARES_TIME_FACTOR: how many times slower than a quiet machine
 * this one is, as `npm test` measured it.
 */
export const within = (millis: number): number => Math.round(millis * (Number(process.env.PALMARES_TIME_FACTOR) || 1));
