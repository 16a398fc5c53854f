import { isAnotherAccount } from './error-status.ts';

/**
 * `page` if a call of this page was refused, or its account logged in again; `tab` if another page of the account
 * reports it.
 */
type Source = 'page' | 'tab';

/** Tracks whether another account has logged in to this browser. */
export const otherAccounts = () => {
  let isLoggedIn = false;
  const listeners = new Set<(source: Source) => void>();
  const become = (now: boolean, source: Source): void => {
    if (isLoggedIn === now) return;
    isLoggedIn = now;
    for (const listener of listeners) listener(source);
  };
  return {
    /** True if another account has logged in since this page was shown. */
    isLoggedIn: (): boolean => isLoggedIn,
    subscribe: (listener: (source: Source) => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Call it with each failed call. */
    noteFailure: (failure: unknown): void => {
      if (isAnotherAccount(failure)) become(true, 'page');
    },
    /** The page's own account has logged in again. */
    noteReturn: (): void => become(false, 'page'),
    hear: (isIn: boolean): void => become(isIn, 'tab'),
  };
};

/** The instance of this page. */
export const anotherAccount = otherAccounts();
