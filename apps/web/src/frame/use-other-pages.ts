import { createClientOnlyFn } from '@tanstack/react-start';
import { useEffect } from 'react';
import { shareWithPages } from './share-with-pages.client.ts';

const share = createClientOnlyFn((athleteId: string) => shareWithPages(athleteId));

/** Shares with the account's other pages whether another account has logged in. */
export const useOtherPages = (athleteId: string): void => useEffect(() => share(athleteId), [athleteId]);
