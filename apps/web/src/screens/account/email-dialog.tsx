import { emailChangeForm } from '@palmares/domain/account';
import { Banner, Button, Dialog, Field, Input, PasswordInput } from '@palmares/ui';
import { type FormEvent, useId, useState } from 'react';
import { trpc } from '../../api/client.ts';
import { useSubmission } from '../../api/use-submission.ts';
import { m } from '../../paraglide/messages.js';
import { errorsIn, type FieldWords, focusFirstWrong } from '../sign-in/form-errors.ts';
import { formLayout } from '../sign-in/form-layout.ts';

interface EmailDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly finalFocus: () => HTMLElement | null;
}

/** Asks for the new address. The code that is sent there is entered in the row. */
export const EmailDialog = ({ open, onOpenChange, finalFocus }: EmailDialogProps) => {
  const api = trpc.useUtils();
  const request = useSubmission(trpc.account.requestEmailChange.useMutation());
  const [errors, setErrors] = useState<FieldWords>({});
  const formId = useId();

  const toggle = (next: boolean) => {
    setErrors({});
    request.setProblem(undefined);
    onOpenChange(next);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (request.isPending) return;
    const form = event.currentTarget;
    const typed = Object.fromEntries(new FormData(form));
    const show = (found: FieldWords) => {
      setErrors(found);
      focusFirstWrong(form, found);
    };
    const found = errorsIn(emailChangeForm, typed);
    show(found);
    if (Object.keys(found).length > 0) return;
    const sent = await request.send(typed);
    if (!sent.ok) {
      if (sent.problem.field !== undefined) show({ [sent.problem.field]: sent.problem.words });
      return;
    }
    await api.account.mine.invalidate();
    toggle(false);
  };

  const problem = request.problem?.field === undefined ? request.problem?.words : undefined;
  return (
    <Dialog
      open={open}
      onOpenChange={toggle}
      size="sm"
      title={m.account_email_title()}
      description={m.account_email_text()}
      closeLabel={m.share_close()}
      finalFocus={finalFocus}
      footer={
        <>
          <Button variant="outline" onClick={() => toggle(false)}>
            {m.share_cancel()}
          </Button>
          <Button type="submit" form={formId} loading={request.isPending}>
            {m.account_email_send()}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" noValidate className={formLayout.form} onSubmit={submit}>
        <Field label={m.account_email_new_label()} error={errors.email}>
          <Input
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="next"
            onInput={() => setErrors(({ email: _, ...others }) => others)}
          />
        </Field>
        <Field label={m.account_email_password_label()} error={errors.password}>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            enterKeyHint="go"
            labels={{ show: m.password_show(), hide: m.password_hide() }}
            onInput={() => setErrors(({ password: _, ...others }) => others)}
          />
        </Field>
        {problem === undefined ? null : (
          <Banner tone="danger" role="alert">
            {problem}
          </Banner>
        )}
      </form>
    </Dialog>
  );
};
