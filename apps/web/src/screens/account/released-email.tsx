import { Banner, buttonClass } from '@palmares/ui';
import { Link } from '@tanstack/react-router';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';

/** Asks an athlete for another address, because another account now has the one from sign-up. */
export const ReleasedEmail = () => (
  <Banner
    tone="warning"
    title={m.account_email_released_title()}
    action={
      <Link
        to="/$lang/app/account"
        params={{ lang: getLocale() }}
        className={buttonClass({ variant: 'outline', size: 'sm' })}
      >
        {m.account_email_released_link()}
      </Link>
    }
  >
    {m.account_email_released_text()}
  </Banner>
);
