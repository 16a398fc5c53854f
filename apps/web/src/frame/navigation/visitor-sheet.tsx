import { buttonClass, Sheet } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { OpenedPart } from '../../notices/use-part-on-demand.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { siteLinks } from '../../site/site-links.ts';
import { ThemeToggle } from '../../theme/theme-toggle.tsx';
import { LanguageSwitch } from '../language-switch.tsx';
import { VisitorLinks } from './visitor-links.tsx';

const places = css({ '& ul': { listStyle: 'none' }, '& li + li': { borderBlockStart: 'line' } });
const place = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: '[3.5rem]',
  textStyle: 'lead',
  fontWeight: 'bold',
  color: 'fg',
  textDecoration: 'none',
  borderRadius: 'control',
});
const others = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]',
  columnGap: '4',
  listStyle: 'none',
  paddingBlockStart: '2',
  borderBlockStart: 'line',
});
const other = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'control',
  color: 'fg.muted',
  textDecoration: 'none',
});
const actions = css({ display: 'flex', flexDirection: 'column', gap: '3', paddingBlockStart: '4' });
// Aligned with the words above.
const language = css({ marginInlineStart: '-3', marginInlineEnd: 'auto', gap: '3' });

/** After following a link, focus must not return to the menu's button. */
const focusedNow = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);

interface VisitorSheetProps extends OpenedPart {
  readonly signedIn: boolean;
}

/** The phone's menu: everything in the wide top bar, within reach of a thumb. */
export const VisitorSheet = ({ open, onOpenChange, signedIn }: VisitorSheetProps) => {
  const params = { lang: getLocale() };
  const followed = useRef(false);
  useEffect(() => {
    if (open) followed.current = false;
  }, [open]);
  const close = () => {
    followed.current = true;
    onOpenChange(false);
  };
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={m.navigation_menu_title()}
      closeLabel={m.navigation_menu_close()}
      finalFocus={() => (followed.current ? focusedNow() : null)}
      footer={
        <>
          <LanguageSwitch spelledOut icon className={language} />
          <ThemeToggle />
        </>
      }
    >
      <VisitorLinks className={places} linkClassName={place} onFollow={close} />
      <nav aria-label={m.footer_more_label()}>
        <ul className={others}>
          {Object.values(siteLinks)
            .flat()
            .map(({ words, address }) => (
              <li key={address()}>
                <a href={address()} className={other}>
                  {words()}
                </a>
              </li>
            ))}
        </ul>
      </nav>
      <div className={actions}>
        {signedIn ? (
          <Link to="/$lang/app/dashboard" params={params} className={buttonClass({ width: 'full' })} onClick={close}>
            {m.navigation_dashboard()}
          </Link>
        ) : (
          <>
            <Link to="/$lang/auth/sign-up" params={params} className={buttonClass({ width: 'full' })} onClick={close}>
              {m.navigation_sign_up()}
            </Link>
            <Link
              to="/$lang/auth"
              params={params}
              className={buttonClass({ variant: 'outline', width: 'full' })}
              onClick={close}
            >
              {m.navigation_log_in()}
            </Link>
          </>
        )}
      </div>
    </Sheet>
  );
};
