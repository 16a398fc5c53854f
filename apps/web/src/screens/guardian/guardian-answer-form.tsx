import { GUARDIAN_NAME_LENGTH, guardianAnswerForm, guardianSecondAnswerForm } from '@palmares/domain/account';
import { Button, Checkbox, Field, Input } from '@palmares/ui';
import type { FormAnswer } from '../../api/forms/parse-answer.ts';
import { FormProblem } from '../../page/form-problem.tsx';
import { m } from '../../paraglide/messages.js';
import { formLayout } from '../sign-in/form-layout.ts';
import { refusedForm } from './refused-form.ts';

interface GuardianAnswerFormProps {
  /** Version of the text above the form. */
  readonly textVersion: string;
  /** True for the second answer, which has no name field. */
  readonly isSecond: boolean;
  /** The server's answer to the form; null before it was sent. */
  readonly answer: FormAnswer | null;
}

export const GuardianAnswerForm = ({ textVersion, isSecond, answer }: GuardianAnswerFormProps) => {
  const schema = isSecond ? guardianSecondAnswerForm : guardianAnswerForm;
  const { typed, errors, firstWrong, problem } = refusedForm({ schema, checkbox: 'agreed' }, answer);
  const hasTextChanged = typed.textVersion !== undefined && typed.textVersion !== textVersion;
  return (
    <form method="post" noValidate className={formLayout.form}>
      <input type="hidden" name="textVersion" value={textVersion} />
      {isSecond ? null : (
        <Field label={m.guardian_page_name()} error={errors.guardianName}>
          <Input
            name="guardianName"
            required
            defaultValue={typed.guardianName}
            maxLength={GUARDIAN_NAME_LENGTH}
            autoComplete="name"
            autoCapitalize="words"
            enterKeyHint="next"
            autoFocus={firstWrong === 'guardianName'}
          />
        </Field>
      )}
      <Checkbox
        name="agreed"
        required
        label={m.guardian_page_agree()}
        defaultChecked={typed.agreed !== undefined && !hasTextChanged}
        error={errors.agreed}
        autoFocus={firstWrong === 'agreed'}
      />
      <FormProblem words={hasTextChanged ? m.guardian_page_confirm_changed() : problem} />
      <Button type="submit" width="full">
        {isSecond ? m.guardian_page_confirm_submit() : m.guardian_page_submit()}
      </Button>
    </form>
  );
};
