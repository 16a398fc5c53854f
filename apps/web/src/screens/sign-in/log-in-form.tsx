import { Banner, Button, Field, PasswordInput, textLink, useHydrated } from '@palmares/ui';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { trpc } from '../../api/client.ts';
import { useSubmission } from '../../api/use-submission.ts';
import { keepsCookies } from '../../browser/keeps-cookies.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { CapsLockNote } from './caps-lock-note.tsx';
import { EmailField } from './email-field.tsx';
import { formLayout } from './form-layout.ts';
import { useCapsLock } from './use-caps-lock.ts';
import { wrongIn } from './wrong-in.ts';

interface Wrong {
  readonly email?: string | undefined;
  readonly password?: string | undefined;
}

interface LogInFormProps {
  /** The only account that may log in, where its page is still open. */
  readonly athleteId?: string;
  /** The path that the form is sent to without a script, and the next page from there. */
  readonly action?: { readonly path: string; readonly next: string };
  /** The email typed before, if the form was sent without a script. */
  readonly email?: string;
  /** Why that submission was refused. */
  readonly problem?: string | undefined;
  readonly onLoggedIn: () => void;
}

export const LogInForm = ({ athleteId, action, email: typedEmail, problem, onLoggedIn }: LogInFormProps) => {
  const capsLock = useCapsLock();
  const logIn = useSubmission(trpc.account.logIn.useMutation());
  const [wrong, setWrong] = useState<Wrong>({});
  const said = logIn.problem?.words ?? (logIn.isPending ? undefined : problem);
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
    if (!keepsCookies()) return logIn.setProblem({ words: m.error_no_cookies({ reader: 'athlete' }) });
    return send({ email: email.current.value, password: password.current.value });
  };

  return (
    <form method="post" action={action?.path} noValidate={useHydrated()} className={formLayout.form} onSubmit={submit}>
      {action ? <input type="hidden" name="next" value={action.next} /> : null}
      <EmailField
        defaultValue={typedEmail}
        ref={email}
        error={wrong.email}
        enterKeyHint="next"
        onInput={() => setWrong(({ password }) => ({ password }))}
      />
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
      <p>
        <Link
          to="/$lang/auth/reset-password"
          params={{ lang: getLocale() }}
          className={textLink({ standing: 'alone' })}
        >
          {m.log_in_forgot()}
        </Link>
      </p>
      {said === undefined ? null : (
        <Banner tone="danger" role="alert">
          {said}
        </Banner>
      )}
      <Button type="submit" width="full" needsScript={action === undefined} loading={logIn.isPending}>
        {m.log_in_submit()}
      </Button>
    </form>
  );
};
