import { buttonClass, Page, PageHeader, text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { NotFoundDrawing } from '../drawings/empty/not-found.tsx';
import { pageTitle } from '../i18n/page-title.ts';
import { bugReportAddress } from '../notices/bug-report-address.ts';
import { m } from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';
import { pageParts } from './page-parts.ts';
import { useVisit } from './visit.ts';

const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });

export interface NotFound {
  /** The address of the contact form, filled with this page's. */
  readonly report: string;
}

export const notFoundDataOf = (path: string): NotFound => ({
  report: bugReportAddress({ page: path, error: undefined }),
});

const NotFoundPage = ({ report }: NotFound) => {
  const { signedIn } = useVisit();
  return (
    <Page width="prose">
      <PageHeader
        above={
          <>
            <NotFoundDrawing size={240} flush />
            <p className={text({ size: 'label', tone: 'muted' })}>{m.not_found_status()}</p>
          </>
        }
        title={m.not_found_title()}
        lead={m.not_found_body()}
      />
      <p className={actions}>
        {signedIn ? (
          <a href={`/${getLocale()}/app/dashboard`} className={buttonClass()}>
            {m.landing_dashboard()}
          </a>
        ) : null}
        <a href={`/${getLocale()}`} className={buttonClass(signedIn ? { variant: 'outline' } : {})}>
          {m.not_found_home()}
        </a>
        <a href={report} className={buttonClass({ variant: 'outline' })}>
          {m.footer_report_bug()}
        </a>
      </p>
    </Page>
  );
};

/** The 404 page, with links onward. */
export const notFoundPage = pageParts<NotFound, 'report'>({
  head: () => pageTitle(m.not_found_title()),
  Page: NotFoundPage,
  slots: ['report'],
  once: () => 'not found',
});
