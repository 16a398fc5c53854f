import { buttonClass, Page, PageHeader, text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { Link, useLocation, useMatch } from '@tanstack/react-router';
import { NotFoundDrawing } from '../drawings/empty/not-found.tsx';
import { bugReportAddress } from '../notices/bug-report-address.ts';
import { m } from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';

const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });

const useSignedIn = (): boolean =>
  useMatch({ from: '/$lang', shouldThrow: false, select: ({ context }) => context.session !== null }) ?? false;

/** The 404 page, with links onward. */
export const NotFoundPage = () => {
  const signedIn = useSignedIn();
  const page = useLocation({ select: ({ pathname }) => pathname });
  const params = { lang: getLocale() };
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
          <Link to="/$lang/app/dashboard" params={params} className={buttonClass()}>
            {m.landing_dashboard()}
          </Link>
        ) : null}
        <Link to="/$lang" params={params} className={buttonClass(signedIn ? { variant: 'outline' } : {})}>
          {m.not_found_home()}
        </Link>
        <a href={bugReportAddress({ page, error: undefined })} className={buttonClass({ variant: 'outline' })}>
          {m.footer_report_bug()}
        </a>
      </p>
    </Page>
  );
};
