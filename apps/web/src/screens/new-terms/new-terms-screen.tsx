import { Banner, Button, heading, Page, PageHeader, text, textLink } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { Link } from '@tanstack/react-router';
import type { FormEvent, ReactNode } from 'react';
import { trpc } from '../../api/client.ts';
import { useSubmission } from '../../api/use-submission.ts';
import { supportAddress } from '../../i18n/support-address.ts';
import { LegalLinks } from '../../notices/legal-links.tsx';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { formLayout } from '../sign-in/form-layout.ts';

const part = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '3' });

interface NewTermsScreenProps {
  readonly version: string;
  /** The changes in this version. */
  readonly changes: string;
  /** The path that the athlete was going to. */
  readonly next: string | undefined;
  readonly logOut: ReactNode;
}

export const NewTermsScreen = ({ version, changes, next, logOut }: NewTermsScreenProps) => {
  const { send, isPending, problem } = useSubmission(trpc.account.acceptTerms.useMutation());
  const accept = async (event: FormEvent) => {
    event.preventDefault();
    const sent = await send({ version });
    // Load a new document, because the cached session is stale.
    if (sent.ok) window.location.assign(next ?? `/${getLocale()}/app/dashboard`);
  };
  return (
    <Page width="form">
      <PageHeader title={m.new_terms_title()} lead={m.new_terms_lead()} />
      <div className={part}>
        <h2 className={heading({ size: 'md' })}>{m.new_terms_what()}</h2>
        <p className={text()}>{changes}</p>
        <LegalLinks />
      </div>
      <form method="post" className={formLayout.form} onSubmit={accept}>
        {problem === undefined ? null : (
          <Banner tone="danger" role="alert">
            {problem.words}
          </Banner>
        )}
        <Button type="submit" width="full" needsScript loading={isPending}>
          {m.new_terms_accept()}
        </Button>
      </form>
      <div className={part}>
        <p className={text({ tone: 'muted' })}>{m.new_terms_disagree({ email: supportAddress })}</p>
        <Link to="/$lang/app/athlete-plan" params={{ lang: getLocale() }} className={textLink({ standing: 'alone' })}>
          {m.plan_title()}
        </Link>
        {logOut}
      </div>
    </Page>
  );
};
