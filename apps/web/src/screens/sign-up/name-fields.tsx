import { Field, Input } from '@palmares/ui';
import { m } from '../../paraglide/messages.js';
import { formLayout } from '../sign-in/form-layout.ts';
import type { SignUpFieldsProps } from './sign-up-fields.ts';

interface NameFieldsProps extends SignUpFieldsProps {
  /** The guardian agreed for this first name. */
  readonly isFirstNameFixed: boolean;
}

export const NameFields = ({ draft, onChange, errors, isFirstNameFixed }: NameFieldsProps) => (
  <div className={formLayout.pair}>
    <Field label={m.sign_up_first_name_label()} error={errors.firstName}>
      <Input
        name="firstName"
        autoComplete="given-name"
        autoCapitalize="words"
        enterKeyHint="next"
        readOnly={isFirstNameFixed}
        value={draft.firstName}
        onChange={(event) => onChange({ firstName: event.currentTarget.value })}
      />
    </Field>
    <Field label={m.sign_up_last_name_label()} error={errors.lastName}>
      <Input
        name="lastName"
        autoComplete="family-name"
        autoCapitalize="words"
        enterKeyHint="next"
        value={draft.lastName}
        onChange={(event) => onChange({ lastName: event.currentTarget.value })}
      />
    </Field>
  </div>
);
