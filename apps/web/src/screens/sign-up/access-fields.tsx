import { Checkbox, Field, Input, PasswordInput } from '@palmares/ui';
import { LegalLinks } from '../../notices/legal-links.tsx';
import { m } from '../../paraglide/messages.js';
import { NewPasswordField } from '../sign-in/new-password-field.tsx';
import { useCapsLock } from '../sign-in/use-caps-lock.ts';
import type { SignUpFieldsProps } from './sign-up-fields.ts';

interface AccessFieldsProps extends SignUpFieldsProps {
  /** Called when either of the passwords is typed. */
  readonly onPassword: () => void;
}

/** Passwords are in no state and no draft: they are read from the form when it is submitted. */
export const AccessFields = ({ draft, onChange, errors, onPassword }: AccessFieldsProps) => {
  const capsLock = useCapsLock();
  const eye = { show: m.password_show(), hide: m.password_hide() };
  return (
    <>
      <Field label={m.sign_up_email_label()} hint={m.sign_up_email_hint()} error={errors.email}>
        <Input
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
          value={draft.email}
          onChange={(event) => onChange({ email: event.currentTarget.value })}
        />
      </Field>
      <NewPasswordField label={m.sign_up_password_label()} error={errors.password} onInput={onPassword} />
      <Field label={m.sign_up_confirmation_label()} error={errors.confirmation}>
        <PasswordInput
          name="confirmation"
          autoComplete="new-password"
          enterKeyHint="go"
          labels={eye}
          onInput={onPassword}
          {...capsLock.listeners}
        />
      </Field>
      <Checkbox
        name="terms"
        label={m.sign_up_terms_label()}
        hint={<LegalLinks />}
        checked={draft.terms}
        onCheckedChange={(terms) => onChange({ terms })}
        error={errors.terms}
      />
    </>
  );
};
