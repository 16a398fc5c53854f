import { css } from '@palmares/ui/styled-system/css';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { cookieConsent } from './cookie-consent.ts';
import { CookieNoticePanel } from './cookie-notice-panel.tsx';
import { useClearFocus } from './use-clear-focus.ts';

/** Mounted before it has content, so that a screen reader announces the notice. */
const atEnd = css.raw({
  // Sticky rather than fixed: it takes its own space at the page's end, so it never covers the last button for good.
  position: 'sticky',
  insetBlockEnd: { base: '[calc(0.5rem + var(--thumb-bar-room, 0rem))]', lg: '6' },
  zIndex: 'sticky',
  width: '[min(36rem, calc(100% - 1rem))]',
  mx: 'auto',
});
const aboveBar = css.raw({
  insetBlockEnd: { base: '[calc(4.75rem + var(--offline-room, 0rem) + env(safe-area-inset-bottom))]', lg: '6' },
});
/** On a page without a bar at the bottom. */
export const noticePlace = css(atEnd);
export const noticePlaceAboveBar = css(atEnd, aboveBar);

const useShown = (): boolean => {
  useEffect(() => {
    const stop = cookieConsent.begin();
    window.addEventListener('storage', cookieConsent.recheck);
    return () => {
      stop();
      window.removeEventListener('storage', cookieConsent.recheck);
    };
  }, []);
  return useSyncExternalStore(cookieConsent.subscribe, cookieConsent.isShown, () => false);
};

/** Placed above the bottom bar where there is one. */
export const CookieNotice = ({ overBottomBar }: { readonly overBottomBar: boolean }) => {
  const shown = useShown();
  const self = useRef<HTMLDivElement>(null);
  useClearFocus(self, shown);
  return (
    <div ref={self} aria-live="polite" className={overBottomBar ? noticePlaceAboveBar : noticePlace}>
      {shown ? <CookieNoticePanel onAccept={cookieConsent.accept} /> : null}
    </div>
  );
};
