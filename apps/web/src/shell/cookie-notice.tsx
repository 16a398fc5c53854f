import { Button } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { useEffect, useId, useState } from 'react';
import { m } from '../paraglide/messages.js';
import { recall, remember } from './browser-storage.ts';

const DELAY = 2350;
const accepted = 'cookieAccepted';

const notice = css.raw({
  // Sticky and not fixed: it has room of its own at the end of the page, so it covers no last button for good.
  position: 'sticky',
  insetBlockEnd: { base: '2', md: '6' },
  zIndex: 'sticky',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '8',
  rowGap: '3',
  width: '[min({sizes.wide}, calc(100% - 1rem))]',
  mx: 'auto',
  marginBlockEnd: { base: '2', md: '6' },
  padding: { base: '4', md: '6' },
  bg: 'surface.raised',
  border: 'strong',
  borderRadius: 'card',
  animation: '[rise 450ms cubic-bezier(0.22, 0.8, 0.24, 1)]',
});
const aboveBar = css.raw({ insetBlockEnd: { base: '[calc(4.75rem + env(safe-area-inset-bottom))]', md: '6' } });
const words = css({ flex: '[1 1 18rem]', minWidth: '0' });
const title = css({ fontWeight: 'bold' });
const body = css({ color: 'fg.muted' });

/** Above the bottom bar where there is one. */
export const CookieNotice = ({ overBottomBar }: { readonly overBottomBar: boolean }) => {
  const [shown, setShown] = useState(false);
  const titleId = useId();
  useEffect(() => {
    if (recall('localStorage', accepted) === 'true') return;
    const timer = setTimeout(() => setShown(true), DELAY);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  const accept = () => {
    remember('localStorage', accepted, 'true');
    setShown(false);
  };
  return (
    <section aria-labelledby={titleId} className={css(notice, overBottomBar ? aboveBar : {})}>
      <div className={words}>
        <h2 id={titleId} className={title}>
          {m.cookie_notice_title()}
        </h2>
        <p className={body}>{m.cookie_notice_body()}</p>
      </div>
      <Button size="sm" onClick={accept}>
        {m.cookie_notice_accept()}
      </Button>
    </section>
  );
};
