import { buttonClass, Page, PageHeader } from '@palmares/ui';
import type { FormAnswer } from '../../api/forms/parse-answer.ts';
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
    <PageHeader title={m.report_sent_title()} lead={m.report_sent_lead({ reference })} isFocused />
    <p>{m.report_sent_next()}</p>
    <p>
      <a href={`/${getLocale()}/athletes/${publishToken}`} className={buttonClass({ variant: 'outline' })}>
        {m.report_back()}
      </a>
    </p>
  </Page>
);

export const ReportPage = ({ publishToken, signature, answer, sent }: Report) =>
  sent === undefined ? (
    <Page width="form">
      <PageHeader title={m.report_title()} lead={m.report_lead()} />
      <ReportForm action={reportAddress(publishToken)} signature={signature} answer={answer} />
    </Page>
  ) : (
    <Sent publishToken={publishToken} reference={sent} />
  );
