import { buttonClass, heading } from '@palmares/ui';
import { Link } from '@tanstack/react-router';
import { ReadingLink } from '../../page/reading-link.tsx';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { dashboardLayout } from './dashboard-layout.ts';

/** Shown when no required step is left. */
export const UpToDateCard = () => (
  <section aria-labelledby="up-to-date" className={dashboardLayout.card}>
    <h2 id="up-to-date" className={heading({ size: 'md' })}>
      {m.dashboard_complete_title()}
    </h2>
    <p className={dashboardLayout.why}>{m.dashboard_complete_text()}</p>
    <Link
      to="/$lang/app/portfolio/preview"
      params={{ lang: getLocale() }}
      className={buttonClass({ size: 'lg', width: 'full' })}
    >
      {m.editor_preview()}
    </Link>
    <ReadingLink to="blog/five-steps-to-a-recruiters-attention" words={m.reading_five_steps} />
  </section>
);
