import { buttonClass, Page, PageHeader, text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import type { ReactNode } from 'react';
import { NotFoundDrawing } from '../drawings/empty/not-found.tsx';
import { m } from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';

const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });

interface NotFoundWordsProps {
  /** The address of the contact form, filled with this page's. */
  readonly report: string;
  /** A link to the dashboard, for somebody who is logged in. */
  readonly dashboard?: ReactNode;
}

/** The content of the 404 page, with links onward. */
export const NotFoundWords = ({ report, dashboard }: NotFoundWordsProps) => (
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
      {dashboard}{' '}
      <a href={`/${getLocale()}`} className={buttonClass(dashboard ? { variant: 'outline' } : {})}>
        {m.not_found_home()}
      </a>{' '}
      <a href={report} className={buttonClass({ variant: 'outline' })}>
        {m.footer_report_bug()}
      </a>
    </p>
  </Page>
);
