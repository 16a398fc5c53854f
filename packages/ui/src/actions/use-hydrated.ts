import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and until hydration. A form must not be submitted before its handlers exist. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
