import { type RefObject, useEffect } from 'react';
import { keepFocusClear } from './clear-focus.ts';

/** Scrolls the page so that a sticky bar at the bottom never covers the focused control while it is shown. */
export const useClearFocus = (covering: RefObject<HTMLElement | null>, shown: boolean): void => {
  useEffect(() => {
    if (shown && covering.current) return keepFocusClear(covering.current);
    return undefined;
  }, [covering, shown]);
};
