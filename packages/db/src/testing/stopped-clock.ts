export interface StoppedClock {
  readonly now: () => Date;
  /** Moves the clock ahead by whole seconds. */
  pass(seconds: number): void;
}

/** A clock that stands at the time at which it was made, and moves only when a test lets time pass. */
export const stoppedClock = (): StoppedClock => {
  let time = Date.now();
  return {
    now: () => new Date(time),
    pass: (seconds) => {
      time += seconds * 1000;
    },
  };
};
