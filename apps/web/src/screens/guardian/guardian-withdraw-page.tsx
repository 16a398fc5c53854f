import { Page, PageHeader, text } from '@palmares/ui';
import type { FormAnswer } from '../../api/forms/parse-answer.ts';
import { FormProblem } from '../../page/form-problem.tsx';
import { m } from '../../paraglide/messages.js';
import { GuardianDecisionForm } from './guardian-decision-form.tsx';
import { WithdrawalEnded } from './withdrawal-ended.tsx';
import { type Ending, type GuardianWithdrawPageProps, hasEnded, withdrawalShown } from './withdrawal-state.ts';

const ofRequest = {
  kept: m.guardian_withdraw_request_kept,
  confirms: m.guardian_withdraw_request_confirm,
  submits: m.guardian_withdraw_request_submit,
} as const;

const ending = {
  request: ofRequest,
  later_request: ofRequest,
  account: {
    kept: m.guardian_withdraw_kept,
    confirms: m.guardian_withdraw_confirm,
    submits: m.guardian_withdraw_submit,
  },
} as const;

interface EndFormProps {
  readonly state: Ending['state'];
  readonly answer: FormAnswer | null;
}

const EndForm = ({ state, answer }: EndFormProps) => {
  const { kept, confirms, submits } = ending[state];
  return (
    <>
      <p className={text({ tone: 'muted' })}>{kept()}</p>
      <GuardianDecisionForm
        action="withdraw"
        decision={state}
        answer={answer}
        confirms={confirms()}
        submits={submits()}
      />
    </>
  );
};

/** Refuses a request or withdraws a permission. For a day, the same link can undo that. */
export const GuardianWithdrawPage = ({ page, answer }: GuardianWithdrawPageProps) => {
  const { shown, header, problem } = withdrawalShown({ page, answer });
  return (
    <Page width="form">
      <PageHeader {...header} />
      <FormProblem words={problem} />
      {hasEnded(shown) ? <WithdrawalEnded ended={shown} answer={answer} /> : null}
      {hasEnded(shown) || shown.state === 'undone' ? null : <EndForm state={shown.state} answer={answer} />}
    </Page>
  );
};
