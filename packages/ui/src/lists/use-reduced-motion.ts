import { useSyncExternalStore } from 'react';

const reduced = '(prefers-reduced-motion: reduce)';

const subscribe = (changed: () => void) => {
  const query = matchMedia(reduced);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** For motion that a script makes; style sheets shorten theirs by themselves. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(reduced).matches,
    () => false,
  );
