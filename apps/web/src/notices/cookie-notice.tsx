import { Button } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { m } from '../paraglide/messages.js';
import { cookieConsent } from './cookie-consent.ts';
import { useClearFocus } from './use-clear-focus.ts';

/** Mounted before it has content, so that a screen reader announces the notice. */
const atEnd = css.raw({
  // Sticky rather than fixed: it takes its own space at the page's end, so it never covers the last button for good.
  position: 'sticky',
  insetBlockEnd: { base: '2', lg: '6' },
  zIndex: 'sticky',
  width: '[min({sizes.wide}, calc(100% - 1rem))]',
  mx: 'auto',
});
const notice = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '8',
  rowGap: '3',
  marginBlockEnd: { base: '2', lg: '6' },
  padding: { base: '3', md: '6' },
  bg: 'surface.raised',
  border: 'strong',
  borderRadius: 'card',
  animation: '[rise {durations.panel} {easings.standard}]',
});
const aboveBar = css.raw({
  insetBlockEnd: { base: '[calc(4.75rem + var(--offline-room, 0rem) + env(safe-area-inset-bottom))]', lg: '6' },
});
const place = css(atEnd);
const placeAboveBar = css(atEnd, aboveBar);
const words = css({ flex: { base: '[1 1 12rem]', md: '[1 1 18rem]' }, minWidth: '0', lgDown: { lineHeight: 'snug' } });
const title = css({ fontWeight: 'bold' });
const body = css({ color: 'fg.muted' });

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
  const titleId = useId();
  const self = useRef<HTMLDivElement>(null);
  useClearFocus(self, shown);
  return (
    <div ref={self} aria-live="polite" className={overBottomBar ? placeAboveBar : place}>
      {shown ? (
        <section aria-labelledby={titleId} className={notice}>
          <div className={words}>
            <h2 id={titleId} className={title}>
              {m.cookie_notice_title()}
            </h2>
            <p className={body}>{m.cookie_notice_body()}</p>
          </div>
          <Button variant="outline" onClick={cookieConsent.accept}>
            {m.cookie_notice_accept()}
          </Button>
        </section>
      ) : null}
    </div>
  );
};
