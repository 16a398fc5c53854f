export interface ConcurrencyLimit {
  /** Takes one of the key's slots until the returned function is called; undefined if none is free. */
  enter(key: string): (() => void) | undefined;
}

/** Limits concurrent work in this process, per key. */
export const createConcurrencyLimit = (places: number): ConcurrencyLimit => {
  const taken = new Map<string, number>();
  const add = (key: string, by: 1 | -1): void => {
    const now = (taken.get(key) ?? 0) + by;
    if (now === 0) taken.delete(key);
    else taken.set(key, now);
  };
  return {
    enter: (key) => {
      if ((taken.get(key) ?? 0) >= places) return undefined;
      add(key, 1);
      let isInside = true;
      return () => {
        if (isInside) add(key, -1);
        isInside = false;
      };
    },
  };
};
