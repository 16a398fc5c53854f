import { Link, useMatchRoute } from '@tanstack/react-router';
import { AppBar, languageLink, PlaceWords, placeLink } from '../../page/frame/app-bar.tsx';
import { type AppPlace, appPlaces } from '../../page/frame/app-places.ts';
import { getLocale } from '../../paraglide/runtime.js';
import { ThemeToggle } from '../../theme/theme-toggle.tsx';
import { LanguageSwitch } from '../language-switch.tsx';
import { OfflineLine } from '../offline/offline-line.tsx';
import { DashboardLink } from './app-top-bar.tsx';
import { LogOutButton } from './log-out-button.tsx';

const Place = ({ to, exact, besides, ...named }: AppPlace) => {
  const matches = useMatchRoute();
  const params = { lang: getLocale() };
  const isBeside = besides.some((to) => matches({ to, params, fuzzy: true }) !== false);
  return (
    <li>
      <Link
        to={to}
        params={params}
        className={placeLink}
        activeOptions={{ exact }}
        inactiveProps={isBeside ? { 'aria-current': true } : {}}
      >
        <PlaceWords {...named} />
      </Link>
    </li>
  );
};

export const AppNavigation = ({ entering }: { readonly entering: boolean }) => (
  <AppBar
    entering={entering}
    brand={<DashboardLink />}
    offline={<OfflineLine />}
    places={appPlaces.map((each) => <Place key={each.to} {...each} />)}
    language={<LanguageSwitch icon className={languageLink} />}
    theme={<ThemeToggle />}
    logOut={<LogOutButton />}
  />
);
