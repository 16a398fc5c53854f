/** What stays in the browser when somebody logs out: it says nothing about who they are. */
const keptAfterLogOut = ['lang', 'theme', 'cookieAccepted'] as const;

/** Storage may be full or forbidden; the page must work without it. */
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
    // Nothing is lost that the server does not have.
  }
};

export const forget = (storage: 'localStorage' | 'sessionStorage', key: string): void => {
  try {
    window[storage].removeItem(key);
  } catch {
    // Nothing was kept, so nothing has to go.
  }
};

/** Everything of the account but its drafts, which the editor's own store forgets. */
export const clearAccountStorage = (): void => {
  const kept = keptAfterLogOut.map((key) => [key, recall('localStorage', key)] as const);
  try {
    window.localStorage.clear();
    window.sessionStorage.clear();
  } catch {
    // A browser that forbids storage has kept nothing.
  }
  for (const [key, value] of kept) if (value !== null) remember('localStorage', key, value);
};
