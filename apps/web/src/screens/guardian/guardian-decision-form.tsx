import { guardianDecisionForm } from '@palmares/domain/account';
import type { Outcome, Refusal } from '@palmares/domain/kernel';
import { Banner, Button, Checkbox, Field, Input } from '@palmares/ui';
import type { FormAnswer } from '../../api/forms/parse-answer.ts';
import { postedProblem } from '../../api/forms/posted-problem.ts';
import { ACTION_FIELD, answerToAction, type WithdrawAction } from '../../api/guardian/guardian-form-fields.ts';
import { useSubmission } from '../../api/use-submission.ts';
import type { RefusalCode } from '../../notices/refusal-words.ts';
import { m } from '../../paraglide/messages.js';
import { formLayout } from '../sign-in/form-layout.ts';
import { useCheckedForm } from '../sign-in/use-checked-form.ts';

interface Decision {
  readonly token: string;
  readonly form: Record<string, unknown>;
}

interface GuardianDecisionFormProps<Value> {
  readonly token: string;
  readonly action: Exclude<WithdrawAction, 'receipt'>;
  /** The server's answer to a form of this page, if it was sent without a script. */
  readonly answer: FormAnswer | null;
  readonly mutation: {
    readonly isPending: boolean;
    readonly mutateAsync: (decision: Decision) => Promise<Outcome<Value, Refusal<RefusalCode>>>;
  };
  /** Label of the checkbox. */
  readonly confirms: string;
  readonly submits: string;
  /** `outline` where the decision is not what the page is for. */
  readonly variant?: 'outline';
  readonly onDone: (value: Value) => void;
}

/** Asks for a name and a tick, because mail scanners open links and press the buttons behind them. */
export const GuardianDecisionForm = <Value,>({
  token,
  action,
  answer: posted,
  mutation: { isPending, mutateAsync },
  confirms,
  submits,
  variant,
  onDone,
}: GuardianDecisionFormProps<Value>) => {
  const answer = answerToAction(posted, action);
  const decision = useSubmission(
    { isPending, mutateAsync: (form: Record<string, unknown>) => mutateAsync({ token, form }) },
    postedProblem(answer, 'scout'),
  );
  const { submit, errors, problem } = useCheckedForm(guardianDecisionForm, decision, onDone);
  return (
    <form method="post" noValidate className={formLayout.form} onSubmit={submit}>
      <input type="hidden" name={ACTION_FIELD} value={action} />
      <Field label={m.guardian_decision_child()} hint={m.guardian_decision_child_hint()} error={errors.childName}>
        <Input
          name="childName"
          defaultValue={answer?.typed.childName}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="next"
        />
      </Field>
      <Checkbox name="confirmed" label={confirms} error={errors.confirmed} />
      {problem === undefined ? null : (
        <Banner tone="danger" role="alert">
          {problem}
        </Banner>
      )}
      <Button type="submit" variant={variant} width="full" loading={isPending}>
        {submits}
      </Button>
    </form>
  );
};
