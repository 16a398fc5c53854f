import { css } from '@palmares/ui/styled-system/css';
import { Link } from '@tanstack/react-router';
import { m } from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';
import { AccountMenu } from './account-menu.tsx';
import { appPlaces } from './app-places.ts';
import { TopBar } from './top-bar.tsx';

const alongTop = css({ display: { base: 'none', md: 'flex' }, gap: '1', marginInlineEnd: '4' });
const alongBottom = css({
  display: { base: 'grid', md: 'none' },
  gridTemplateColumns: '[repeat(4, minmax(0, 1fr))]',
  position: 'fixed',
  insetInline: '0',
  insetBlockEnd: '0',
  zIndex: 'sticky',
  bg: 'canvas',
  borderBlockStart: 'line',
  paddingBlockEnd: '[env(safe-area-inset-bottom)]',
});
const list = css({ display: 'contents' });
const place = css({
  display: 'flex',
  flexDirection: { base: 'column', md: 'row' },
  alignItems: 'center',
  justifyContent: 'center',
  gap: { base: '1', md: '2' },
  minHeight: { base: '16', md: 'control' },
  px: { base: '1', md: '3' },
  color: 'fg.muted',
  fontSize: { base: 'label', md: 'body' },
  fontWeight: 'semibold',
  textDecoration: 'none',
  borderRadius: { md: 'control' },
  borderBlockStart: { base: '[3px solid transparent]', md: 'none' },
  transitionProperty: '[color, background-color]',
  transitionDuration: 'control',
  _hover: { color: 'fg' },
  '&[data-status=active]': {
    color: 'fg',
    borderBlockStartColor: 'accent.line',
    bg: { md: 'surface.raised' },
  },
});

const Places = () => (
  <ul className={list}>
    {appPlaces.map(({ to, words, Icon, exact }) => (
      <li key={to} className={list}>
        <Link to={to} params={{ lang: getLocale() }} className={place} activeOptions={{ exact }}>
          <Icon aria-hidden size={20} />
          {words()}
        </Link>
      </li>
    ))}
  </ul>
);

export const AppNavigation = () => (
  <>
    <TopBar home="dashboard" end={<AccountMenu />}>
      <nav aria-label={m.navigation_app_label()} className={alongTop}>
        <Places />
      </nav>
    </TopBar>
    <nav aria-label={m.navigation_app_label()} className={alongBottom}>
      <Places />
    </nav>
  </>
);
