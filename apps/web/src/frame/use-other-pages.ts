import { createClientOnlyFn } from '@tanstack/react-start';
import { useEffect } from 'react';
import { openTabs } from '../drafts/device/tabs.client.ts';
import { anotherAccount } from '../notices/another-account.ts';

const shareWithPages = createClientOnlyFn((athleteId: string): (() => void) => {
  const tabs = openTabs((message) => {
    if (message.kind === 'another_account' && message.than === athleteId) anotherAccount.hear(message.isLoggedIn);
  });
  const stop = anotherAccount.subscribe((source) => {
    const isLoggedIn = anotherAccount.isLoggedIn();
    if (source === 'page') tabs.post({ kind: 'another_account', than: athleteId, isLoggedIn });
  });
  return () => {
    stop();
    tabs.close();
  };
});

/** Tells the account's other pages that another account has logged in, or left again, and hears it from them. */
export const useOtherPages = (athleteId: string): void => useEffect(() => shareWithPages(athleteId), [athleteId]);
