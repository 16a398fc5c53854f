import { LayoutDashboard, Pencil, Share2, User } from '@palmares/ui';
import { m } from '../../paraglide/messages.js';

/** The four places that a thumb reaches from everywhere in the app; `besides` is a page of a place that is not below it. */
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
