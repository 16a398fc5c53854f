import type { RouterHistory } from '@tanstack/react-router';
import { isOfApp } from '../../server/answer/page-places.ts';

/**
 * Loads a page outside of the app as a document, because the router has nothing to show for it. Returns a function that
 * stops it.
 */
export const leaveApp = (history: Pick<RouterHistory, 'block'>, load: (address: string) => void): (() => void) =>
  history.block({
    enableBeforeUnload: false,
    blockerFn: ({ nextLocation: { pathname, href }, action }) => {
      const isStep = action === 'PUSH' || action === 'REPLACE';
      if (!isStep || isOfApp(pathname)) return false;
      load(href);
      return true;
    },
  });
