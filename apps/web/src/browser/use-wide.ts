import { useSyncExternalStore } from 'react';

/** Returns a hook: true where the query matches; false on the server and in the first render. */
const mediaHook = (query: string): (() => boolean) => {
  const subscribe = (listener: () => void): (() => void) => {
    const list = matchMedia(query);
    list.addEventListener('change', listener);
    return () => list.removeEventListener('change', listener);
  };
  return () =>
    useSyncExternalStore(
      subscribe,
      () => matchMedia(query).matches,
      () => false,
    );
};

/** The breakpoint `lg`: a screen with room for two columns. */
export const useWide = mediaHook('(min-width: 64rem)');

/** A screen with room for three columns. */
export const useRoomy = mediaHook('(min-width: 88rem)');
