import { buttonClass, IconButton, MenuIcon, X } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { sheet as sheetStyles } from '@palmares/ui/styled-system/recipes';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { useVisit } from '../visit.ts';
import { OtherLanguageLink } from './other-language-link.tsx';
import { siteLinks } from './site-links.ts';
import { ThemeButton } from './theme-button.tsx';
import { VisitorLinks } from './visitor-links.tsx';
import { placeAddress, visitorPlaces } from './visitor-places.ts';

const places = css({ '& ul': { listStyle: 'none' }, '& li + li': { borderBlockStart: 'line' } });
const place = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: '[3.5rem]',
  textStyle: 'lead',
  fontWeight: 'bold',
  color: 'fg',
  textDecoration: 'none',
  borderRadius: 'control',
});
const others = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]',
  columnGap: '4',
  listStyle: 'none',
  paddingBlockStart: '2',
  borderBlockStart: 'line',
});
const other = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'control',
  color: 'fg.muted',
  textDecoration: 'none',
});
const actions = css({ display: 'flex', flexDirection: 'column', gap: '3', paddingBlockStart: '4' });
// Aligned with the words above.
const language = css({ marginInlineStart: '-3', marginInlineEnd: 'auto', gap: '3' });

/** The dialog fills the screen, and its parts are placed in it as those of a sheet of the app. */
const screen = css({
  position: 'fixed',
  inset: '0',
  width: 'full',
  height: 'full',
  maxWidth: '[none]',
  maxHeight: '[none]',
  padding: '0',
  border: 'none',
  bg: 'transparent',
  color: 'fg',
  '&:not([open])': { display: 'none' },
  '&::backdrop': { display: 'none' },
});

const TITLE = 'menu-title';

/** Without a script, the bar itself has the places. */
export const MenuButton = () => (
  <IconButton
    label={m.navigation_menu_open()}
    aria-haspopup="dialog"
    aria-expanded={false}
    needsScript
    data-menu-button
  >
    <MenuIcon aria-hidden size={24} />
  </IconButton>
);

/** The phone's menu: everything in the wide top bar, within reach of a thumb. A script opens it (`startMenu`). */
export const VisitorMenu = () => {
  const { signedIn, here } = useVisit();
  const home = `/${getLocale()}`;
  const placeAddresses = visitorPlaces.map(placeAddress);
  const sheet = sheetStyles({ from: 'below' });
  return (
    <dialog className={screen} aria-labelledby={TITLE} data-menu>
      <div className={sheet.backdrop} data-menu-backdrop />
      <div className={sheet.positioner} data-menu-positioner>
        <div className={sheet.content} data-menu-panel data-lenis-prevent>
          <div className={sheet.head} data-menu-head>
            <h2 id={TITLE} className={sheet.title}>
              {m.navigation_menu_title()}
            </h2>
            <button type="button" className={sheet.close} aria-label={m.navigation_menu_close()} data-menu-close>
              <X aria-hidden size={22} />
            </button>
          </div>
          <div className={sheet.body}>
            <VisitorLinks className={places} linkClassName={place} />
            <nav aria-label={m.footer_more_label()}>
              <ul className={others}>
                {Object.values(siteLinks)
                  .flat()
                  .filter(({ address }) => !placeAddresses.includes(address()))
                  .map(({ words, address }) => (
                    <li key={address()}>
                      <a href={address()} className={other}>
                        {words()}
                      </a>
                    </li>
                  ))}
              </ul>
            </nav>
            <div className={actions}>
              {signedIn ? (
                <a href={`${home}/app/dashboard`} className={buttonClass({ width: 'full' })}>
                  {m.navigation_dashboard()}
                </a>
              ) : (
                <>
                  <a href={`${home}/auth/sign-up`} className={buttonClass({ width: 'full' })}>
                    {m.navigation_sign_up()}
                  </a>
                  <a href={`${home}/auth`} className={buttonClass({ variant: 'outline', width: 'full' })}>
                    {m.navigation_log_in()}
                  </a>
                </>
              )}
            </div>
          </div>
          <div className={sheet.footer}>
            <OtherLanguageLink address={here} spelledOut icon className={language} />
            <ThemeButton />
          </div>
        </div>
      </div>
    </dialog>
  );
};
