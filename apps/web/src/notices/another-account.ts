import { isAnotherAccount } from './error-status.ts';

/** `page`: a call of this page was refused, or its account logged in again; `tab`: another page of the account says so. */
type Source = 'page' | 'tab';

/** What a page knows of the other accounts of its browser. */
export const otherAccounts = () => {
  let isLoggedIn = false;
  const listeners = new Set<(source: Source) => void>();
  const become = (now: boolean, source: Source): void => {
    if (isLoggedIn === now) return;
    isLoggedIn = now;
    for (const listener of listeners) listener(source);
  };
  return {
    /** Whether another account has logged in since this page was shown. */
    isLoggedIn: (): boolean => isLoggedIn,
    subscribe: (listener: (source: Source) => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** For each failed call. */
    noteFailure: (failure: unknown): void => {
      if (isAnotherAccount(failure)) become(true, 'page');
    },
    /** The page's own account has logged in again. */
    noteReturn: (): void => become(false, 'page'),
    hear: (isIn: boolean): void => become(isIn, 'tab'),
  };
};

/** Of this page. */
export const anotherAccount = otherAccounts();
