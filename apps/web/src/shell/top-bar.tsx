import { Logo } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { m } from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';
import { LanguageSwitch } from './language-switch.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

const bar = css({
  position: 'sticky',
  insetBlockStart: '0',
  zIndex: 'sticky',
  bg: 'canvas',
  borderBlockEnd: 'line',
});
const inner = css({
  display: 'flex',
  alignItems: 'center',
  gap: { base: '1', md: '2' },
  maxWidth: 'wide',
  mx: 'auto',
  minHeight: '16',
  px: { base: '4', md: '8' },
});
const brand = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'control',
  marginInlineEnd: 'auto',
  color: 'fg',
});

interface TopBarProps {
  /** Where the name leads: home, or the dashboard for somebody who is signed in. */
  readonly home?: 'landing' | 'dashboard';
  readonly children?: ReactNode;
  readonly end?: ReactNode;
}

export const TopBar = ({ home = 'landing', children, end }: TopBarProps) => (
  <header className={bar}>
    <div className={inner}>
      <Link
        to={home === 'dashboard' ? '/$lang/app/dashboard' : '/$lang'}
        params={{ lang: getLocale() }}
        className={brand}
      >
        <Logo size={20} label={m.app_name()} />
      </Link>
      {children}
      <LanguageSwitch />
      <ThemeToggle />
      {end}
    </div>
  </header>
);
