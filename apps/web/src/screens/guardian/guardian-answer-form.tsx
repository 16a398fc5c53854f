import { guardianAnswerForm, guardianSecondAnswerForm } from '@palmares/domain/account';
import { Banner, Button, Checkbox, Field, Input } from '@palmares/ui';
import { trpc } from '../../api/client.ts';
import type { FormAnswer } from '../../api/forms/parse-answer.ts';
import { postedProblem } from '../../api/forms/posted-problem.ts';
import { useSubmission } from '../../api/use-submission.ts';
import { m } from '../../paraglide/messages.js';
import { formLayout } from '../sign-in/form-layout.ts';
import { useCheckedForm } from '../sign-in/use-checked-form.ts';

interface GuardianAnswerFormProps {
  readonly token: string;
  /** Version of the text above the form. */
  readonly textVersion: string;
  /** True for the second answer, which has no name field. */
  readonly isSecond: boolean;
  /** The server's answer to the form, if it was sent without a script. */
  readonly posted: FormAnswer | null;
  readonly onDone: (answered: 'agreed' | 'agreed_once') => void;
}

export const GuardianAnswerForm = ({ token, textVersion, isSecond, posted, onDone }: GuardianAnswerFormProps) => {
  const { isPending, mutateAsync } = trpc.guardian.answer.useMutation();
  const answer = useSubmission(
    { isPending, mutateAsync: (form: Record<string, unknown>) => mutateAsync({ token, textVersion, form }) },
    postedProblem(posted, 'scout'),
  );
  const schema = isSecond ? guardianSecondAnswerForm : guardianAnswerForm;
  const { submit, errors, problem } = useCheckedForm(schema, answer, onDone);
  return (
    <form method="post" noValidate className={formLayout.form} onSubmit={submit}>
      <input type="hidden" name="textVersion" value={textVersion} />
      {isSecond ? null : (
        <Field label={m.guardian_page_name()} error={errors.guardianName}>
          <Input
            name="guardianName"
            defaultValue={posted?.typed.guardianName}
            autoComplete="name"
            autoCapitalize="words"
            enterKeyHint="next"
          />
        </Field>
      )}
      <Checkbox name="agreed" label={m.guardian_page_agree()} error={errors.agreed} />
      {problem === undefined ? null : (
        <Banner tone="danger" role="alert">
          {problem}
        </Banner>
      )}
      <Button type="submit" width="full" loading={isPending}>
        {isSecond ? m.guardian_page_confirm_submit() : m.guardian_page_submit()}
      </Button>
    </form>
  );
};
