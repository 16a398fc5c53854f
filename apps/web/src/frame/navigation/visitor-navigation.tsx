import { buttonClass, IconButton, MenuIcon } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { Link } from '@tanstack/react-router';
import { RenderedOnce } from '../../islands/rendered-once.tsx';
import { usePartOnDemand } from '../../notices/use-part-on-demand.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { ThemeToggle } from '../../theme/theme-toggle.tsx';
import { LanguageSwitch } from '../language-switch.tsx';
import { TopBar, Wordmark } from './top-bar.tsx';
import { VisitorLinks } from './visitor-links.tsx';

const places = css({
  display: { base: 'none', lg: 'block' },
  marginInlineEnd: { lg: 'auto' },
  '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: '1', listStyle: 'none' },
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
  px: '3',
  fontWeight: 'semibold',
  color: 'fg.muted',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  borderRadius: 'control',
  transitionProperty: '[color]',
  transitionDuration: 'control',
  _hover: { color: 'fg' },
  '&[data-status=active]': {
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

/** Has no box of its own, so that its children are items of the bar. */
const asOne = css({ display: 'contents' });

const loadSheet = () => import('./visitor-sheet.tsx').then(({ VisitorSheet }) => VisitorSheet);

interface VisitorNavigationProps {
  readonly signedIn: boolean;
  readonly entering: boolean;
}

const WaysIn = ({ signedIn }: Pick<VisitorNavigationProps, 'signedIn'>) => {
  const params = { lang: getLocale() };
  return signedIn ? (
    <Link
      to="/$lang/app/dashboard"
      params={params}
      aria-label={m.navigation_dashboard()}
      className={buttonClass({ size: 'sm', className: oneLine })}
    >
      <span className={fromSmall}>{m.navigation_dashboard()}</span>
      <span className={belowSmall}>{m.navigation_dashboard_short()}</span>
    </Link>
  ) : (
    <>
      <Link
        to="/$lang/auth"
        params={params}
        className={buttonClass({ variant: 'outline', size: 'sm', className: oneLine })}
      >
        {m.navigation_log_in()}
      </Link>
      <span className={fromMedium}>
        <Link to="/$lang/auth/sign-up" params={params} className={buttonClass({ size: 'sm', className: oneLine })}>
          {m.navigation_sign_up()}
        </Link>
      </span>
    </>
  );
};

const PhoneMenu = ({ signedIn }: Pick<VisitorNavigationProps, 'signedIn'>) => {
  const { Part: Sheet, open, onOpenChange, show, preload } = usePartOnDemand(loadSheet);
  return (
    <>
      <div className={belowLarge}>
        <IconButton
          label={m.navigation_menu_open()}
          aria-haspopup="dialog"
          aria-expanded={open}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={show}
        >
          <MenuIcon aria-hidden size={24} />
        </IconButton>
      </div>
      {Sheet === undefined ? null : <Sheet open={open} onOpenChange={onOpenChange} signedIn={signedIn} />}
    </>
  );
};

export const VisitorNavigation = ({ signedIn, entering }: VisitorNavigationProps) => (
  <TopBar
    entering={entering}
    brand={
      <RenderedOnce name="places" className={asOne}>
        <Wordmark />
        <VisitorLinks className={places} linkClassName={place} />
      </RenderedOnce>
    }
  >
    <div className={settings}>
      <LanguageSwitch />
      <ThemeToggle />
    </div>
    <RenderedOnce name={signedIn ? 'way back' : 'ways in'} className={asOne}>
      <WaysIn signedIn={signedIn} />
      <PhoneMenu signedIn={signedIn} />
    </RenderedOnce>
  </TopBar>
);
