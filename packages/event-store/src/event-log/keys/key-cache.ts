/** Milliseconds that another process may cache a destroyed key. Erasure waits until the cache has expired. */
export const KEY_CACHE_MS = 60_000;
const CACHED_KEYS = 10_000;

/**
 * Returns the time until which a key read at `asked` may be used. Take `asked` before the query, because an erasure may
 * commit before the answer arrives.
 */
export const usableUntil = (asked: number): number => asked + KEY_CACHE_MS;

export interface Expiring {
  /** Time by `performance.now()` at which the key, and everything opened with it, must be dropped. */
  readonly until: number;
}

export interface KeyCache<Key extends Expiring> {
  get(id: string): Key | undefined;
  /** Caches the key and returns it. */
  keep(id: string, key: Key): Key;
}

/** Keeps the newest 10,000 keys, each until it expires. */
export const createKeyCache = <Key extends Expiring>(): KeyCache<Key> => {
  const cached = new Map<string, Key>();
  return {
    get(id) {
      const found = cached.get(id);
      if (found && found.until > performance.now()) return found;
      cached.delete(id);
      return undefined;
    },
    keep(id, key) {
      const [oldest] = cached.keys();
      if (cached.size >= CACHED_KEYS && oldest !== undefined) cached.delete(oldest);
      cached.set(id, key);
      return key;
    },
  };
};
