/** The web server's clock, which `Services.now` reads. An object, so that a test can move it. */
export const clock = {
  now: (): Date => new Date(),
};
