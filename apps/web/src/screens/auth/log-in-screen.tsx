import {
  Banner,
  Button,
  Card,
  Field,
  Input,
  Page,
  PageHeader,
  PasswordInput,
  textLink,
  useHydrated,
} from '@palmares/ui';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { trpc } from '../../api/client.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { failureWords } from '../../shell/error-status.ts';
import { safeNextPath } from '../../shell/next-path.ts';
import { refusalWords } from '../../shell/refusal-words.ts';
import { formLayout } from './form-layout.ts';

export const LogInScreen = ({ next }: { readonly next: string | undefined }) => {
  const hydrated = useHydrated();
  const logIn = trpc.account.logIn.useMutation();
  const [problem, setProblem] = useState<string>();
  const email = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    setProblem(undefined);
    try {
      const outcome = await logIn.mutateAsync({
        email: String(typed.get('email')),
        password: String(typed.get('password')),
      });
      // A whole document: nothing of the visitor's pages is left in memory beside the athlete's.
      if (outcome.ok) return window.location.assign(safeNextPath(next) ?? `/${getLocale()}/app/dashboard`);
      setProblem(refusalWords(outcome.refusal));
    } catch (error) {
      setProblem(failureWords(error));
    }
    email.current?.focus();
  };

  return (
    <Page width="form">
      <PageHeader title={m.log_in_title()} lead={m.log_in_lead()} />
      <Card padding="md">
        <form method="post" className={formLayout.form} onSubmit={submit}>
          {problem === undefined ? null : (
            <Banner tone="danger" role="alert">
              {problem}
            </Banner>
          )}
          <Field label={m.log_in_email_label()}>
            <Input ref={email} name="email" type="email" inputMode="email" autoComplete="username" required />
          </Field>
          <Field label={m.log_in_password_label()}>
            <PasswordInput
              name="password"
              autoComplete="current-password"
              required
              labels={{ show: m.password_show(), hide: m.password_hide() }}
            />
          </Field>
          <Button type="submit" width="full" disabled={!hydrated} loading={logIn.isPending}>
            {m.log_in_submit()}
          </Button>
        </form>
      </Card>
      <p className={formLayout.after}>
        {m.log_in_no_account()}
        <Link to="/$lang/auth/sign-up" params={{ lang: getLocale() }} className={textLink({ standing: 'alone' })}>
          {m.log_in_to_sign_up()}
        </Link>
      </p>
    </Page>
  );
};
