import { CHILD_NAME_LENGTH, guardianDecisionForm } from '@palmares/domain/account';
import { Button, Checkbox, Field, Input } from '@palmares/ui';
import type { FormAnswer } from '../../api/forms/parse-answer.ts';
import {
  ACTION_FIELD,
  answerToAction,
  DECISION_FIELD,
  type WithdrawAction,
} from '../../api/guardian/guardian-form-fields.ts';
import { FormProblem } from '../../page/form-problem.tsx';
import { m } from '../../paraglide/messages.js';
import { formLayout } from '../sign-in/form-layout.ts';
import { refusedForm } from './refused-form.ts';

interface GuardianDecisionFormProps {
  /** The page that answers, if it is another one. */
  readonly postsTo?: string;
  readonly action: Exclude<WithdrawAction, 'receipt' | 'close'>;
  /** Names the request or account. The checkbox is checked again only for the same one. */
  readonly decision: string;
  /** The server's answer to a form of this page; null before one was sent. */
  readonly answer: FormAnswer | null;
  /** Label of the checkbox. */
  readonly confirms: string;
  readonly submits: string;
  /** `outline` where the decision is not what the page is for. */
  readonly variant?: 'outline';
}

/** Asks for a name and a tick, because mail scanners open links and press the buttons behind them. */
export const GuardianDecisionForm = ({
  postsTo,
  action,
  decision,
  answer,
  confirms,
  submits,
  variant,
}: GuardianDecisionFormProps) => {
  const { typed, errors, firstWrong, problem } = refusedForm(
    { schema: guardianDecisionForm, checkbox: 'confirmed' },
    answerToAction(answer, action),
  );
  return (
    <form method="post" action={postsTo} noValidate className={formLayout.form}>
      <input type="hidden" name={ACTION_FIELD} value={action} />
      <input type="hidden" name={DECISION_FIELD} value={decision} />
      <Field label={m.guardian_decision_child()} hint={m.guardian_decision_child_hint()} error={errors.childName}>
        <Input
          name="childName"
          required
          defaultValue={typed.childName}
          maxLength={CHILD_NAME_LENGTH}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="next"
          autoFocus={firstWrong === 'childName'}
        />
      </Field>
      <Checkbox
        name="confirmed"
        required
        label={confirms}
        defaultChecked={typed.confirmed !== undefined && typed[DECISION_FIELD] === decision}
        error={errors.confirmed}
        autoFocus={firstWrong === 'confirmed'}
      />
      <FormProblem words={problem} />
      <Button type="submit" variant={variant} width="full">
        {submits}
      </Button>
    </form>
  );
};
