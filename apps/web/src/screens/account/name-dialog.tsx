import { nameForm } from '@palmares/domain/account';
import { Banner, Button, Dialog, Field, Input } from '@palmares/ui';
import { type FormEvent, useId, useState } from 'react';
import { trpc } from '../../api/client.ts';
import { useSubmission } from '../../api/use-submission.ts';
import { rememberVersion } from '../../drafts/device/last-version.ts';
import { m } from '../../paraglide/messages.js';
import { errorsIn, type FieldWords, focusFirstWrong } from '../sign-in/form-errors.ts';
import { formLayout } from '../sign-in/form-layout.ts';

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
  const [errors, setErrors] = useState<FieldWords>({});
  const formId = useId();

  const toggle = (next: boolean) => {
    setErrors({});
    rename.setProblem(undefined);
    onOpenChange(next);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (rename.isPending) return;
    const form = event.currentTarget;
    const typed = Object.fromEntries(new FormData(form));
    const show = (found: FieldWords) => {
      setErrors(found);
      focusFirstWrong(form, found);
    };
    const found = errorsIn(nameForm, typed);
    show(found);
    if (Object.keys(found).length > 0) return;
    const sent = await rename.send(typed);
    if (!sent.ok) {
      if (sent.problem.field !== undefined) show({ [sent.problem.field]: sent.problem.words });
      return;
    }
    const session = await api.account.session.fetch(undefined, { staleTime: 0 });
    if (session) rememberVersion(session.athleteId, sent.value.version);
    await Promise.all([api.account.mine.invalidate(), api.account.onboarding.invalidate()]);
    onSaved();
    toggle(false);
  };

  const problem = rename.problem?.field === undefined ? rename.problem?.words : undefined;
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
            onInput={() => setErrors(({ firstName: _, ...others }) => others)}
          />
        </Field>
        <Field label={m.sign_up_last_name_label()} error={errors.lastName}>
          <Input
            name="lastName"
            autoComplete="family-name"
            autoCapitalize="words"
            enterKeyHint="go"
            defaultValue={lastName}
            onInput={() => setErrors(({ lastName: _, ...others }) => others)}
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
