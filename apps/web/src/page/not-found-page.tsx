import { buttonClass } from '@palmares/ui';
import { pageTitle } from '../i18n/page-title.ts';
import { bugReportAddress } from '../notices/bug-report-address.ts';
import { m } from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';
import { NotFoundWords } from './not-found-words.tsx';
import { pageParts } from './page-parts.ts';
import { useVisit } from './visit.ts';

export interface NotFound {
  /** The address of the contact form, filled with this page's. */
  readonly report: string;
}

export const notFoundDataOf = (path: string): NotFound => ({
  report: bugReportAddress({ page: path, error: undefined }),
});

const DashboardLink = () => (
  <a href={`/${getLocale()}/app/dashboard`} className={buttonClass()}>
    {m.landing_dashboard()}
  </a>
);

const NotFoundPage = ({ report }: NotFound) => (
  <NotFoundWords report={report} dashboard={useVisit().signedIn ? <DashboardLink /> : null} />
);

/** The 404 page, with links onward. */
export const notFoundPage = pageParts<NotFound, 'report'>({
  head: () => pageTitle(m.not_found_title()),
  Page: NotFoundPage,
  slots: ['report'],
  once: () => 'not found',
});
