import { LayoutDashboard, Pencil, Share2, User } from '@palmares/ui';
import { m } from '../../paraglide/messages.js';

/** The four places that a thumb reaches from everywhere in the app; `short` where four words share a phone's width. */
export const appPlaces = [
  {
    to: '/$lang/app/dashboard',
    words: m.navigation_dashboard,
    short: m.navigation_dashboard_short,
    Icon: LayoutDashboard,
    exact: true,
  },
  {
    to: '/$lang/app/portfolio/edit',
    words: m.navigation_portfolio,
    short: m.navigation_portfolio,
    Icon: Pencil,
    exact: false,
  },
  {
    to: '/$lang/app/portfolio/share',
    words: m.navigation_share,
    short: m.navigation_share,
    Icon: Share2,
    exact: false,
  },
  { to: '/$lang/app/account', words: m.navigation_account, short: m.navigation_account, Icon: User, exact: false },
] as const;
