import { guardianAnswerForm, guardianSecondAnswerForm } from '@palmares/domain/account';
import { Banner, Button, Checkbox, Field, Input } from '@palmares/ui';
import { trpc } from '../../api/client.ts';
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
  readonly onDone: (answered: 'agreed' | 'agreed_once') => void;
}

export const GuardianAnswerForm = ({ token, textVersion, isSecond, onDone }: GuardianAnswerFormProps) => {
  const { isPending, mutateAsync } = trpc.guardian.answer.useMutation();
  const answer = useSubmission({
    isPending,
    mutateAsync: (form: Record<string, unknown>) => mutateAsync({ token, textVersion, form }),
  });
  const schema = isSecond ? guardianSecondAnswerForm : guardianAnswerForm;
  const { submit, errors, problem } = useCheckedForm(schema, answer, onDone);
  return (
    <form method="post" noValidate className={formLayout.form} onSubmit={submit}>
      {isSecond ? null : (
        <Field label={m.guardian_page_name()} error={errors.guardianName}>
          <Input name="guardianName" autoComplete="name" autoCapitalize="words" enterKeyHint="next" />
        </Field>
      )}
      <Checkbox name="agreed" label={m.guardian_page_agree()} error={errors.agreed} />
      {problem === undefined ? null : (
        <Banner tone="danger" role="alert">
          {problem}
        </Banner>
      )}
      <Button type="submit" width="full" needsScript loading={isPending}>
        {isSecond ? m.guardian_page_confirm_submit() : m.guardian_page_submit()}
      </Button>
    </form>
  );
};
