import { Field, PasswordInput, StatusDot } from '@palmares/ui';
import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { CapsLockNote } from './caps-lock-note.tsx';
import { type PasswordStrength, passwordStrength } from './password-strength.ts';
import { useCapsLock } from './use-caps-lock.ts';

const words = {
  weak: m.password_strength_weak,
  fair: m.password_strength_fair,
  strong: m.password_strength_strong,
};

interface NewPasswordFieldProps {
  readonly label: string;
  readonly error: string | undefined;
  readonly onInput?: () => void;
}

/** A new password. Its advice is there before typing, so that nothing moves. Keeps the strength, never the text. */
export const NewPasswordField = ({ label, error, onInput }: NewPasswordFieldProps) => {
  const capsLock = useCapsLock();
  const [strength, setStrength] = useState<PasswordStrength>('weak');
  return (
    <Field label={label} optional={<CapsLockNote on={capsLock.on} />} hint={m.sign_up_password_hint()} error={error}>
      <PasswordInput
        name="password"
        autoComplete="new-password"
        enterKeyHint="next"
        labels={{ show: m.password_show(), hide: m.password_hide() }}
        onInput={(event) => {
          setStrength(passwordStrength(event.currentTarget.value));
          onInput?.();
        }}
        {...capsLock.listeners}
      />
      <StatusDot live tone={strength === 'weak' ? 'neutral' : 'success'}>
        {words[strength]()}
      </StatusDot>
    </Field>
  );
};
