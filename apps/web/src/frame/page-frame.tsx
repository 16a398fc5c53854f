import { SkipLink, Toaster } from '@palmares/ui';
import { useMatch, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { startSmoothScroll } from '../browser/smooth-scroll.ts';
import { carryTyped } from '../browser/typed-fields.ts';
import { CookieNotice } from '../notices/cookie-notice.tsx';
import { toasts } from '../notices/toasts.ts';
import { appFrame, frame, main } from '../page/frame/frame-styles.ts';
import { m } from '../paraglide/messages.js';
import { ThemeLoader } from '../theme/theme-loader.tsx';
import { AppNavigation } from './navigation/app-navigation.tsx';
import { AppTopBar } from './navigation/app-top-bar.tsx';
import { leaveApp } from './navigation/leave-app.ts';
import { NavigationFocus } from './navigation/navigation-focus.tsx';
import { useNavigation } from './navigation/use-navigation.ts';

interface PageFrameProps {
  readonly signedIn: boolean;
  readonly children: ReactNode;
}

/** The frame around every page of the app. */
export const PageFrame = ({ signedIn, children }: PageFrameProps) => {
  const { name, animationReady } = useNavigation();
  const entering = !animationReady;
  const router = useRouter();
  const inEditor = useMatch({ from: '/$lang/app/portfolio/edit/$section', shouldThrow: false, select: () => true });
  // The test shows a bar of its own, a smaller one while it runs.
  const inTest = useMatch({ from: '/$lang/app/identity/test', shouldThrow: false, select: () => true });
  useEffect(() => startSmoothScroll(router), [router]);
  // A toast goes with the screen that it is about.
  useEffect(() => router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && toasts.dismiss()), [router]);
  useEffect(() => leaveApp(router.history, (address) => window.location.assign(address)), [router]);
  useEffect(carryTyped, []);
  return (
    <div className={name === 'app' ? appFrame : frame} data-own-bar={inEditor}>
      <SkipLink>{m.skip_to_content()}</SkipLink>
      {name === 'app' ? <AppNavigation entering={entering} /> : null}
      {name !== 'app' && !inTest ? <AppTopBar home={signedIn ? 'dashboard' : 'landing'} entering={entering} /> : null}
      <main id="main" tabIndex={-1} className={main}>
        {children}
      </main>
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
