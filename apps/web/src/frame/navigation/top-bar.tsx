import { Logo } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { ThemeToggle } from '../../theme/theme-toggle.tsx';
import { LanguageSwitch } from '../language-switch.tsx';

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
  // Without scripts no menu opens, so its content gets a line of its own.
  '@media (scripting: none)': { flexWrap: 'wrap', paddingBlock: '2' },
});
const brand = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'control',
  marginInlineEnd: 'auto',
  color: 'fg',
});

// Aligns the icon, not its padding, with the page's edge.
const atEdge = css({ display: 'flex', marginInlineEnd: '-3' });

interface WordmarkProps {
  /** Target of the logo. Only a session opens the dashboard. */
  readonly to?: 'landing' | 'dashboard';
}

export const Wordmark = ({ to = 'landing' }: WordmarkProps) => (
  <Link to={to === 'dashboard' ? '/$lang/app/dashboard' : '/$lang'} params={{ lang: getLocale() }} className={brand}>
    <Logo size={20} label={m.app_name()} />
  </Link>
);

interface TopBarProps {
  readonly home?: WordmarkProps['to'];
  /** Replaces the logo at the start of the bar. */
  readonly brand?: ReactNode;
  readonly entering: boolean;
  readonly children?: ReactNode;
}

export const TopBar = ({ home = 'landing', brand, entering, children }: TopBarProps) => (
  <header className={bar} data-entering={entering || undefined}>
    <div className={inner}>
      {brand ?? <Wordmark to={home} />}
      {children ?? (
        <>
          <LanguageSwitch />
          <span className={atEdge}>
            <ThemeToggle />
          </span>
        </>
      )}
    </div>
  </header>
);
