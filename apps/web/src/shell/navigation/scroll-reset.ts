import type { ParsedLocation, RouterHistory } from '@tanstack/react-router';

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

/** The router scrolls a new page to its top, and one that somebody comes back to where it was left: only then it may. */
export const scrollRule = (history: RouterHistory, matchesOf: (location: ParsedLocation) => readonly Scrolled[]) => {
  let comesBack = false;
  history.subscribe(({ action }) => {
    comesBack = action.type === 'BACK' || action.type === 'FORWARD' || action.type === 'GO';
  });
  return (location: ParsedLocation): boolean => comesBack || resetsScroll(matchesOf(location));
};
