import { useEffect, useLayoutEffect, useRef } from 'react';

// Missing from TypeScript's DOM types.
declare const CloseWatcher: new () => { onclose: (() => void) | null; readonly destroy: () => void };

/** Closes an open panel on a phone's back gesture. Browsers without `CloseWatcher` leave the page instead. */
export const useBackCloses = (open: boolean, close: () => void): void => {
  const latest = useRef(close);
  useLayoutEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!open || !('CloseWatcher' in window)) return;
    const watcher = new CloseWatcher();
    watcher.onclose = () => latest.current();
    return () => watcher.destroy();
  }, [open]);
};
