const screens = new Set<object>();
const listeners = new Set<() => void>();

const changed = (): void => {
  for (const listener of listeners) listener();
};

/** Counts screens that say themselves that another account has logged in, so that the notice above them is hidden. */
export const saidByScreen = {
  isSaid: (): boolean => screens.size > 0,
  /** Counts the calling screen until the returned function is called. */
  say: (): (() => void) => {
    const screen = {};
    screens.add(screen);
    changed();
    return () => {
      screens.delete(screen);
      changed();
    };
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
