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
  readonly history: Pick<RouterHistory, 'subscribe'>;
  readonly state: { readonly matches: readonly Scrolled[] };
}

/**
 * Whether the router may move the page that it has just rendered: a new page to its top or to the place its hash names,
 * one that somebody comes back to as far down as it was left.
 */
export const scrollRule = (router: ScrolledRouter) => {
  let comesBack = false;
  // A server has neither a history nor anything to scroll.
  if (!router.isServer)
    router.history.subscribe(({ action }) => {
      comesBack = action.type === 'BACK' || action.type === 'FORWARD' || action.type === 'GO';
    });
  return ({ location }: { readonly location: { readonly hash: string } }): boolean =>
    comesBack || location.hash !== '' || resetsScroll(router.state.matches);
};
