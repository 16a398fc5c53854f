/** Another process may cache a destroyed key for this long, so erasure waits until the cache has expired. */
export const KEY_CACHE_MS = 60_000;
const CACHED_KEYS = 10_000;

export interface KeyCache<Key> {
  get(id: string): Key | undefined;
  /** Returns the key. `asked` is the time before its row was read, because an erasure may commit before the answer arrives. */
  keep(id: string, key: Key, asked: number): Key;
}

/** Keeps the newest 10,000 keys for 60 seconds at most. */
export const createKeyCache = <Key>(): KeyCache<Key> => {
  const cached = new Map<string, { readonly key: Key; readonly until: number }>();
  return {
    get(id) {
      const found = cached.get(id);
      if (found && found.until > performance.now()) return found.key;
      cached.delete(id);
      return undefined;
    },
    keep(id, key, asked) {
      const [oldest] = cached.keys();
      if (cached.size >= CACHED_KEYS && oldest !== undefined) cached.delete(oldest);
      cached.set(id, { key, until: asked + KEY_CACHE_MS });
      return key;
    },
  };
};
