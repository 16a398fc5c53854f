import { LayoutDashboard, Pencil, Share2, User } from '@palmares/ui';
import { m } from '../paraglide/messages.js';

/** The four places that a thumb reaches from everywhere in the app. */
export const appPlaces = [
  { to: '/$lang/app/dashboard', words: m.navigation_dashboard, Icon: LayoutDashboard, exact: true },
  { to: '/$lang/app/portfolio/edit', words: m.navigation_portfolio, Icon: Pencil, exact: false },
  { to: '/$lang/app/portfolio/share', words: m.navigation_share, Icon: Share2, exact: false },
  { to: '/$lang/app/account', words: m.navigation_account, Icon: User, exact: false },
] as const;
