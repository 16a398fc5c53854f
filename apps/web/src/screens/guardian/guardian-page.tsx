import { Page, PageHeader, text } from '@palmares/ui';
import { type FormAct, formActs } from '../../api/forms/form-acts.ts';
import type { FormAnswer } from '../../api/forms/parse-answer.ts';
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

type GuardianPageState =
  | ({ readonly state: 'asking' } & Asking)
  /** Opened from the second mail's link. `isTextNew`: true if the first yes was to an earlier text. */
  | ({ readonly state: 'confirming'; readonly isTextNew: boolean } & Asking)
  | { readonly state: 'second_mail' }
  /** A no, which can be taken back. */
  | { readonly state: 'refused'; readonly undoableUntil: Date }
  | { readonly state: 'answered' }
  | { readonly state: 'invalid' };

export interface GuardianPageProps {
  readonly page: GuardianPageState;
  /** The server's answer to the form; null before it was sent. */
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

const asking = {
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

/** The outcome of the form that was just sent, or the state of the link. */
const shownState = ({ page, answer }: GuardianPageProps) => (isOutcome(answer?.done) ? { state: answer.done } : page);

export const guardianHeader = (shown: GuardianPageProps): { readonly title: string; readonly lead: string } => {
  const now = shownState(shown);
  if (now.state === 'asking' || now.state === 'confirming') {
    const { title, lead } = asking[now.state];
    return { title: title(), lead: lead(now) };
  }
  if (now.state === 'refused') {
    const time = endTimeWords(now.undoableUntil);
    return { title: m.guardian_page_refused_title(), lead: m.guardian_page_refused_lead({ time }) };
  }
  const { title, lead } = outcomes[now.state];
  return { title: title(), lead: lead() };
};

/** The page on which a guardian reads the request and answers it. */
export const GuardianPage = (shown: GuardianPageProps) => {
  const { answer } = shown;
  const now = shownState(shown);
  return (
    <Page width="prose">
      <PageHeader {...guardianHeader(shown)} isFocused={answer?.done !== undefined} />
      {now.state === 'second_mail' ? (
        <p className={text({ tone: 'muted' })}>{m.guardian_page_second_mail_why()}</p>
      ) : null}
      {now.state === 'asking' || now.state === 'confirming' ? (
        <>
          <GuardianText page={now} isRead={now.state === 'confirming' && !now.isTextNew} />
          <GuardianAnswerForm textVersion={now.version} isSecond={now.state === 'confirming'} answer={answer} />
          <p className={text({ tone: 'muted' })}>
            {asking[now.state].no()} {m.guardian_page_until({ date: endDayWords(now.expiresAt) })}
          </p>
        </>
      ) : null}
    </Page>
  );
};
