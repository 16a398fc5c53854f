import { Logo } from '@palmares/ui';
import { Link } from '@tanstack/react-router';
import { BarSettings, brandLink, HomeLink, TopBar } from '../../page/frame/top-bar.tsx';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { ThemeToggle } from '../../theme/theme-toggle.tsx';
import { LanguageSwitch } from '../language-switch.tsx';

export const DashboardLink = () => (
  <Link to="/$lang/app/dashboard" params={{ lang: getLocale() }} className={brandLink}>
    <Logo size={20} label={m.app_name()} />
  </Link>
);

interface AppTopBarProps {
  /** Target of the logo. Only a session opens the dashboard. */
  readonly home: 'landing' | 'dashboard';
  readonly entering: boolean;
}

/** The bar of pages of the app that have no navigation. */
export const AppTopBar = ({ home, entering }: AppTopBarProps) => (
  <TopBar brand={home === 'dashboard' ? <DashboardLink /> : <HomeLink />} entering={entering}>
    <BarSettings language={<LanguageSwitch />} theme={<ThemeToggle />} />
  </TopBar>
);
