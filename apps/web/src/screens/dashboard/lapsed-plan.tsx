import { Banner, buttonClass } from '@palmares/ui';
import { Link } from '@tanstack/react-router';
import { ReadingLink } from '../../page/reading-link.tsx';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';

/** Shown when there are links but the plan that opens them has ended. */
export const LapsedPlan = () => (
  <Banner
    tone="warning"
    title={m.dashboard_lapsed_title()}
    action={
      <Link
        to="/$lang/app/athlete-plan"
        params={{ lang: getLocale() }}
        className={buttonClass({ variant: 'outline', size: 'sm' })}
      >
        {m.share_gate_plan_action()}
      </Link>
    }
  >
    {m.dashboard_lapsed_text()} <ReadingLink inline to="faqs#links-after-the-plan" words={m.reading_lapsed_links} />
  </Banner>
);
