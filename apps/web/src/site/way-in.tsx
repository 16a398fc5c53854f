import { buttonClass } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { useVisit } from '../page/visit.ts';
import { m } from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';

const link = buttonClass({ size: 'lg', className: css({ alignSelf: { base: 'stretch', sm: 'flex-start' } }) });

/** The page's main action: sign up, or continue where the athlete was. */
export const WayIn = () =>
  useVisit().signedIn ? (
    <a href={`/${getLocale()}/app/dashboard`} className={link}>
      {m.landing_dashboard()}
    </a>
  ) : (
    <a href={`/${getLocale()}/auth/sign-up`} className={link}>
      {m.landing_sign_up()}
    </a>
  );
