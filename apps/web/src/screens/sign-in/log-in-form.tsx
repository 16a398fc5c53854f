import { Banner, Button, Field, Input, PasswordInput } from '@palmares/ui';
import { type FormEvent, useRef, useState } from 'react';
import { trpc } from '../../api/client.ts';
import { useSubmission } from '../../api/use-submission.ts';
import { refusalWords } from '../../notices/refusal-words.ts';
import { m } from '../../paraglide/messages.js';
import { CapsLockNote } from './caps-lock-note.tsx';
import { formLayout } from './form-layout.ts';
import { useCapsLock } from './use-caps-lock.ts';

/** The browser validates; the words are the product's, in the page's language. */
const wrongIn = ({ validity }: HTMLInputElement): string | undefined => {
  if (validity.valueMissing) return refusalWords({ code: 'required' });
  return validity.valid ? undefined : refusalWords({ code: 'email_invalid' });
};

interface Wrong {
  readonly email?: string | undefined;
  readonly password?: string | undefined;
}

interface LogInFormProps {
  /** The only account that may log in, where its page is still open. */
  readonly athleteId?: string;
  readonly onLoggedIn: () => void;
}

export const LogInForm = ({ athleteId, onLoggedIn }: LogInFormProps) => {
  const capsLock = useCapsLock();
  const logIn = useSubmission(trpc.account.logIn.useMutation());
  const [wrong, setWrong] = useState<Wrong>({});
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);

  const send = async (typed: { readonly email: string; readonly password: string }) => {
    const sent = await logIn.send(athleteId === undefined ? typed : { ...typed, athleteId });
    if (sent.ok) return onLoggedIn();
    const field = sent.problem.code === 'another_account' ? email : password;
    field.current?.focus();
    field.current?.select();
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (logIn.isPending || !email.current || !password.current) return;
    logIn.setProblem(undefined);
    const found = { email: wrongIn(email.current), password: wrongIn(password.current) };
    setWrong(found);
    if (found.email !== undefined) return email.current.focus();
    if (found.password !== undefined) return password.current.focus();
    return send({ email: email.current.value, password: password.current.value });
  };

  return (
    <form method="post" noValidate className={formLayout.form} onSubmit={submit}>
      <Field label={m.log_in_email_label()} error={wrong.email}>
        <Input
          ref={email}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
          required
          onInput={() => setWrong(({ password }) => ({ password }))}
        />
      </Field>
      <Field label={m.log_in_password_label()} optional={<CapsLockNote on={capsLock.on} />} error={wrong.password}>
        <PasswordInput
          ref={password}
          name="password"
          autoComplete="current-password"
          enterKeyHint="go"
          required
          labels={{ show: m.password_show(), hide: m.password_hide() }}
          onInput={() => setWrong(({ email }) => ({ email }))}
          {...capsLock.listeners}
        />
      </Field>
      {logIn.problem === undefined ? null : (
        <Banner tone="danger" role="alert">
          {logIn.problem.words}
        </Banner>
      )}
      <Button type="submit" width="full" needsScript loading={logIn.isPending}>
        {m.log_in_submit()}
      </Button>
    </form>
  );
};
