import { Button, buttonClass, Page, PageHeader, text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { m } from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';
import { statusOf } from './error-status.ts';

const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });

/** The last resort: it says the status, keeps the way home open and offers another try. */
export const ErrorPage = ({ error }: ErrorComponentProps) => {
  const router = useRouter();
  const { status, words } = statusOf(error);
  return (
    <Page width="prose">
      <PageHeader title={m.error_page_title()} lead={m.error_page_status({ status, words })} />
      <p className={text({ tone: 'muted' })}>{m.error_page_body()}</p>
      <p className={actions}>
        <Button onClick={() => router.invalidate()}>{m.error_page_retry()}</Button>
        <a href={`/${getLocale()}`} className={buttonClass({ variant: 'outline' })}>
          {m.not_found_home()}
        </a>
      </p>
    </Page>
  );
};
