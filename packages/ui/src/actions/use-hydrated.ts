import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False until the page's script runs: a form must not be sent before somebody listens to it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
