import { Button, buttonClass, Page, PageHeader, text, textLink } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { renewFor } from '../browser/renewal.ts';
import { ErrorDrawing } from '../drawings/empty/error.tsx';
import { readerOf } from '../i18n/reader.ts';
import { supportAddress, supportMailAbout } from '../i18n/support-address.ts';
import { bugReportAddress } from '../notices/bug-report-address.ts';
import { isLost, isUnreachable, statusOf } from '../notices/error-status.ts';
import { m } from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';
import { type ErrorReport, useErrorId } from './error-id.ts';
import { OfflinePage } from './offline/offline-page.tsx';
import { PagePreloader } from './page-preloader.tsx';
import { useKnownUser } from './use-known-user.ts';

const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });
const facts = css({ borderBlockStart: 'line', paddingBlockStart: '6' });
const number = css({ fontFamily: '[ui-monospace, monospace]', overflowWrap: 'anywhere', userSelect: 'all' });

/** The last resort: shows the status and the id under which the log has the error, and keeps the navigation. */
const FailurePage = ({ error }: ErrorComponentProps) => {
  const router = useRouter();
  const [trying, setTrying] = useState(false);
  const reader = readerOf(router.state.location.pathname);
  const { status, words } = statusOf(error, reader);
  const send = (report: ErrorReport) => {
    const route = router.state.matches.at(-1)?.fullPath ?? '/';
    // A failed report changes nothing: the page already says that something failed.
    router.options.context
      .api()
      .then(({ client }) => client.failures.report.mutate({ ...report, route }))
      .catch(() => {});
  };
  const known = useKnownUser();
  const id = useErrorId(error, send);
  const tryAgain = async () => {
    setTrying(true);
    await router.invalidate();
    setTrying(false);
  };
  return (
    <Page width="prose">
      <PageHeader
        above={<ErrorDrawing size={200} />}
        title={m.error_page_title()}
        lead={<span role="alert">{m.error_page_status({ status, words })}</span>}
      />
      <p className={text({ tone: 'muted' })}>{m.error_page_body({ reader })}</p>
      <p className={actions}>
        <Button onClick={tryAgain} loading={trying}>
          {m.error_page_retry()}
        </Button>
        {known ? (
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
          <a
            href={bugReportAddress({ page: router.state.location.pathname, error: id })}
            className={textLink({ standing: 'alone' })}
          >
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

/** Reloads a page whose code a later build replaced. */
const RenewedPage = (props: ErrorComponentProps) => {
  const { error } = props;
  const [isRenewed, setRenewed] = useState(true);
  useEffect(() => setRenewed(renewFor(error)), [error]);
  return isRenewed ? <PagePreloader /> : <FailurePage {...props} />;
};

/** Waits if the server is unreachable, reloads the page if its code is gone, and otherwise shows the failure. */
export const ErrorPage = (props: ErrorComponentProps) => {
  const router = useRouter();
  if (isUnreachable(props.error)) return <OfflinePage onReachable={() => router.invalidate()} />;
  if (isLost(props.error)) return <RenewedPage {...props} />;
  return <FailurePage {...props} />;
};

/** Without the frame, for when the navigation itself cannot be rendered. */
export const ErrorPageAlone = (props: ErrorComponentProps) => (
  <main id="main" tabIndex={-1}>
    <ErrorPage {...props} />
  </main>
);
