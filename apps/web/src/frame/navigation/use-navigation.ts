import { useMatches } from '@tanstack/react-router';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { navigationMode } from './navigation-mode.ts';
import type { NavigationState } from './navigation-state.ts';
import { createNavigationStore } from './navigation-store.ts';

/**
 * The navigation of the page that is shown, not of one that is still loading: it follows the matches, not the location.
 */
export const useNavigation = (): NavigationState => {
  const mode = useMatches({ select: (matches) => navigationMode(matches.at(-1)?.pathname ?? '/') });
  const [store] = useState(() => {
    const made = createNavigationStore();
    made.setName(mode);
    return made;
  });
  useLayoutEffect(() => {
    if (store.setName(mode)) store.resetAnimation();
  }, [store, mode]);
  return useSyncExternalStore(store.subscribe, store.state, store.state);
};
