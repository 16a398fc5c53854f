import type { RouterHistory } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** False where arriving leaves the page as far down as it was; the deepest route that says so decides. */
    readonly resetScroll?: boolean;
  }
}

interface Scrolled {
  readonly staticData: { readonly resetScroll?: boolean };
}

export const resetsScroll = (matches: readonly Scrolled[]): boolean =>
  matches.findLast(({ staticData }) => staticData.resetScroll !== undefined)?.staticData.resetScroll ?? true;

/** As much of a router as the rule asks. */
interface ScrolledRouter {
  readonly isServer: boolean;
  readonly subscribe: (event: 'onResolved', run: () => void) => unknown;
  readonly history: Pick<RouterHistory, 'subscribe'>;
  readonly state: { readonly matches: readonly Scrolled[] };
}

type Arrival = 'document' | 'forth' | 'back';

const goesBack: ReadonlySet<string> = new Set(['BACK', 'FORWARD', 'GO']);

/**
 * Whether the router may move the page that it has just rendered: a new page to its top or to the place its hash names,
 * one that somebody comes back to as far down as it was left. A document has been put where it belongs by its own first
 * script, and whoever scrolled since, before the other scripts were there, stays where they are; the router is told of it,
 * so that they come back there.
 */
export const scrollRule = (
  router: ScrolledRouter,
  tellScrolled = () => document.dispatchEvent(new Event('scroll')),
) => {
  if (router.isServer) return () => true;
  let latest: Arrival = 'document';
  let arrival: Arrival = latest;
  router.history.subscribe(({ action }) => {
    latest = goesBack.has(action.type) ? 'back' : 'forth';
  });
  // Of a page that a server made the router says only that it is rendered, which may be after somebody went on.
  router.subscribe('onResolved', () => {
    arrival = latest;
  });
  return ({ location }: { readonly location: { readonly hash: string } }): boolean => {
    if (arrival === 'document') tellScrolled();
    return arrival === 'back' || (arrival === 'forth' && (location.hash !== '' || resetsScroll(router.state.matches)));
  };
};
