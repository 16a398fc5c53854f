import { useSyncExternalStore } from 'react';

/** The breakpoint `lg`. */
const WIDE = '(min-width: 64rem)';

const subscribe = (listener: () => void): (() => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** True on a screen with room for two columns; false on the server and in the first render. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
