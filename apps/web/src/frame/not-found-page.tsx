import { buttonClass } from '@palmares/ui';
import { Link, useLocation, useMatch } from '@tanstack/react-router';
import { bugReportAddress } from '../notices/bug-report-address.ts';
import { NotFoundWords } from '../page/not-found-words.tsx';
import { m } from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';

const useSignedIn = (): boolean =>
  useMatch({ from: '/$lang', shouldThrow: false, select: ({ context }) => context.session !== null }) ?? false;

const DashboardLink = () => (
  <Link to="/$lang/app/dashboard" params={{ lang: getLocale() }} className={buttonClass()}>
    {m.landing_dashboard()}
  </Link>
);

/** The 404 page of the app. */
export const NotFoundPage = () => {
  const signedIn = useSignedIn();
  const page = useLocation({ select: ({ pathname }) => pathname });
  return (
    <NotFoundWords
      report={bugReportAddress({ page, error: undefined })}
      dashboard={signedIn ? <DashboardLink /> : null}
    />
  );
};
