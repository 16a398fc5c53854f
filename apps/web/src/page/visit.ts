import type { Language } from '@palmares/domain/kernel';
import { createContext, use } from 'react';
import type { Theme } from '../theme/theme.ts';
import type { PlaceRoute } from './frame/app-places.ts';

/** How a visitor page is shown. Everything else about a request stays out of it, because pages are rendered once. */
export interface Visit {
  readonly theme: Theme;
  /** Undefined if that could not be found out. */
  readonly signedIn: boolean | undefined;
  /** The page's own address, with its query. */
  readonly here: string;
  /** Returns the address of the page in a language. */
  readonly hereIn: (language: Language) => string;
  /** True on the landing page. */
  readonly isHome: boolean;
  /** The place of the app's navigation that the page belongs to. */
  readonly place: PlaceRoute | undefined;
}

export const VisitContext = createContext<Visit | null>(null);

export const useVisit = (): Visit => {
  const visit = use(VisitContext);
  if (!visit) throw new Error('useVisit is called outside of a visitor page');
  return visit;
};
