import { css, cx } from '@palmares/ui/styled-system/css';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import type { AppPlace } from './app-places.ts';

// One landmark in two shapes: on a phone a slim top bar with a bottom bar, on a wide screen a rail.
const header = css({
  position: { base: 'sticky', lg: 'fixed' },
  insetBlockStart: '0',
  insetInlineStart: '0',
  zIndex: 'bar',
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
  zIndex: 'bar',
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

/** The look of a link to a place. */
export const placeLink = css({
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
const settings = css({ display: 'flex', justifyContent: 'space-between', gap: '1' });

/** The look of the link to the other language. */
export const languageLink = css({ gap: '3' });

/** The look of what logs out, beside that of a quiet button. */
export const logOutLook = css({ justifyContent: 'flex-start', gap: '3' });

/** The content of a link to a place. */
export const PlaceWords = ({ words, short, Icon }: Pick<AppPlace, 'words' | 'short' | 'Icon'>) => (
  <>
    <Icon aria-hidden size={20} />
    {short === null ? (
      words()
    ) : (
      <>
        <span className={inFull}>{words()}</span>
        <span className={inShort}>{short()}</span>
      </>
    )}
  </>
);

interface AppBarProps {
  readonly entering?: boolean;
  /** The logo. */
  readonly brand: ReactNode;
  /** Says above the places that the device is offline. */
  readonly offline: ReactNode;
  /** A list item for each place. */
  readonly places: ReactNode;
  readonly language: ReactNode;
  readonly theme: ReactNode;
  /** On a phone, only the account page logs out. */
  readonly logOut: ReactNode;
}

/** The navigation of the app, whether the app or the server alone renders the page. */
export const AppBar = (parts: AppBarProps) => (
  <header className={header} data-entering={parts.entering || undefined}>
    <div className={cx(brand, hiddenInEditor)}>{parts.brand}</div>
    <div className={places}>
      {parts.offline}
      <nav aria-label={m.navigation_app_label()}>
        <ul className={list}>{parts.places}</ul>
      </nav>
    </div>
    <div className={cx(foot, hiddenInEditor)}>
      <div className={settings}>
        {parts.language}
        {parts.theme}
      </div>
      <div className={whereWide}>{parts.logOut}</div>
    </div>
  </header>
);
