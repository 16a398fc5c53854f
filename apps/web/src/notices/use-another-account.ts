import { useSyncExternalStore } from 'react';
import { anotherAccount } from './another-account.ts';

/** Whether another account has logged in since this page was shown. */
export const useAnotherAccount = (): boolean =>
  useSyncExternalStore(anotherAccount.subscribe, anotherAccount.isLoggedIn, () => false);
