import { buttonClass } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { useVisit } from '../visit.ts';
import { OtherLanguageLink } from './other-language-link.tsx';
import { ThemeButton } from './theme-button.tsx';
import { HomeLink, TopBar } from './top-bar.tsx';
import { VisitorLinks } from './visitor-links.tsx';
import { MenuButton } from './visitor-menu.tsx';

const places = css({
  display: { base: 'none', lg: 'block' },
  marginInlineEnd: { lg: 'auto' },
  '& ul': { display: 'flex', flexWrap: 'wrap', listStyle: 'none' },
  // French words leave no room for the last place, the blog.
  '@media (scripting: enabled) and (max-width: 79.9rem)': { '& li:last-child': { display: 'none' } },
  '@media (scripting: none)': {
    display: 'block',
    order: { base: '1', lg: '0' },
    width: { base: 'full', lg: '[auto]' },
  },
});
const place = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'control',
  px: { base: '2', xl: '3' },
  fontWeight: 'semibold',
  color: 'fg.muted',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  borderRadius: 'control',
  transitionProperty: '[color]',
  transitionDuration: 'control',
  _hover: { color: 'fg' },
  '&[aria-current]': {
    color: 'fg',
    textDecoration: 'underline',
    textDecorationColor: 'accent.line',
    textDecorationThickness: '[2px]',
    textUnderlineOffset: '[0.5em]',
  },
});
const settings = css({
  display: { base: 'none', lg: 'flex' },
  '@media (scripting: none)': { display: 'flex', '& button': { display: 'none' } },
});
const fromMedium = css({ display: { base: 'none', md: 'inline-flex' } });
// Aligns the icon, not its padding, with the page's edge, which leaves the words room on a narrow phone.
const belowLarge = css({
  display: { lg: 'none' },
  marginInline: '[-0.25rem -0.75rem]',
  '@media (scripting: none)': { display: 'none' },
});
// On the narrowest phones the whole word has no room between the logo and the menu.
const fromSmall = css({ '@media (max-width: 399px)': { display: 'none' } });
const belowSmall = css({ '@media (min-width: 400px)': { display: 'none' } });
const oneLine = css({
  whiteSpace: 'nowrap',
  flexShrink: '0',
  '@media (max-width: 359px)': { paddingInline: '[0.375rem]' },
});

const WaysIn = () => {
  const { signedIn } = useVisit();
  const home = `/${getLocale()}`;
  return signedIn ? (
    <a
      href={`${home}/app/dashboard`}
      aria-label={m.navigation_dashboard()}
      className={buttonClass({ size: 'sm', className: oneLine })}
    >
      <span className={fromSmall}>{m.navigation_dashboard()}</span>
      <span className={belowSmall}>{m.navigation_dashboard_short()}</span>
    </a>
  ) : (
    <>
      <a href={`${home}/auth`} className={buttonClass({ variant: 'outline', size: 'sm', className: oneLine })}>
        {m.navigation_log_in()}
      </a>{' '}
      <span className={fromMedium}>
        <a href={`${home}/auth/sign-up`} className={buttonClass({ size: 'sm', className: oneLine })}>
          {m.navigation_sign_up()}
        </a>
      </span>
    </>
  );
};

/** The bar of public pages. On a phone, a menu has its places. */
export const VisitorNavigation = () => {
  const { here } = useVisit();
  return (
    <TopBar
      brand={
        <>
          <HomeLink />
          <VisitorLinks className={places} linkClassName={place} />
        </>
      }
    >
      <div className={settings}>
        <OtherLanguageLink address={here} />
        <ThemeButton />
      </div>
      <WaysIn />
      <div className={belowLarge}>
        <MenuButton />
      </div>
    </TopBar>
  );
};
