import { LayoutDashboard, Pencil, Share2, User, VenetianMask } from '@palmares/ui';
import { m } from '../../paraglide/messages.js';

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
