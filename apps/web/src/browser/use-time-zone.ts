import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The browser's time zone, such as `America/Toronto`. Null on the server, which does not know it, and in the first render. */
export const useTimeZone = (): string | null =>
  useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => null,
  );
