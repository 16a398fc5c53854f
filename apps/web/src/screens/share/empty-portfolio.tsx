import { Banner, buttonClass } from '@palmares/ui';
import { Link } from '@tanstack/react-router';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';

/** A link may be made before there is anything behind it. */
export const EmptyPortfolio = () => (
  <Banner
    tone="warning"
    title={m.share_empty_title()}
    action={
      <Link
        to="/$lang/app/portfolio/edit/$section"
        params={{ lang: getLocale(), section: 'introduction' }}
        className={buttonClass({ variant: 'outline' })}
      >
        {m.share_empty_action()}
      </Link>
    }
  >
    {m.share_empty_text()}
  </Banner>
);
