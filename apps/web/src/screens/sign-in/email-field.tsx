import { Field, Input } from '@palmares/ui';
import type { ComponentProps, Ref } from 'react';
import { m } from '../../paraglide/messages.js';

interface EmailFieldProps extends Pick<ComponentProps<'input'>, 'defaultValue' | 'enterKeyHint' | 'onInput'> {
  readonly ref: Ref<HTMLInputElement>;
  readonly error: string | undefined;
}

/** The email of an existing account. */
export const EmailField = ({ ref, error, ...input }: EmailFieldProps) => (
  <Field label={m.log_in_email_label()} error={error}>
    <Input
      ref={ref}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...input}
    />
  </Field>
);
