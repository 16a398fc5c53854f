import { buttonClass, LogOut, Logo } from '@palmares/ui';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { LaterPart } from '../later-part.server.tsx';
import { useVisit } from '../visit.ts';
import { AppBar, languageLink, logOutLook, PlaceWords, placeLink } from './app-bar.tsx';
import { appPlaces, placeAddress } from './app-places.ts';
import { logOutAddress } from './log-out-address.ts';
import { OfflineWords, offlineLine, offlineState } from './offline-line.tsx';
import { OtherLanguageLink } from './other-language-link.tsx';
import { ThemeButton } from './theme-button.tsx';
import { brandLink } from './top-bar.tsx';

const Places = () => {
  const { place } = useVisit();
  return appPlaces.map(({ to, ...named }) => (
    <li key={to}>
      <a href={placeAddress(to)} className={placeLink} aria-current={to === place ? 'page' : undefined}>
        <PlaceWords {...named} />
      </a>
    </li>
  ));
};

/** A script shows it (`showOffline`). */
const OfflineLine = () => (
  <div className={offlineLine} data-offline-line>
    <span role="status" className={offlineState} />
    <LaterPart name="offline">
      <OfflineWords />
    </LaterPart>
  </div>
);

/** The navigation of the app on a page that only the server renders. */
export const AppLinks = () => (
  <AppBar
    brand={
      <a href={`/${getLocale()}/app/dashboard`} className={brandLink}>
        <Logo size={20} label={m.app_name()} />
      </a>
    }
    offline={<OfflineLine />}
    places={<Places />}
    language={<OtherLanguageLink address={useVisit().here} icon className={languageLink} />}
    theme={<ThemeButton />}
    logOut={
      <a
        href={logOutAddress()}
        className={buttonClass({ variant: 'ghost', size: 'sm', width: 'full', className: logOutLook })}
      >
        <LogOut aria-hidden size={20} />
        {m.log_out()}
      </a>
    }
  />
);
