import { Page, PageHeader, Section, textLink } from '@palmares/ui';
import { useState } from 'react';
import { trpc } from '../../api/client.ts';
import type { FormAnswer } from '../../api/forms/parse-answer.ts';
import { useScreen } from '../../browser/use-screen.ts';
import { endTimeWords } from '../../i18n/dates.ts';
import { supportAddress, supportMail } from '../../i18n/support-address.ts';
import { m } from '../../paraglide/messages.js';
import { GuardianDecisionForm } from './guardian-decision-form.tsx';
import { GuardianReceiptForm } from './guardian-receipt-form.tsx';

export type Ended =
  | { readonly state: 'refused'; readonly undoableUntil: Date }
  /** `undoableUntil` is null once it is too late. */
  | { readonly state: 'withdrawn'; readonly undoableUntil: Date | null }
  | { readonly state: 'invalid' };

interface WithdrawalEndedProps {
  readonly token: string;
  readonly ended: Ended;
  /** The server's answer to a form of this page, if it was sent without a script. */
  readonly answer: FormAnswer | null;
}

const outcomes = {
  refused: { title: m.guardian_withdraw_request_done_title, lead: m.guardian_withdraw_request_done_lead },
  withdrawn: { title: m.guardian_withdraw_done_title, lead: m.guardian_withdraw_done_lead },
  invalid: { title: m.guardian_link_invalid_title, lead: m.guardian_withdraw_invalid_lead },
} as const;

const undoing = {
  refused: {
    lead: m.guardian_undo_request_lead,
    confirms: m.guardian_undo_request_confirm,
    submits: m.guardian_undo_request_submit,
    done: { title: m.guardian_undo_request_done_title, lead: m.guardian_undo_request_done_lead },
  },
  withdrawn: {
    lead: m.guardian_undo_lead,
    confirms: m.guardian_undo_confirm,
    submits: m.guardian_undo_submit,
    done: { title: m.guardian_undo_done_title, lead: m.guardian_undo_done_lead },
  },
} as const;

const Support = () => (
  <a href={supportMail} className={textLink()}>
    {supportAddress}
  </a>
);

/** Says that a refusal or a withdrawal was undone. */
export const WithdrawalUndone = ({ of }: { readonly of: keyof typeof undoing }) => {
  const { title, lead } = undoing[of].done;
  return (
    <Page width="form">
      <PageHeader title={title()} lead={lead()} />
    </Page>
  );
};

/** Says what the link did and, for a day, offers to undo it. */
export const WithdrawalEnded = ({ token, ended, answer }: WithdrawalEndedProps) => {
  const undo = trpc.guardian.undoWithdrawal.useMutation();
  const [isUndone, setUndone] = useState(false);
  const { state } = ended;
  useScreen(isUndone ? 'undone' : state);
  if (isUndone && state !== 'invalid') return <WithdrawalUndone of={state} />;
  const { title, lead } = outcomes[state];
  const until = state === 'invalid' ? null : ended.undoableUntil;
  return (
    <Page width="form">
      <PageHeader title={title()} lead={lead()} />
      {state === 'invalid' ? <Support /> : null}
      {state === 'withdrawn' ? (
        <p>
          {m.guardian_withdraw_erase()} <Support />
        </p>
      ) : null}
      {until && state !== 'invalid' ? (
        <Section title={m.guardian_undo_title()}>
          <p>{undoing[state].lead({ time: endTimeWords(until) })}</p>
          <GuardianDecisionForm
            token={token}
            action="undo"
            answer={answer}
            mutation={undo}
            confirms={undoing[state].confirms()}
            submits={undoing[state].submits()}
            variant="outline"
            onDone={() => setUndone(true)}
          />
        </Section>
      ) : null}
      {until ? <GuardianReceiptForm token={token} answer={answer} /> : null}
    </Page>
  );
};
