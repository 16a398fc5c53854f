import { newPasswordForm } from '@palmares/domain/account';
import { Banner, Button, Field, PasswordInput } from '@palmares/ui';
import { type FormEvent, useState } from 'react';
import { trpc } from '../../api/client.ts';
import { type Problem, useSubmission } from '../../api/use-submission.ts';
import { m } from '../../paraglide/messages.js';
import { errorsIn, type FieldWords, focusFirstWrong } from './form-errors.ts';
import { formLayout } from './form-layout.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { useCapsLock } from './use-caps-lock.ts';

interface NewPasswordFormProps {
  readonly token: string;
  /** Why the form was refused, if it was sent without a script. */
  readonly posted: Problem | undefined;
  readonly onDone: () => void;
  readonly onInvalid: () => void;
}

export const NewPasswordForm = ({ token, posted, onDone, onInvalid }: NewPasswordFormProps) => {
  const capsLock = useCapsLock();
  const reset = useSubmission(trpc.account.resetPassword.useMutation(), posted);
  const [errors, setErrors] = useState<FieldWords>(posted?.field === undefined ? {} : { [posted.field]: posted.words });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (reset.isPending) return;
    const form = event.currentTarget;
    const typed = Object.fromEntries(new FormData(form));
    const show = (found: FieldWords) => {
      setErrors(found);
      focusFirstWrong(form, found);
    };
    reset.setProblem(undefined);
    const found = errorsIn(newPasswordForm, typed);
    show(found);
    if (Object.keys(found).length > 0) return;
    const sent = await reset.send({ token, form: typed });
    if (sent.ok) return onDone();
    const { code, field, words } = sent.problem;
    if (code === 'reset_link_invalid') return onInvalid();
    if (field !== undefined) show({ [field]: words });
  };

  const labels = { show: m.password_show(), hide: m.password_hide() };
  const problem = reset.problem?.field === undefined ? reset.problem?.words : undefined;
  return (
    <form method="post" noValidate className={formLayout.form} onSubmit={submit}>
      <NewPasswordField label={m.new_password_label()} error={errors.password} onInput={() => setErrors({})} />
      <Field label={m.new_password_confirmation_label()} error={errors.confirmation}>
        <PasswordInput
          name="confirmation"
          autoComplete="new-password"
          enterKeyHint="go"
          labels={labels}
          onInput={() => setErrors({})}
          {...capsLock.listeners}
        />
      </Field>
      {problem === undefined ? null : (
        <Banner tone="danger" role="alert">
          {problem}
        </Banner>
      )}
      <Button type="submit" width="full" loading={reset.isPending}>
        {m.new_password_submit()}
      </Button>
    </form>
  );
};
