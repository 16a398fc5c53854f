import { Logo } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';

const bar = css({
  position: 'sticky',
  insetBlockStart: '0',
  zIndex: 'sticky',
  display: 'flex',
  // Includes the border: the page's layout relies on this height.
  minHeight: '16',
  bg: 'canvas',
  borderBlockEnd: 'line',
  '&[data-entering]': { animation: '[unfold {durations.panel} {easings.standard}]' },
  _print: { display: 'none' },
});
const inner = css({
  display: 'flex',
  alignItems: 'center',
  gap: { base: '1', sm: '2' },
  width: 'full',
  maxWidth: 'wide',
  mx: 'auto',
  px: { base: '4', sm: '6', md: '8' },
  // Without scripts the menu cannot open, so its links get a row of their own. Enlarged text needs that row too.
  '@media (scripting: none), (max-width: 19.9em)': { flexWrap: 'wrap', paddingBlock: '2' },
});
export const brandLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'control',
  marginInlineEnd: 'auto',
  color: 'fg',
});

const atEdge = css({ display: 'flex', marginInlineEnd: '-3' });

/** Loads a document, because the landing page is not part of the app. */
export const HomeLink = () => (
  <a href={`/${getLocale()}`} className={brandLink}>
    <Logo size={20} label={m.app_name()} />
  </a>
);

interface TopBarProps {
  /** At the start of the bar. */
  readonly brand: ReactNode;
  readonly entering?: boolean;
  readonly children: ReactNode;
}

export const TopBar = ({ brand, entering = false, children }: TopBarProps) => (
  <header className={bar} data-entering={entering || undefined}>
    <div className={inner}>
      {brand}
      {children}
    </div>
  </header>
);

/** The end of a bar without places. The icon, not its padding, is aligned with the page's edge. */
export const BarSettings = ({ language, theme }: { readonly language: ReactNode; readonly theme: ReactNode }) => (
  <>
    {language}
    <span className={atEdge}>{theme}</span>
  </>
);
