import { Button, Field, PinInput, text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { type FormEvent, type RefObject, useState } from 'react';
import type { MyAccount } from '../../api/account/account-queries.server.ts';
import { trpc } from '../../api/client.ts';
import { useAction, useSubmission } from '../../api/use-submission.ts';
import { refusalWords } from '../../notices/refusal-words.ts';
import { toasts } from '../../notices/toasts.ts';
import { m } from '../../paraglide/messages.js';
import { useCountdown } from '../sign-in/use-countdown.ts';

const DIGITS = 6;
const form = css({ display: 'flex', flexDirection: 'column', gap: '4', marginBlock: '4', fontWeight: 'regular' });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });

interface EmailChangeCodeProps {
  readonly change: NonNullable<MyAccount['emailChange']>;
  readonly answeredAt: number;
  readonly onEnded: (words: string) => void;
  readonly field: RefObject<HTMLInputElement | null>;
}

/** A change of address that waits for the code that was sent to the new one. */
export const EmailChangeCode = ({ change, answeredAt, onEnded, field }: EmailChangeCodeProps) => {
  const api = trpc.useUtils();
  const confirm = useSubmission(trpc.account.confirmEmailChange.useMutation());
  const resend = useAction(trpc.account.resendEmailChange.useMutation());
  const cancel = useAction(trpc.account.cancelEmailChange.useMutation());
  const [code, setCode] = useState('');
  const left = useCountdown(change.resendInSeconds, answeredAt);

  const end = async (words: string) => {
    await Promise.all([api.account.mine.invalidate(), api.account.session.invalidate()]);
    onEnded(words);
  };
  const check = async (complete: string) => {
    if (confirm.isPending) return;
    if ((await confirm.send({ code: complete })).ok) return end(m.account_email_changed());
    setCode('');
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === DIGITS) return check(code);
    confirm.setProblem({ words: refusalWords({ code: 'six_digits' }) });
    field.current?.focus();
  };
  const sendAgain = async () => {
    if ((await resend.run()).ok) toasts.show({ title: m.account_email_resent() });
    await api.account.mine.invalidate();
  };
  const giveUp = async () => {
    if ((await cancel.run()).ok) await end(m.account_email_canceled());
  };

  return (
    <form method="post" noValidate className={form} onSubmit={submit}>
      <p role="status" className={text({ tone: 'muted' })}>
        {m.account_email_waiting({ email: change.newEmail })}
      </p>
      <Field label={m.verify_email_code_label()} hint={m.verify_email_code_hint()} error={confirm.problem?.words}>
        <PinInput ref={field} name="code" value={code} onValueChange={setCode} onComplete={check} />
      </Field>
      <div className={actions}>
        <Button type="submit" size="sm" loading={confirm.isPending}>
          {m.account_email_confirm()}
        </Button>
        <Button variant="outline" size="sm" disabled={left > 0} loading={resend.isPending} onClick={sendAgain}>
          {left > 0 ? m.account_email_resend_in({ seconds: left }) : m.account_email_resend()}
        </Button>
        <Button variant="ghost" size="sm" loading={cancel.isPending} onClick={giveUp}>
          {m.account_email_cancel()}
        </Button>
      </div>
    </form>
  );
};
