/** The clock of every job. An object, so that a test can move it. */
export const clock = {
  now: (): Date => new Date(),
};
