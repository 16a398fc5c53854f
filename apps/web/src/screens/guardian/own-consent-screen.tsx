import { Banner, Button, Page, PageHeader, text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import type { FormEvent, ReactNode } from 'react';
import { trpc } from '../../api/client.ts';
import { useSubmission } from '../../api/use-submission.ts';
import { endDayWords } from '../../i18n/dates.ts';
import { supportAddress } from '../../i18n/support-address.ts';
import { LegalLinks } from '../../notices/legal-links.tsx';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { formLayout } from '../sign-in/form-layout.ts';

const part = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '3' });

interface OwnConsentScreenProps {
  readonly dueAt: Date;
  readonly isOverdue: boolean;
  /** The path that the athlete was going to. */
  readonly next: string | undefined;
  readonly logOut: ReactNode;
}

/** Asks an athlete who has reached Quebec's age of consent to agree, before the app opens. */
export const OwnConsentScreen = ({ dueAt, isOverdue, next, logOut }: OwnConsentScreenProps) => {
  const { send, isPending, problem } = useSubmission(trpc.guardian.agreeAlone.useMutation());
  const agree = async (event: FormEvent) => {
    event.preventDefault();
    // Load a new document, because the cached session is stale.
    if ((await send()).ok) window.location.assign(next ?? `/${getLocale()}/app/dashboard`);
  };
  const date = endDayWords(dueAt);
  return (
    <Page width="form">
      <PageHeader title={m.own_consent_title()} lead={m.own_consent_lead()} />
      <div className={part}>
        <p className={text()}>{isOverdue ? m.own_consent_late({ date }) : m.own_consent_what({ date })}</p>
        <LegalLinks />
      </div>
      <form method="post" className={formLayout.form} onSubmit={agree}>
        {problem === undefined ? null : (
          <Banner tone="danger" role="alert">
            {problem.words}
          </Banner>
        )}
        <Button type="submit" width="full" needsScript loading={isPending}>
          {m.own_consent_submit()}
        </Button>
      </form>
      <div className={part}>
        <p className={text({ tone: 'muted' })}>{m.own_consent_disagree({ email: supportAddress })}</p>
        {logOut}
      </div>
    </Page>
  );
};
