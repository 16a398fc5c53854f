/** The time left of an attempt, counted from the server's last answer. */
export interface TimeLeft {
  set(remainingMs: number): void;
  /** Milliseconds, 0 or more. */
  now(): number;
}

/** `clock` is monotonic, in milliseconds: a changed date of the device changes nothing. */
export const timeLeft = (remainingMs: number, clock: () => number = () => performance.now()): TimeLeft => {
  let [said, at] = [remainingMs, clock()];
  return {
    set: (remaining) => {
      [said, at] = [remaining, clock()];
    },
    now: () => Math.max(0, said - (clock() - at)),
  };
};
