/** Keys that stay in the browser after logging out, because they do not identify anybody. */
const keptAfterLogOut = ['lang', 'theme', 'cookieAccepted'] as const;

/** Returns null when storage is blocked; the page must work without it. */
export const recall = (storage: 'localStorage' | 'sessionStorage', key: string): string | null => {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
};

export const remember = (storage: 'localStorage' | 'sessionStorage', key: string, value: string): void => {
  try {
    window[storage].setItem(key, value);
  } catch {
    // Storage is full or blocked; the page works without it.
  }
};

export const forget = (storage: 'localStorage' | 'sessionStorage', key: string): void => {
  try {
    window[storage].removeItem(key);
  } catch {
    // Nothing was stored, so nothing has to be removed.
  }
};

/** Removes everything about the account except its drafts, which the editor's own store deletes. */
export const clearAccountStorage = (): void => {
  const kept = keptAfterLogOut.map((key) => [key, recall('localStorage', key)] as const);
  try {
    window.localStorage.clear();
    window.sessionStorage.clear();
  } catch {
    // A browser that blocks storage has stored nothing.
  }
  for (const [key, value] of kept) if (value !== null) remember('localStorage', key, value);
};
