import { Banner, Button, CopyField, Dialog } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { type FormEvent, useId, useRef, useState } from 'react';
import { trpc } from '../../api/client.ts';
import { useSubmission } from '../../api/use-submission.ts';
import { m } from '../../paraglide/messages.js';
import { linkName } from './link-name.ts';
import { PasscodeField } from './passcode-field.tsx';
import type { SharedLink } from './share-data.ts';

const stack = css({ display: 'flex', flexDirection: 'column', gap: '4' });
const DIGITS = 6;

interface PasscodeDialogProps {
  readonly link: SharedLink;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export const PasscodeDialog = ({ link, open, onOpenChange }: PasscodeDialogProps) => {
  const api = trpc.useUtils();
  const change = useSubmission(trpc.sharing.changePasscode.useMutation());
  const [passcode, setPasscode] = useState('');
  const [changed, setChanged] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const formId = useId();

  const toggle = (next: boolean) => {
    setPasscode('');
    setChanged(false);
    change.setProblem(undefined);
    onOpenChange(next);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    if (passcode.length !== DIGITS) {
      change.setProblem({ words: m.share_passcode_missing() });
      input.current?.focus();
      return;
    }
    const sent = await change.send({
      commandId: crypto.randomUUID(),
      linkId: link.linkId,
      passcode: { kind: 'own', code: passcode },
    });
    if (!sent.ok) return;
    setChanged(true);
    await api.sharing.mine.invalidate();
  };

  const save = (
    <>
      <Button variant="outline" onClick={() => toggle(false)}>
        {m.share_cancel()}
      </Button>
      <Button type="submit" form={formId} loading={change.isPending}>
        {m.share_passcode_save()}
      </Button>
    </>
  );

  return (
    <Dialog
      open={open}
      onOpenChange={toggle}
      title={m.share_passcode_dialog_title({ label: linkName(link) })}
      description={m.share_passcode_dialog_text()}
      closeLabel={m.share_close()}
      initialFocus={input}
      footer={changed ? <Button onClick={() => toggle(false)}>{m.share_done()}</Button> : save}
    >
      {changed ? (
        <div className={stack}>
          <Banner tone="success" role="status" title={m.share_passcode_changed()}>
            {m.share_made_passcode()}
          </Banner>
          <CopyField
            value={passcode}
            labels={{
              field: m.scout_passcode_label(),
              copy: m.share_copy_passcode(),
              copied: m.share_copied_passcode(),
            }}
          />
        </div>
      ) : (
        <form id={formId} method="post" onSubmit={submit}>
          <PasscodeField value={passcode} onChange={setPasscode} problem={change.problem?.words} input={input} />
        </form>
      )}
    </Dialog>
  );
};
