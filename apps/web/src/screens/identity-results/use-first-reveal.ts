import { useHydrated } from '@palmares/ui';
import { useEffect, useState } from 'react';
import { recall, remember } from '../../browser/browser-storage.ts';

const KEY = 'lastSeenResults';

/**
 * True while these results are shown for the first time on this device, after a page change. A server-rendered page
 * shows them immediately, so nothing is left to reveal.
 */
export const useFirstReveal = (attemptId: string): boolean => {
  const hydrated = useHydrated();
  const [isFirst] = useState(() => hydrated && recall('localStorage', KEY) !== attemptId);
  useEffect(() => remember('localStorage', KEY, attemptId), [attemptId]);
  return isFirst;
};
