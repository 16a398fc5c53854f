import { Button } from '@palmares/ui';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { renewFor } from '../browser/renewal.ts';
import { isLost, isUnreachable, statusOf } from '../notices/error-status.ts';
import { FailureWords } from '../page/failure-words.tsx';
import { m } from '../paraglide/messages.js';
import { type ErrorReport, useErrorId } from './error-id.ts';
import { OfflinePage } from './offline/offline-page.tsx';
import { PagePreloader } from './page-preloader.tsx';
import { useKnownUser } from './use-known-user.ts';

/** The last resort: shows the status and the id under which the log has the error, and keeps the navigation. */
const FailurePage = ({ error }: ErrorComponentProps) => {
  const router = useRouter();
  const [trying, setTrying] = useState(false);
  const path = router.state.location.pathname;
  const { status, words } = statusOf(error, 'athlete');
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
    <FailureWords
      status={status}
      words={words}
      reader="athlete"
      id={id}
      path={path}
      toDashboard={known}
      retry={
        <Button onClick={tryAgain} loading={trying}>
          {m.error_page_retry()}
        </Button>
      }
    />
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
