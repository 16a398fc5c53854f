import { buttonClass, Page, PageHeader } from '@palmares/ui';
import { redirect } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import type { FormAnswer } from '../../api/forms/parse-answer.ts';
import { type KeptHtml, keptHtml } from '../../islands/kept-html.server.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { ReportForm } from './report-form.tsx';
import { reportAddress } from './report-link.tsx';

/** The data of a report's page. */
export interface Report {
  readonly publishToken: string;
  readonly signature: string;
  readonly answer: FormAnswer | null;
  /** The number of the report that was just sent. */
  readonly sent: string | undefined;
}

const Sent = ({ publishToken, reference }: { readonly publishToken: string; readonly reference: string }) => (
  <Page width="form">
    <div role="status">
      <PageHeader title={m.report_sent_title()} lead={m.report_sent_lead({ reference })} />
    </div>
    <p>{m.report_sent_next()}</p>
    <p>
      <a href={`/${getLocale()}/athletes/${publishToken}`} className={buttonClass({ variant: 'outline' })}>
        {m.report_back()}
      </a>
    </p>
  </Page>
);

const ReportPage = ({ publishToken, signature, answer, sent }: Report) =>
  sent === undefined ? (
    <Page width="form">
      <PageHeader title={m.report_title()} lead={m.report_lead()} />
      <ReportForm action={reportAddress(publishToken)} signature={signature} answer={answer} />
    </Page>
  ) : (
    <Sent publishToken={publishToken} reference={sent} />
  );

/**
 * Renders the page in a route's loader. A browser that navigates from another page of the app reloads it from the
 * server.
 */
export const unsentReport = createIsomorphicFn()
  .server((report: Report) => keptHtml(<ReportPage {...report} />))
  .client((_report: Report): KeptHtml => {
    throw redirect({ href: location.href, reloadDocument: true });
  });
