import '@palmares/ui/reading.css';
import { Page, PageHeader, text } from '@palmares/ui';
import { useState } from 'react';
import { type FormAct, formActs } from '../../api/forms/form-acts.ts';
import type { FormAnswer } from '../../api/forms/parse-answer.ts';
import { useScreen } from '../../browser/use-screen.ts';
import { endDayWords, endTimeWords } from '../../i18n/dates.ts';
import { m } from '../../paraglide/messages.js';
import { GuardianAnswerForm } from './guardian-answer-form.tsx';
import { GuardianText } from './guardian-text.tsx';

interface Asking {
  readonly firstName: string;
  readonly expiresAt: Date;
  readonly version: string;
  readonly html: string;
  /** True if an account waits for the answer. */
  readonly hasAccount: boolean;
}

export type GuardianPage =
  | ({ readonly state: 'asking' } & Asking)
  /** Opened from the second mail's link. `isTextNew`: true if the first yes was to an earlier text. */
  | ({ readonly state: 'confirming'; readonly isTextNew: boolean } & Asking)
  | { readonly state: 'second_mail' }
  /** A no, which can be taken back. */
  | { readonly state: 'refused'; readonly undoableUntil: Date }
  | { readonly state: 'answered' }
  | { readonly state: 'invalid' };

interface GuardianScreenProps {
  readonly token: string;
  readonly page: GuardianPage;
  /** The server's answer to the form, if it was sent without a script. */
  readonly answer: FormAnswer | null;
}

const outcomes = {
  done: { title: m.guardian_page_done_title, lead: m.guardian_page_done_lead },
  open: { title: m.guardian_page_done_title, lead: m.guardian_page_again_done_lead },
  second_mail: { title: m.guardian_page_second_mail_title, lead: m.guardian_page_second_mail_lead },
  answered: { title: m.guardian_page_answered_title, lead: m.guardian_page_answered_lead },
  invalid: { title: m.guardian_link_invalid_title, lead: m.guardian_link_invalid_lead },
} as const;

const isOutcome = (act: FormAct | undefined): act is FormAct<'guardian'> =>
  formActs.guardian.some((outcome) => outcome === act);

const Outcome = ({ outcome }: { readonly outcome: keyof typeof outcomes }) => {
  const { title, lead } = outcomes[outcome];
  return (
    <Page width="prose">
      <PageHeader title={title()} lead={lead()} />
      {outcome === 'second_mail' ? (
        <p className={text({ tone: 'muted' })}>{m.guardian_page_second_mail_why()}</p>
      ) : null}
    </Page>
  );
};

const headers = {
  asking: {
    title: m.guardian_page_title,
    lead: ({ firstName, hasAccount }: Asking) =>
      hasAccount ? m.guardian_page_again_lead({ firstName }) : m.guardian_page_lead({ firstName }),
    no: m.guardian_page_no,
  },
  confirming: {
    title: m.guardian_page_confirm_title,
    lead: ({ firstName }: Asking) => m.guardian_page_confirm_lead({ firstName }),
    no: m.guardian_page_confirm_no,
  },
} as const;

/** The page on which a guardian reads the request and answers it. */
export const GuardianScreen = ({ token, page, answer }: GuardianScreenProps) => {
  const [done, setDone] = useState(isOutcome(answer?.done) ? answer.done : undefined);
  useScreen(done ?? page.state);
  if (done !== undefined) return <Outcome outcome={done} />;
  if (page.state === 'refused')
    return (
      <Page width="prose">
        <PageHeader
          title={m.guardian_page_refused_title()}
          lead={m.guardian_page_refused_lead({ time: endTimeWords(page.undoableUntil) })}
        />
      </Page>
    );
  if (page.state !== 'asking' && page.state !== 'confirming') return <Outcome outcome={page.state} />;
  const { title, lead, no } = headers[page.state];
  const isSecond = page.state === 'confirming';
  const counts = page.hasAccount ? 'open' : 'done';
  return (
    <Page width="prose">
      <PageHeader title={title()} lead={lead(page)} />
      <GuardianText page={page} isRead={isSecond && !page.isTextNew} />
      <GuardianAnswerForm
        token={token}
        textVersion={page.version}
        isSecond={isSecond}
        posted={answer}
        onDone={(answered) => setDone(answered === 'agreed' ? counts : 'second_mail')}
      />
      <p className={text({ tone: 'muted' })}>
        {no()} {m.guardian_page_until({ date: endDayWords(page.expiresAt) })}
      </p>
    </Page>
  );
};
