import { buttonClass, Page, PageHeader, text, textLink } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { ErrorDrawing } from '../drawings/empty/error.tsx';
import { pageTitle } from '../i18n/page-title.ts';
import { type Reader, readerOf } from '../i18n/reader.ts';
import { supportAddress, supportMailAbout } from '../i18n/support-address.ts';
import { bugReportAddress } from '../notices/bug-report-address.ts';
import { answeredError, statusOf } from '../notices/error-status.ts';
import { m } from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';
import { log } from '../server/log.server.ts';
import { currentRequestId } from '../server/request-scope.server.ts';
import { pageParts } from './page-parts.ts';
import { useVisit } from './visit.ts';

const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });
const facts = css({ borderBlockStart: 'line', paddingBlockStart: '6' });
const number = css({ fontFamily: '[ui-monospace, monospace]', overflowWrap: 'anywhere', userSelect: 'all' });

interface Failure {
  readonly status: number;
  readonly words: string;
  readonly reader: Reader;
  /** The id under which the log has the error. */
  readonly id: string;
  readonly report: string;
}

/** Logs the error, and returns what its page says. */
export const failureDataOf = (error: unknown, path: string): Failure => {
  log().error({ err: error }, 'a page shows an error');
  const reader = readerOf(path);
  const id = answeredError(error)?.requestId ?? currentRequestId() ?? crypto.randomUUID();
  return { ...statusOf(error, reader), reader, id, report: bugReportAddress({ page: path, error: id }) };
};

const FailurePage = ({ status, words, reader, id, report }: Failure) => {
  const { here, signedIn } = useVisit();
  return (
    <Page width="prose">
      <PageHeader
        above={<ErrorDrawing size={200} />}
        title={m.error_page_title()}
        lead={<span role="alert">{m.error_page_status({ status, words })}</span>}
      />
      <p className={text({ tone: 'muted' })}>{m.error_page_body({ reader })}</p>
      <p className={actions}>
        <a href={here} className={buttonClass()}>
          {m.error_page_retry()}
        </a>
        {signedIn ? (
          <a href={`/${getLocale()}/app/dashboard`} className={buttonClass({ variant: 'outline' })}>
            {m.landing_dashboard()}
          </a>
        ) : null}
        <a href={`/${getLocale()}`} className={buttonClass({ variant: 'outline' })}>
          {m.not_found_home()}
        </a>
      </p>
      <dl className={facts}>
        <dt className={text({ tone: 'muted' })}>{m.error_page_id_label()}</dt>
        <dd translate="no" className={number}>
          {id}
        </dd>
        <dd>
          <a href={report} className={textLink({ standing: 'alone' })}>
            {m.footer_report_bug()}
          </a>
        </dd>
        <dd>
          <a href={supportMailAbout(m.error_page_mail_subject({ id }))} className={textLink({ standing: 'alone' })}>
            {m.error_page_write({ address: supportAddress })}
          </a>
        </dd>
      </dl>
    </Page>
  );
};

/** The last resort: shows the status and the id under which the log has the error. */
export const failurePage = pageParts<Failure>({ head: () => pageTitle(m.error_page_title()), Page: FailurePage });
