import { useSyncExternalStore } from 'react';

const reduced = '(prefers-reduced-motion: reduce)';

const subscribe = (changed: () => void) => {
  const query = matchMedia(reduced);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** True if scripted motion should be reduced; style sheets handle their own. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(reduced).matches,
    () => false,
  );
