import { accountPasscodeForm } from '@palmares/domain/sharing';
import { Banner, Button, Dialog } from '@palmares/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { trpc } from '../../api/client.ts';
import { useSubmission } from '../../api/use-submission.ts';
import { m } from '../../paraglide/messages.js';
import { PasscodeField } from '../share/passcode-field.tsx';
import { formLayout } from '../sign-in/form-layout.ts';

interface PasscodeDialogProps {
  readonly hasPasscode: boolean;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onSaved: () => void;
}

export const PasscodeDialog = ({ hasPasscode, open, onOpenChange, onSaved }: PasscodeDialogProps) => {
  const api = trpc.useUtils();
  const change = useSubmission(trpc.sharing.changeAccountPasscode.useMutation());
  const [passcode, setPasscode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const formId = useId();

  const toggle = (next: boolean) => {
    setPasscode('');
    change.setProblem(undefined);
    onOpenChange(next);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    if (!accountPasscodeForm.safeParse({ passcode }).success) {
      change.setProblem({ field: 'passcode', words: m.share_passcode_missing() });
      input.current?.focus();
      return;
    }
    const sent = await change.send({ commandId: crypto.randomUUID(), passcode });
    if (!sent.ok) return;
    onSaved();
    toggle(false);
    await Promise.all([api.account.mine.invalidate(), api.sharing.invalidate()]);
  };

  const { problem } = change;
  return (
    <Dialog
      open={open}
      onOpenChange={toggle}
      title={hasPasscode ? m.account_passcode_change_title() : m.account_passcode_set_title()}
      description={hasPasscode ? m.account_passcode_change_text() : m.account_passcode_set_text()}
      closeLabel={m.share_close()}
      initialFocus={input}
      footer={
        <>
          <Button variant="outline" onClick={() => toggle(false)}>
            {m.share_cancel()}
          </Button>
          <Button type="submit" form={formId} loading={change.isPending}>
            {m.account_passcode_save()}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" noValidate className={formLayout.form} onSubmit={submit}>
        <PasscodeField
          value={passcode}
          onChange={setPasscode}
          problem={problem?.field === undefined ? undefined : problem.words}
          input={input}
        />
        {problem && problem.field === undefined ? (
          <Banner tone="danger" role="alert">
            {problem.words}
          </Banner>
        ) : null}
      </form>
    </Dialog>
  );
};
