export interface Countdown {
  /** Restarts from the full time. Drops all earlier holds and applies those in `held`. */
  readonly start: (held?: readonly string[]) => void;
  readonly hold: (reason: string) => void;
  readonly release: (reason: string) => void;
  readonly stop: () => void;
}

/** Calls `end` after this time, not counting the time while it is held. */
export const createCountdown = (milliseconds: number, end: () => void): Countdown => {
  const reasons = new Set<string>();
  let left: number | null = null;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const finish = () => {
    left = null;
    end();
  };
  const run = () => {
    if (left === null || reasons.size > 0) return;
    since = Date.now();
    timer = setTimeout(finish, left);
  };
  return {
    start: (held = []) => {
      clearTimeout(timer);
      reasons.clear();
      for (const reason of held) reasons.add(reason);
      left = milliseconds;
      run();
    },
    hold: (reason) => {
      if (left !== null && reasons.size === 0) {
        clearTimeout(timer);
        left = Math.max(0, left - (Date.now() - since));
      }
      reasons.add(reason);
    },
    release: (reason) => {
      if (reasons.delete(reason)) run();
    },
    stop: () => {
      clearTimeout(timer);
      left = null;
    },
  };
};
