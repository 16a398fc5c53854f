import type { OldNews } from '@palmares/domain/sections';
import { buttonClass, heading } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { Link } from '@tanstack/react-router';
import { ReadingLink } from '../../page/reading-link.tsx';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { dashboardLayout } from './dashboard-layout.ts';
import { PlaceLink } from './place-link.tsx';
import { ageAction, agePlace, ageWords } from './season-age.tsx';

const ways = css({ display: 'flex', flexWrap: 'wrap', gap: '3', '& > a': { flex: '[1 1 auto]' } });

interface UpToDateCardProps {
  /** The newest entry of the sports history if it is old. */
  readonly news: OldNews | null;
}

/** Shown when no required step is left: what to add next, and the page as it is. */
export const UpToDateCard = ({ news }: UpToDateCardProps) => (
  <section aria-labelledby="up-to-date" className={dashboardLayout.card}>
    <h2 id="up-to-date" className={heading({ size: 'md' })}>
      {m.dashboard_complete_title()}
    </h2>
    <p className={dashboardLayout.why}>{news ? ageWords(news) : m.dashboard_complete_text()}</p>
    <div className={ways}>
      <PlaceLink
        place={news ? agePlace(news) : { section: 'sports-history', field: 'performances' }}
        className={buttonClass({ size: 'lg' })}
      >
        {news ? ageAction(news) : m.dashboard_complete_action()}
      </PlaceLink>
      <Link
        to="/$lang/app/portfolio/preview"
        params={{ lang: getLocale() }}
        className={buttonClass({ size: 'lg', variant: 'outline' })}
      >
        {m.editor_preview()}
      </Link>
    </div>
    <ReadingLink to="blog/five-steps-to-a-recruiters-attention" words={m.reading_five_steps} />
  </section>
);
