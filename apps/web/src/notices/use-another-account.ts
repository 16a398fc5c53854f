import { useLayoutEffect, useSyncExternalStore } from 'react';
import { anotherAccount } from './another-account.ts';
import { saidByScreen } from './said-by-screen.ts';

const never = () => false;

/** True if another account has logged in since this page was shown. */
export const useAnotherAccount = (): boolean =>
  useSyncExternalStore(anotherAccount.subscribe, anotherAccount.isLoggedIn, never);

/** For a screen that says so in its own words while `says` is true. */
export const useSaysAnotherAccount = (says: boolean): void =>
  useLayoutEffect(() => (says ? saidByScreen.say() : undefined), [says]);

/** True if another account has logged in, and no screen says so itself. */
export const useUnsaidAnotherAccount = (): boolean => {
  const isSaid = useSyncExternalStore(saidByScreen.subscribe, saidByScreen.isSaid, never);
  return useAnotherAccount() && !isSaid;
};
