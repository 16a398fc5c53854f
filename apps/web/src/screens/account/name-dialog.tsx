import { nameForm } from '@palmares/domain/account';
import { Banner, Button, Dialog, Field, Input } from '@palmares/ui';
import { useId } from 'react';
import { trpc } from '../../api/client.ts';
import { useSubmission } from '../../api/use-submission.ts';
import { rememberVersion } from '../../drafts/device/last-version.ts';
import { m } from '../../paraglide/messages.js';
import { formLayout } from '../sign-in/form-layout.ts';
import { useCheckedForm } from '../sign-in/use-checked-form.ts';

interface NameDialogProps {
  readonly firstName: string;
  readonly lastName: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onSaved: () => void;
}

export const NameDialog = ({ firstName, lastName, open, onOpenChange, onSaved }: NameDialogProps) => {
  const api = trpc.useUtils();
  const rename = useSubmission(trpc.account.rename.useMutation());
  const formId = useId();

  const { submit, errors, problem, corrected, clear } = useCheckedForm(nameForm, rename, async ({ version }) => {
    const session = await api.account.session.fetch(undefined, { staleTime: 0 });
    if (session) rememberVersion(session.athleteId, version);
    await Promise.all([api.account.mine.invalidate(), api.account.onboarding.invalidate()]);
    onSaved();
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
      title={m.account_name_title()}
      description={m.account_name_text()}
      closeLabel={m.share_close()}
      footer={
        <>
          <Button variant="outline" onClick={() => toggle(false)}>
            {m.share_cancel()}
          </Button>
          <Button type="submit" form={formId} loading={rename.isPending}>
            {m.account_name_save()}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" noValidate className={formLayout.form} onSubmit={submit}>
        <Field label={m.sign_up_first_name_label()} error={errors.firstName}>
          <Input
            name="firstName"
            autoComplete="given-name"
            autoCapitalize="words"
            enterKeyHint="next"
            defaultValue={firstName}
            onInput={() => corrected('firstName')}
          />
        </Field>
        <Field label={m.sign_up_last_name_label()} error={errors.lastName}>
          <Input
            name="lastName"
            autoComplete="family-name"
            autoCapitalize="words"
            enterKeyHint="go"
            defaultValue={lastName}
            onInput={() => corrected('lastName')}
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
