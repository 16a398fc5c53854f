import { buttonClass, Page, PageHeader, text, textLink } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import type { ReactNode } from 'react';
import { ErrorDrawing } from '../drawings/empty/error.tsx';
import type { Reader } from '../i18n/reader.ts';
import { supportAddress, supportMailAbout } from '../i18n/support-address.ts';
import { bugReportAddress } from '../notices/bug-report-address.ts';
import { m } from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';

const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });
const facts = css({ borderBlockStart: 'line', paddingBlockStart: '6' });
const number = css({ fontFamily: '[ui-monospace, monospace]', overflowWrap: 'anywhere', userSelect: 'all' });

export interface Failure {
  /** The HTTP status. */
  readonly status: number;
  /** A sentence about what went wrong. */
  readonly words: string;
  readonly reader: Reader;
  /** The id under which the log has the error. */
  readonly id: string;
  /** The path of the page that failed. */
  readonly path: string;
}

interface FailureWordsProps extends Failure {
  readonly retry: ReactNode;
  /** True for somebody who seems to be logged in. */
  readonly toDashboard: boolean;
}

/** The last resort: the status, and the id under which the log has the error. */
export const FailureWords = ({ status, words, reader, id, path, retry, toDashboard }: FailureWordsProps) => (
  <Page width="prose">
    <PageHeader
      above={<ErrorDrawing size={200} />}
      title={m.error_page_title()}
      lead={<span role="alert">{m.error_page_status({ status, words })}</span>}
    />
    <p className={text({ tone: 'muted' })}>{m.error_page_body({ reader })}</p>
    <p className={actions}>
      {retry}{' '}
      {toDashboard ? (
        <a href={`/${getLocale()}/app/dashboard`} className={buttonClass({ variant: 'outline' })}>
          {m.landing_dashboard()}
        </a>
      ) : null}{' '}
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
        <a href={bugReportAddress({ page: path, error: id })} className={textLink({ standing: 'alone' })}>
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
