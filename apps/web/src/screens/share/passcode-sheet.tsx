import { Banner, Button, Sheet, text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { type FormEvent, useState } from 'react';
import { trpc } from '../../api/client.ts';
import { useSubmission } from '../../api/use-submission.ts';
import { toasts } from '../../notices/toasts.ts';
import { m } from '../../paraglide/messages.js';
import { linkName } from './link-name.ts';
import { MadePasscode } from './made-link.tsx';
import { isWholeCode, passcodeChoice } from './passcode-choice.ts';
import { PasscodeKinds } from './passcode-kinds.tsx';
import type { SharedLink } from './share-data.ts';
import { shareLayout } from './share-layout.ts';
import { usePasscodeChoice } from './use-passcode-choice.ts';

const form = css({ display: 'flex', flexDirection: 'column', gap: '6' });

interface PasscodeFormProps {
  readonly link: SharedLink;
  readonly hasAccountPasscode: boolean;
  readonly onDone: () => void;
}

const PasscodeForm = ({ link: { linkId }, hasAccountPasscode, onDone }: PasscodeFormProps) => {
  const api = trpc.useUtils();
  const change = useSubmission(trpc.sharing.changePasscode.useMutation());
  const choice = usePasscodeChoice(hasAccountPasscode);
  const [changed, setChanged] = useState(false);
  const { kind, code, input } = choice;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    if (kind === 'own' && !isWholeCode(code)) {
      change.setProblem({ words: m.share_passcode_missing() });
      input.current?.focus();
      return;
    }
    const sent = await change.send({
      commandId: crypto.randomUUID(),
      linkId,
      passcode: passcodeChoice(kind, code),
    });
    if (!sent.ok) return;
    toasts.show({ title: m.share_passcode_changed() });
    if (kind === 'own') setChanged(true);
    else onDone();
    await api.sharing.invalidate();
  };

  return changed ? (
    <div className={form}>
      <MadePasscode passcode={code} />
      <Button onClick={onDone}>{m.share_done()}</Button>
    </div>
  ) : (
    <form method="post" className={form} onSubmit={submit}>
      <p className={text({ tone: 'muted' })}>{m.share_passcode_dialog_text()}</p>
      {change.problem && kind !== 'own' ? (
        <Banner tone="danger" role="alert">
          {change.problem.words}
        </Banner>
      ) : null}
      <PasscodeKinds {...choice} problem={change.problem?.words} />
      <div data-thumb className={shareLayout.thumb}>
        <Button type="submit" width="full" loading={change.isPending}>
          {m.share_passcode_save()}
        </Button>
      </div>
    </form>
  );
};

interface PasscodeSheetProps {
  readonly link: SharedLink;
  readonly hasAccountPasscode: boolean;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export const PasscodeSheet = ({ link, hasAccountPasscode, open, onOpenChange }: PasscodeSheetProps) => (
  <Sheet
    open={open}
    onOpenChange={onOpenChange}
    title={m.share_passcode_dialog_title({ label: linkName(link) })}
    closeLabel={m.share_close()}
  >
    <PasscodeForm link={link} hasAccountPasscode={hasAccountPasscode} onDone={() => onOpenChange(false)} />
  </Sheet>
);
