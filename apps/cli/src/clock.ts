/** The clock of every command. An object, so that a test can move it. */
export const clock = {
  now: (): Date => new Date(),
};
