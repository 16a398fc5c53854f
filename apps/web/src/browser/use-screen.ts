import { useLayoutEffect, useRef } from 'react';
import { beginAt } from './begin-at.ts';

interface First {
  /** True if the first screen, too, replaces what the page showed before. */
  readonly replaces?: boolean;
}

/**
 * Scrolls to the top and focuses the title when a page replaces its screen without a route. `screen` names the current
 * one.
 */
export const useScreen = (screen: string, { replaces = false }: First = {}): void => {
  const placed = useRef(replaces ? undefined : screen);
  useLayoutEffect(() => {
    if (placed.current === screen) return;
    placed.current = screen;
    beginAt(document.querySelector('h1'));
  }, [screen]);
};
