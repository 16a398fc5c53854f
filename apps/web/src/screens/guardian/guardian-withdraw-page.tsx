import { Page, PageHeader, text } from '@palmares/ui';
import type { FormAnswer } from '../../api/forms/parse-answer.ts';
import { m } from '../../paraglide/messages.js';
import { GuardianDecisionForm } from './guardian-decision-form.tsx';
import { undoing } from './undoing.ts';
import { type Ended, endedHeaders, WithdrawalEnded } from './withdrawal-ended.tsx';

type Ending =
  | { readonly state: 'request' | 'later_request'; readonly firstName: string }
  | { readonly state: 'account' };

export interface GuardianWithdrawPageProps {
  readonly page: Ending | Ended;
  /** The server's answer to a form of this page; null before one was sent. */
  readonly answer: FormAnswer | null;
}

const ofRequest = {
  title: m.guardian_withdraw_request_title,
  kept: m.guardian_withdraw_request_kept,
  confirms: m.guardian_withdraw_request_confirm,
  submits: m.guardian_withdraw_request_submit,
} as const;

const ending = {
  request: { ...ofRequest, lead: m.guardian_withdraw_request_lead },
  later_request: { ...ofRequest, lead: m.guardian_withdraw_later_request_lead },
  account: {
    title: m.guardian_withdraw_title,
    lead: () => m.guardian_withdraw_lead(),
    kept: m.guardian_withdraw_kept,
    confirms: m.guardian_withdraw_confirm,
    submits: m.guardian_withdraw_submit,
  },
} as const;

/** The page shows its state, or once what was just undone: by then it could be ended again. */
const shownState = ({ page, answer }: GuardianWithdrawPageProps) => {
  if (page.state === 'refused' || page.state === 'withdrawn' || page.state === 'invalid') return page;
  if (answer?.done !== 'undo') return page;
  return { state: 'undone', what: page.state === 'account' ? 'withdrawn' : 'refused' } as const;
};

export const withdrawalHeader = (
  shown: GuardianWithdrawPageProps,
): { readonly title: string; readonly lead: string } => {
  const now = shownState(shown);
  if (now.state === 'undone') {
    const { title, lead } = undoing[now.what].done;
    return { title: title(), lead: lead() };
  }
  if (now.state === 'request' || now.state === 'later_request' || now.state === 'account') {
    const { title, lead } = ending[now.state];
    return { title: title(), lead: lead({ firstName: now.state === 'account' ? '' : now.firstName }) };
  }
  const { title, lead } = endedHeaders[now.state];
  return { title: title(), lead: lead() };
};

interface EndFormProps {
  readonly state: Ending['state'];
  readonly answer: FormAnswer | null;
}

const EndForm = ({ state, answer }: EndFormProps) => {
  const { kept, confirms, submits } = ending[state];
  return (
    <>
      <p className={text({ tone: 'muted' })}>{kept()}</p>
      <GuardianDecisionForm action="withdraw" answer={answer} confirms={confirms()} submits={submits()} />
    </>
  );
};

/** Says no to a request, or takes an agreement back. The same link then shows what happened, and undoes it for a day. */
export const GuardianWithdrawPage = (shown: GuardianWithdrawPageProps) => {
  const { answer } = shown;
  const now = shownState(shown);
  return (
    <Page width="form">
      <PageHeader {...withdrawalHeader(shown)} isFocused={answer?.done === 'withdraw' || now.state === 'undone'} />
      {now.state === 'refused' || now.state === 'withdrawn' || now.state === 'invalid' ? (
        <WithdrawalEnded ended={now} answer={answer} />
      ) : null}
      {now.state === 'request' || now.state === 'later_request' || now.state === 'account' ? (
        <EndForm state={now.state} answer={answer} />
      ) : null}
    </Page>
  );
};
