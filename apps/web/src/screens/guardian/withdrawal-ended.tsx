import { Section } from '@palmares/ui';
import type { FormAnswer } from '../../api/forms/parse-answer.ts';
import { endTimeWords } from '../../i18n/dates.ts';
import { ReadingLink } from '../../page/reading-link.tsx';
import { Support } from '../../page/support.tsx';
import { m } from '../../paraglide/messages.js';
import { GuardianDecisionForm } from './guardian-decision-form.tsx';
import { GuardianReceiptForm } from './guardian-receipt-form.tsx';
import type { Ended } from './withdrawal-state.ts';

const undoing = {
  refused: {
    lead: m.guardian_undo_request_lead,
    confirms: m.guardian_undo_request_confirm,
    submits: m.guardian_undo_request_submit,
  },
  withdrawn: {
    lead: m.guardian_undo_lead,
    confirms: m.guardian_undo_confirm,
    submits: m.guardian_undo_submit,
  },
} as const;

interface UndoFormProps {
  readonly what: keyof typeof undoing;
  readonly until: Date;
  readonly answer: FormAnswer | null;
}

const UndoForm = ({ what, until, answer }: UndoFormProps) => {
  const { lead, confirms, submits } = undoing[what];
  return (
    <Section title={m.guardian_undo_title()}>
      <p>{lead({ time: endTimeWords(until) })}</p>
      <GuardianDecisionForm
        action="undo"
        decision={what}
        answer={answer}
        confirms={confirms()}
        submits={submits()}
        variant="outline"
      />
    </Section>
  );
};

interface WithdrawalEndedProps {
  readonly ended: Ended;
  /** The server's answer to a form of this page; null before one was sent. */
  readonly answer: FormAnswer | null;
}

/** For a day, offers to undo the refusal or withdrawal and to email a confirmation of it. */
export const WithdrawalEnded = ({ ended, answer }: WithdrawalEndedProps) => {
  if (ended.state === 'invalid')
    return (
      <>
        <Support />
        <ReadingLink to="faqs#for-parents" words={m.reading_parents} />
      </>
    );
  const { state, undoableUntil: until } = ended;
  return (
    <>
      {state === 'withdrawn' ? (
        <p>
          {m.guardian_withdraw_erase()} <Support />
        </p>
      ) : null}
      {until ? (
        <>
          <UndoForm what={state} until={until} answer={answer} />
          <GuardianReceiptForm answer={answer} />
        </>
      ) : null}
    </>
  );
};
