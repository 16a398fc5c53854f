import { newPasswordForm } from '@palmares/domain/account';
import { Banner, Button, Field, PasswordInput } from '@palmares/ui';
import { trpc } from '../../api/client.ts';
import { type Problem, useSubmission } from '../../api/use-submission.ts';
import { m } from '../../paraglide/messages.js';
import { formLayout } from './form-layout.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { useCapsLock } from './use-caps-lock.ts';
import { useCheckedForm } from './use-checked-form.ts';

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
  const send = async (typed: Parameters<typeof reset.send>[0]['form']) => {
    const sent = await reset.send({ token, form: typed });
    if (!sent.ok && sent.problem.code === 'reset_link_invalid') onInvalid();
    return sent;
  };
  const { submit, errors, problem, corrected } = useCheckedForm(newPasswordForm, { ...reset, send }, onDone);
  const correctBoth = () => corrected('password', 'confirmation');

  const labels = { show: m.password_show(), hide: m.password_hide() };
  return (
    <form method="post" noValidate className={formLayout.form} onSubmit={submit}>
      <NewPasswordField label={m.new_password_label()} error={errors.password} onInput={correctBoth} />
      <Field label={m.new_password_confirmation_label()} error={errors.confirmation}>
        <PasswordInput
          name="confirmation"
          autoComplete="new-password"
          enterKeyHint="go"
          labels={labels}
          onInput={correctBoth}
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
