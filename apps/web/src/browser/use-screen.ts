import { useLayoutEffect, useRef } from 'react';
import { beginAt } from './begin-at.ts';

interface First {
  /** True if the first screen, too, takes the place of what the page showed before. */
  readonly replaces?: boolean;
}

/** For a page whose screen is replaced without a route, which would place it. `screen` names the one that is shown. */
export const useScreen = (screen: string, { replaces = false }: First = {}): void => {
  const placed = useRef(replaces ? undefined : screen);
  useLayoutEffect(() => {
    if (placed.current === screen) return;
    placed.current = screen;
    beginAt(document.querySelector('h1'));
  }, [screen]);
};
