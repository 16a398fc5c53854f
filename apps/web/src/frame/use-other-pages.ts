import { createClientOnlyFn } from '@tanstack/react-start';
import { useEffect } from 'react';
import { shareWithPages } from './share-with-pages.client.ts';

const share = createClientOnlyFn((athleteId: string) => shareWithPages(athleteId));

/** Whether another account has logged in, one page of the account knows from another. */
export const useOtherPages = (athleteId: string): void => useEffect(() => share(athleteId), [athleteId]);
