import type { RouterHistory } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** False if arriving on this route keeps the scroll position. The deepest route that sets it decides. */
    readonly resetScroll?: boolean;
  }
}

interface Scrolled {
  readonly staticData: { readonly resetScroll?: boolean };
}

export const resetsScroll = (matches: readonly Scrolled[]): boolean =>
  matches.findLast(({ staticData }) => staticData.resetScroll !== undefined)?.staticData.resetScroll ?? true;

/** The part of a router that the rule needs. */
interface ScrolledRouter {
  readonly isServer: boolean;
  readonly subscribe: (event: 'onResolved', run: () => void) => unknown;
  readonly history: Pick<RouterHistory, 'subscribe'>;
  readonly state: { readonly matches: readonly Scrolled[] };
}

type Arrival = 'document' | 'forth' | 'back';

const goesBack: ReadonlySet<string> = new Set(['BACK', 'FORWARD', 'GO']);

/**
 * Decides whether the router may scroll the page it has just rendered: a new page to its top or to its hash, a page in
 * history to where it was left. A server-rendered document was already positioned by its inline script, and a person
 * may have scrolled before the other scripts loaded; the position stays, and the router records it so that returning
 * restores it.
 */
export const scrollRule = (
  router: ScrolledRouter,
  dispatchScroll = () => document.dispatchEvent(new Event('scroll')),
) => {
  if (router.isServer) return () => true;
  let latest: Arrival = 'document';
  let arrival: Arrival = latest;
  router.history.subscribe(({ action }) => {
    latest = goesBack.has(action.type) ? 'back' : 'forth';
  });
  // For a server-rendered page the router only reports that it is rendered, possibly after the person has moved on.
  router.subscribe('onResolved', () => {
    arrival = latest;
  });
  return ({ location }: { readonly location: { readonly hash: string } }): boolean => {
    if (arrival === 'document') dispatchScroll();
    return arrival === 'back' || (arrival === 'forth' && (location.hash !== '' || resetsScroll(router.state.matches)));
  };
};
