import {
  Banner,
  Button,
  Card,
  Checkbox,
  Field,
  Input,
  Page,
  PageHeader,
  PasswordInput,
  textLink,
  useHydrated,
} from '@palmares/ui';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef } from 'react';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { BirthDateField } from './birth-date-field.tsx';
import { formLayout } from './form-layout.ts';
import { PlaceFields } from './place-fields.tsx';

import { useSignUp } from './use-sign-up.ts';

export const SignUpScreen = () => {
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const { draft, change, errors, problem, submit, pending } = useSignUp(form);
  const eye = { show: m.password_show(), hide: m.password_hide() };

  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors]);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    return submit({ password: String(typed.get('password')), confirmation: String(typed.get('confirmation')) });
  };

  return (
    <Page width="form">
      <PageHeader title={m.sign_up_title()} lead={m.sign_up_lead()} />
      <Card>
        <form ref={form} method="post" noValidate className={formLayout.form} onSubmit={send}>
          <div className={formLayout.pair}>
            <Field label={m.sign_up_first_name_label()} error={errors.firstName}>
              <Input
                name="firstName"
                autoComplete="given-name"
                value={draft.firstName}
                onChange={(event) => change({ firstName: event.currentTarget.value })}
              />
            </Field>
            <Field label={m.sign_up_last_name_label()} error={errors.lastName}>
              <Input
                name="lastName"
                autoComplete="family-name"
                value={draft.lastName}
                onChange={(event) => change({ lastName: event.currentTarget.value })}
              />
            </Field>
          </div>
          <BirthDateField
            value={draft.dateOfBirth}
            onChange={(dateOfBirth) => change({ dateOfBirth })}
            error={errors.dateOfBirth}
          />
          <PlaceFields draft={draft} onChange={change} errors={errors} />
          <Field label={m.sign_up_email_label()} hint={m.sign_up_email_hint()} error={errors.email}>
            <Input
              name="email"
              type="email"
              inputMode="email"
              autoComplete="username"
              autoCapitalize="none"
              value={draft.email}
              onChange={(event) => change({ email: event.currentTarget.value })}
            />
          </Field>
          <Field label={m.sign_up_password_label()} hint={m.sign_up_password_hint()} error={errors.password}>
            <PasswordInput name="password" autoComplete="new-password" labels={eye} />
          </Field>
          <Field label={m.sign_up_confirmation_label()} error={errors.confirmation}>
            <PasswordInput name="confirmation" autoComplete="new-password" labels={eye} />
          </Field>
          <Checkbox
            name="terms"
            label={m.sign_up_terms_label()}
            checked={draft.terms}
            onCheckedChange={(terms) => change({ terms })}
            error={errors.terms}
          />
          {problem === undefined ? null : (
            <Banner tone="danger" role="alert">
              {problem}
            </Banner>
          )}
          <Button type="submit" width="full" disabled={!hydrated} loading={pending}>
            {m.sign_up_submit()}
          </Button>
        </form>
      </Card>
      <p className={formLayout.after}>
        {m.sign_up_has_account()}
        <Link to="/$lang/auth" params={{ lang: getLocale() }} className={textLink({ standing: 'alone' })}>
          {m.sign_up_to_log_in()}
        </Link>
      </p>
    </Page>
  );
};
