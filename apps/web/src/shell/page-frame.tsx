import { SkipLink, Toaster } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import type { ReactNode } from 'react';
import { m } from '../paraglide/messages.js';
import { SiteFooter } from '../site/footer/site-footer.tsx';
import { CookieNotice } from './cookie-notice.tsx';
import { AppNavigation } from './navigation/app-navigation.tsx';
import { NavigationFocus } from './navigation/navigation-focus.tsx';
import { TopBar } from './navigation/top-bar.tsx';
import { useNavigation } from './navigation/use-navigation.ts';
import { VisitorNavigation } from './navigation/visitor-navigation.tsx';
import { ThemeLoader } from './theme-loader.tsx';
import { toasts } from './toasts.ts';

const main = css({ display: 'block', minHeight: '[calc(100dvh - 4rem)]' });
const besideRail = css({
  paddingInlineStart: { lg: '[{sizes.rail}]' },
  _print: { paddingInlineStart: '0' },
  // Room for the bar at the thumb, so that it covers no last button.
  '& > main': {
    minHeight: { lg: 'screen' },
    paddingBlockEnd: { base: '[calc(4.5rem + env(safe-area-inset-bottom))]', lg: '0' },
    _print: { paddingBlockEnd: '0' },
  },
});

interface PageFrameProps {
  readonly signedIn: boolean;
  readonly children: ReactNode;
}

/** What stands around every page in a language. */
export const PageFrame = ({ signedIn, children }: PageFrameProps) => {
  const { name, animationReady } = useNavigation();
  const entering = !animationReady;
  return (
    <div className={name === 'app' ? besideRail : undefined}>
      <SkipLink>{m.skip_to_content()}</SkipLink>
      {name === 'app' ? <AppNavigation entering={entering} /> : null}
      {name === 'visitor' ? <VisitorNavigation signedIn={signedIn} entering={entering} /> : null}
      {name === 'none' || name === 'auth' ? (
        <TopBar home={signedIn ? 'dashboard' : 'landing'} entering={entering} />
      ) : null}
      <main id="main" tabIndex={-1} className={main}>
        {children}
      </main>
      {name === 'visitor' ? <SiteFooter signedIn={signedIn} /> : null}
      <CookieNotice overBottomBar={name === 'app'} />
      <Toaster
        toaster={toasts}
        labels={{ region: m.toasts_region(), close: m.toasts_close() }}
        betweenBars={name === 'app'}
      />
      <ThemeLoader />
      <NavigationFocus />
    </div>
  );
};
