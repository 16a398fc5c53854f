import { Page, PageHeader, text } from '@palmares/ui';
import { useState } from 'react';
import { trpc } from '../../api/client.ts';
import type { FormAnswer } from '../../api/forms/parse-answer.ts';
import { useScreen } from '../../browser/use-screen.ts';
import { m } from '../../paraglide/messages.js';
import { GuardianDecisionForm } from './guardian-decision-form.tsx';
import { type Ended, WithdrawalEnded, WithdrawalUndone } from './withdrawal-ended.tsx';

export type WithdrawalPage =
  | { readonly state: 'request' | 'later_request'; readonly firstName: string }
  | { readonly state: 'account' }
  | Ended;

interface GuardianWithdrawScreenProps {
  readonly token: string;
  readonly page: WithdrawalPage;
  /** The server's answer to the form, if it was sent without a script. */
  readonly answer: FormAnswer | null;
}

const ofRequest = {
  title: m.guardian_withdraw_request_title,
  kept: m.guardian_withdraw_request_kept,
  confirms: m.guardian_withdraw_request_confirm,
  submits: m.guardian_withdraw_request_submit,
} as const;

const words = {
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

/** Says no to a request, or takes an agreement back. The same link then shows what happened, and undoes it for a day. */
export const GuardianWithdrawScreen = ({ token, page: loaded, answer }: GuardianWithdrawScreenProps) => {
  const withdraw = trpc.guardian.withdraw.useMutation();
  const [page, setPage] = useState(loaded);
  useScreen(page.state);
  if (page.state === 'refused' || page.state === 'withdrawn' || page.state === 'invalid')
    return <WithdrawalEnded token={token} ended={page} answer={answer} />;
  if (answer?.done === 'undo') return <WithdrawalUndone of={page.state === 'account' ? 'withdrawn' : 'refused'} />;
  const { title, lead, kept, confirms, submits } = words[page.state];
  const firstName = page.state === 'account' ? '' : page.firstName;
  return (
    <Page width="form">
      <PageHeader title={title()} lead={lead({ firstName })} />
      <p className={text({ tone: 'muted' })}>{kept()}</p>
      <GuardianDecisionForm
        token={token}
        action="withdraw"
        answer={answer}
        mutation={withdraw}
        confirms={confirms()}
        submits={submits()}
        onDone={setPage}
      />
    </Page>
  );
};
