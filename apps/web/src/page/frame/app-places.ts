import { LayoutDashboard, Pencil, Share2, User, VenetianMask } from '@palmares/ui';
import { languageOf } from '../../i18n/language.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';

/**
 * The five destinations of the app's navigation. `besides` are pages that belong to one but are not below its path;
 * `short` is for the narrowest phones.
 */
export const appPlaces = [
  {
    to: '/$lang/app/dashboard',
    words: m.navigation_dashboard,
    short: m.navigation_dashboard_short,
    Icon: LayoutDashboard,
    exact: true,
    besides: [],
  },
  {
    to: '/$lang/app/portfolio/edit',
    words: m.navigation_portfolio,
    short: null,
    Icon: Pencil,
    exact: false,
    besides: ['/$lang/app/portfolio/preview', '/$lang/app/portfolio/history'],
  },
  {
    to: '/$lang/app/identity',
    words: m.navigation_identity,
    short: null,
    Icon: VenetianMask,
    exact: false,
    besides: [],
  },
  {
    to: '/$lang/app/portfolio/share',
    words: m.navigation_share,
    short: null,
    Icon: Share2,
    exact: false,
    besides: [],
  },
  { to: '/$lang/app/account', words: m.navigation_account, short: null, Icon: User, exact: false, besides: [] },
] as const;

export type AppPlace = (typeof appPlaces)[number];

export type PlaceRoute = AppPlace['to'];

/** The address of a place, for a link that loads a document. */
export const placeAddress = (to: PlaceRoute): string => to.replace('$lang', getLocale());

/** Returns the place that a path is at or below, in any language. */
export const placeAt = (path: string): PlaceRoute | undefined => {
  const language = languageOf(path);
  return appPlaces
    .map(({ to }) => to)
    .find((to) => language && `${path}/`.startsWith(`${to.replace('$lang', language)}/`));
};
