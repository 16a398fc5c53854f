import { DateSelect, FieldGroup } from '@palmares/ui';
import { languageTag } from '../../i18n/language.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { yearsBefore } from './date-of-birth.ts';

interface DateOfBirthFieldProps {
  readonly value: string;
  readonly onChange: (date: string) => void;
  readonly error: string | undefined;
  readonly thisYear: number;
}

export const DateOfBirthField = ({ value, onChange, error, thisYear }: DateOfBirthFieldProps) => (
  <FieldGroup legend={m.sign_up_birth_label()} hint={m.who_sees_birth_hint()} error={error}>
    <DateSelect
      value={value}
      onValueChange={onChange}
      language={languageTag(getLocale())}
      years={yearsBefore(thisYear)}
      labels={{ day: m.sign_up_birth_day(), month: m.sign_up_birth_month(), year: m.sign_up_birth_year() }}
      autoComplete="bday"
    />
  </FieldGroup>
);
