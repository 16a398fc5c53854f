import { SkipLink, Toaster } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { m } from '../paraglide/messages.js';
import { AppNavigation } from './app-navigation.tsx';
import { CookieNotice } from './cookie-notice.tsx';
import { NavigationFocus } from './navigation-focus.tsx';
import { navigationMode } from './navigation-mode.ts';
import { ThemeLoader } from './theme-loader.tsx';
import { toasts } from './toasts.ts';
import { TopBar } from './top-bar.tsx';
import { VisitorNavigation } from './visitor-navigation.tsx';

const main = css({ display: 'block', minHeight: '[calc(100dvh - 4rem)]' });
const aboveBottomBar = css({ paddingBlockEnd: { base: '[calc(4.5rem + env(safe-area-inset-bottom))]', md: '0' } });

interface PageFrameProps {
  readonly signedIn: boolean;
  readonly children: ReactNode;
}

/** What stands around every page in a language. */
export const PageFrame = ({ signedIn, children }: PageFrameProps) => {
  const mode = useLocation({ select: (location) => navigationMode(location.pathname) });
  return (
    <>
      <SkipLink>{m.skip_to_content()}</SkipLink>
      {mode === 'app' ? <AppNavigation /> : null}
      {mode === 'visitor' ? <VisitorNavigation signedIn={signedIn} /> : null}
      {mode === 'none' || mode === 'auth' ? <TopBar home={signedIn ? 'dashboard' : 'landing'} /> : null}
      <main id="main" tabIndex={-1} className={mode === 'app' ? `${main} ${aboveBottomBar}` : main}>
        {children}
      </main>
      <CookieNotice overBottomBar={mode === 'app'} />
      <Toaster toaster={toasts} labels={{ region: m.toasts_region(), close: m.toasts_close() }} />
      <ThemeLoader />
      <NavigationFocus />
    </>
  );
};
