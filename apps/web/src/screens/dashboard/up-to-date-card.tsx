import type { OldNews } from '@palmares/domain/sections';
import { buttonClass, heading } from '@palmares/ui';
import { Link } from '@tanstack/react-router';
import { ReadingLink } from '../../page/reading-link.tsx';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { dashboardLayout } from './dashboard-layout.ts';
import { PlaceLink } from './place-link.tsx';
import { ageAction, agePlace, ageWords } from './season-age.tsx';

const preview = (variant: 'solid' | 'outline') => (
  <Link
    to="/$lang/app/portfolio/preview"
    params={{ lang: getLocale() }}
    className={buttonClass({ size: 'lg', width: 'full', variant })}
  >
    {m.editor_preview()}
  </Link>
);

interface UpToDateCardProps {
  /** The newest entry of the sports history if it is old. */
  readonly news: OldNews | null;
}

/** Shown when no required step is left: what to add next, or the page as it is. */
export const UpToDateCard = ({ news }: UpToDateCardProps) => (
  <section aria-labelledby="up-to-date" className={dashboardLayout.card}>
    <h2 id="up-to-date" className={heading({ size: 'md' })}>
      {m.dashboard_complete_title()}
    </h2>
    <p className={dashboardLayout.why}>{news ? ageWords(news) : m.dashboard_complete_text()}</p>
    {news ? (
      <>
        <PlaceLink place={agePlace(news)} className={buttonClass({ size: 'lg', width: 'full' })}>
          {ageAction(news)}
        </PlaceLink>
        {preview('outline')}
      </>
    ) : (
      preview('solid')
    )}
    <ReadingLink to="blog/five-steps-to-a-recruiters-attention" words={m.reading_five_steps} />
  </section>
);
