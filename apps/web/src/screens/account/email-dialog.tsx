import { emailChangeForm } from '@palmares/domain/account';
import { Banner, Button, Dialog, Field, Input, PasswordInput } from '@palmares/ui';
import { useId } from 'react';
import { trpc } from '../../api/client.ts';
import { useSubmission } from '../../api/use-submission.ts';
import { m } from '../../paraglide/messages.js';
import { formLayout } from '../sign-in/form-layout.ts';
import { useCheckedForm } from '../sign-in/use-checked-form.ts';

interface EmailDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly finalFocus: () => HTMLElement | null;
}

/** Asks for the new address. The code that is sent there is entered in the row. */
export const EmailDialog = ({ open, onOpenChange, finalFocus }: EmailDialogProps) => {
  const api = trpc.useUtils();
  const request = useSubmission(trpc.account.requestEmailChange.useMutation());
  const formId = useId();

  const { submit, errors, problem, corrected, clear } = useCheckedForm(emailChangeForm, request, async () => {
    await api.account.mine.invalidate();
    toggle(false);
  });
  const toggle = (next: boolean) => {
    clear();
    onOpenChange(next);
  };

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
            onInput={() => corrected('email')}
          />
        </Field>
        <Field label={m.account_email_password_label()} error={errors.password}>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            enterKeyHint="go"
            labels={{ show: m.password_show(), hide: m.password_hide() }}
            onInput={() => corrected('password')}
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
