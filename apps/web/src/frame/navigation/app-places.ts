import { LayoutDashboard, Pencil, Share2, User } from '@palmares/ui';
import { m } from '../../paraglide/messages.js';

/** The four destinations of the app's navigation. `besides` is a page that belongs to one but is not below its path. */
export const appPlaces = [
  {
    to: '/$lang/app/dashboard',
    words: m.navigation_dashboard,
    Icon: LayoutDashboard,
    exact: true,
    besides: null,
  },
  {
    to: '/$lang/app/portfolio/edit',
    words: m.navigation_portfolio,
    Icon: Pencil,
    exact: false,
    besides: '/$lang/app/portfolio/preview',
  },
  { to: '/$lang/app/portfolio/share', words: m.navigation_share, Icon: Share2, exact: false, besides: null },
  { to: '/$lang/app/account', words: m.navigation_account, Icon: User, exact: false, besides: null },
] as const;
