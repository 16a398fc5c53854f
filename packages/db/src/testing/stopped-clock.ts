export interface StoppedClock {
  readonly now: () => Date;
  /** Moves the clock ahead by whole seconds. */
  pass(seconds: number): void;
}

/** A clock stopped at its creation, moved only by `pass`. */
export const stoppedClock = (): StoppedClock => {
  let time = Date.now();
  return {
    now: () => new Date(time),
    pass: (seconds) => {
      time += seconds * 1000;
    },
  };
};
