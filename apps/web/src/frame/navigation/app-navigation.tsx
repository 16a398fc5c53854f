import { css, cx } from '@palmares/ui/styled-system/css';
import { Link, useMatchRoute } from '@tanstack/react-router';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { ThemeToggle } from '../../theme/theme-toggle.tsx';
import { LanguageSwitch } from '../language-switch.tsx';
import { OfflineLine } from '../offline/offline-line.tsx';
import { appPlaces } from './app-places.ts';
import { DashboardLink } from './app-top-bar.tsx';
import { LogOutButton } from './log-out-button.tsx';

// One landmark in two shapes: on a phone a slim top bar with a bottom bar, on a wide screen a rail.
const header = css({
  position: { base: 'sticky', lg: 'fixed' },
  insetBlockStart: '0',
  insetInlineStart: '0',
  zIndex: 'sticky',
  display: 'flex',
  flexDirection: { lg: 'column' },
  alignItems: { base: 'center', lg: 'stretch' },
  gap: { base: '1', lg: '8' },
  width: { lg: 'rail' },
  height: { lg: 'screen' },
  minHeight: '16',
  px: '4',
  paddingBlock: { lg: '4' },
  overflowY: { lg: 'auto' },
  bg: 'canvas',
  borderBlockEnd: { base: 'line', lg: 'none' },
  borderInlineEnd: { lg: 'line' },
  // A transformed box would contain the fixed bottom bar, so on smaller screens the bar has its own animation.
  '&[data-entering]': { lg: { animation: '[enterFromStart {durations.panel} {easings.standard}]' } },
  _print: { display: 'none' },
  // The editor has its own top bar, so only the bottom bar remains.
  '[data-own-bar] > &': { lgDown: { display: 'contents' } },
});
const hiddenInEditor = css({ '[data-own-bar] &': { lgDown: { display: 'none' } } });
const brand = css({ display: 'flex', flex: { base: '1', lg: 'none' }, px: { lg: '3' } });
const places = css({
  position: { base: 'fixed', lg: 'static' },
  insetInline: '0',
  insetBlockEnd: '0',
  // Set here, because the header has no box in the editor.
  zIndex: 'sticky',
  bg: 'canvas',
  borderBlockStart: { base: 'line', lg: 'none' },
  paddingBlockEnd: { base: '[env(safe-area-inset-bottom)]', lg: '0' },
  '[data-entering] > &': { lgDown: { animation: '[rise {durations.panel} {easings.standard}]' } },
});
const list = css({
  display: { base: 'grid', lg: 'flex' },
  // Each column is as wide as its label, so that the longest stays on one line.
  gridTemplateColumns: '[repeat(5, auto)]',
  flexDirection: 'column',
  gap: { lg: '1' },
  listStyle: 'none',
});
const place = css({
  position: 'relative',
  display: 'flex',
  flexDirection: { base: 'column', lg: 'row' },
  alignItems: 'center',
  justifyContent: { base: 'center', lg: 'flex-start' },
  gap: { base: '1', lg: '3' },
  minHeight: { base: '16', lg: '12' },
  px: { base: '1', lg: '3' },
  whiteSpace: 'nowrap',
  '@media (max-width: 359px)': { px: '[2px]' },
  textAlign: { lgDown: 'center' },
  color: 'fg.muted',
  fontSize: { base: 'label', lg: 'body' },
  fontWeight: 'semibold',
  textDecoration: 'none',
  borderRadius: { lg: 'control' },
  outlineOffset: { base: '[-2px]', lg: '[2px]' },
  transitionProperty: '[color, background-color]',
  transitionDuration: 'control',
  _hover: { color: 'fg', bg: { lg: 'surface' } },
  // Forced colors keep borders and drop backgrounds.
  _before: {
    content: '""',
    position: 'absolute',
    insetBlockStart: { base: '[-1px]', lg: '3' },
    insetBlockEnd: { lg: '3' },
    insetInlineStart: { base: '[25%]', lg: '0' },
    insetInlineEnd: { base: '[25%]', lg: '[auto]' },
    borderBlockStart: { base: '[3px solid {colors.accent.line}]', lg: 'none' },
    borderInlineStart: { lg: '[3px solid {colors.accent.line}]' },
    borderRadius: 'round',
    scale: '[0]',
    transitionProperty: '[scale]',
    transitionDuration: 'control',
    transitionTimingFunction: 'standard',
  },
  '&[aria-current]': { color: 'fg', bg: { lg: 'surface.raised' }, _before: { scale: '[1]' } },
});
const inFull = css({ '@media (max-width: 359px)': { display: 'none' } });
const inShort = css({ '@media (min-width: 360px)': { display: 'none' } });
const whereWide = css({ display: { base: 'none', lg: 'block' } });
const foot = css({
  display: 'flex',
  flexDirection: { lg: 'column' },
  alignItems: { lg: 'stretch' },
  gap: '1',
  marginBlockStart: { lg: 'auto' },
  paddingBlockStart: { lg: '4' },
  borderBlockStart: { lg: 'line' },
});
const language = css({ gap: '3' });
const settings = css({ display: 'flex', justifyContent: 'space-between', gap: '1' });

const Place = ({ to, words, short, Icon, exact, besides }: (typeof appPlaces)[number]) => {
  const matches = useMatchRoute();
  const params = { lang: getLocale() };
  const isBeside = besides.some((to) => matches({ to, params, fuzzy: true }) !== false);
  return (
    <li>
      <Link
        to={to}
        params={params}
        className={place}
        activeOptions={{ exact }}
        inactiveProps={isBeside ? { 'aria-current': true } : {}}
      >
        <Icon aria-hidden size={20} />
        {short === null ? (
          words()
        ) : (
          <>
            <span className={inFull}>{words()}</span>
            <span className={inShort}>{short()}</span>
          </>
        )}
      </Link>
    </li>
  );
};

export const AppNavigation = ({ entering }: { readonly entering: boolean }) => (
  <header className={header} data-entering={entering || undefined}>
    <div className={cx(brand, hiddenInEditor)}>
      <DashboardLink />
    </div>
    <div className={places}>
      <OfflineLine />
      <nav aria-label={m.navigation_app_label()}>
        <ul className={list}>
          {appPlaces.map((each) => (
            <Place key={each.to} {...each} />
          ))}
        </ul>
      </nav>
    </div>
    <div className={cx(foot, hiddenInEditor)}>
      <div className={settings}>
        <LanguageSwitch icon className={language} />
        <ThemeToggle />
      </div>
      <div className={whereWide}>
        <LogOutButton />
      </div>
    </div>
  </header>
);
