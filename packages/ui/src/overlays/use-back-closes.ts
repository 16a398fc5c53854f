import { useEffect, useLayoutEffect, useRef } from 'react';

// TypeScript's DOM types do not have it yet.
declare const CloseWatcher: new () => { onclose: (() => void) | null; readonly destroy: () => void };

/** Closes an open panel by a phone's back gesture. A browser without `CloseWatcher` goes back a page instead. */
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
