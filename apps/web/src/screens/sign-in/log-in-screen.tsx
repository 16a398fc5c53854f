import { Banner, Button, Field, Input, PageHeader, PasswordInput, textLink } from '@palmares/ui';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { trpc } from '../../api/client.ts';
import { useSubmission } from '../../api/use-submission.ts';
import { refusalWords } from '../../notices/refusal-words.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { AuthFrame } from './auth-frame.tsx';
import { CapsLockNote } from './caps-lock-note.tsx';
import { formLayout } from './form-layout.ts';
import { safeNextPath } from './next-path.ts';
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

export const LogInScreen = ({ next }: { readonly next: string | undefined }) => {
  const capsLock = useCapsLock();
  const logIn = useSubmission(trpc.account.logIn.useMutation());
  const [wrong, setWrong] = useState<Wrong>({});
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);

  const send = async (typed: { readonly email: string; readonly password: string }) => {
    const sent = await logIn.send(typed);
    // Loads a new document, so that nothing of the visitor's pages stays in memory.
    if (sent.ok) return window.location.assign(safeNextPath(next) ?? `/${getLocale()}/app/dashboard`);
    password.current?.focus();
    password.current?.select();
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
    <AuthFrame>
      <PageHeader title={m.log_in_title()} lead={m.log_in_lead()} />
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
      <p className={formLayout.after}>
        {m.log_in_no_account()}
        <Link to="/$lang/auth/sign-up" params={{ lang: getLocale() }} className={textLink({ standing: 'alone' })}>
          {m.log_in_to_sign_up()}
        </Link>
      </p>
    </AuthFrame>
  );
};
