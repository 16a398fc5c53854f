import { CircleAlert, NativeSelect, VisuallyHidden } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { field } from '@palmares/ui/styled-system/recipes';
import { useId } from 'react';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { languageTag } from '../../shell/language.ts';
import { type DateParts, dateOf, days, monthChoices, partsOf, yearsBefore } from './birth-date.ts';

const group = css({ border: 'none', minWidth: '0' });
const parts = css({
  display: 'grid',
  gridTemplateColumns: '[5.2rem minmax(0, 1fr) 6.2rem]',
  gap: { base: '1', sm: '2' },
  marginBlock: '2',
});

/** Three lists share a phone's width, so each keeps little room around its words. */
const narrow = css({ paddingInlineStart: { base: '[0.625rem]', sm: '3' }, paddingInlineEnd: '[2.25rem]' });

interface PartProps {
  readonly label: string;
  readonly autoComplete: string;
  readonly value: string;
  readonly choices: readonly { readonly id: string; readonly label: string }[];
  readonly invalid: boolean;
  readonly describedBy: string;
  readonly onChoose: (value: string) => void;
}

const Part = ({ label, autoComplete, value, choices, invalid, describedBy, onChoose }: PartProps) => {
  const id = useId();
  return (
    <div>
      <VisuallyHidden>
        <label htmlFor={id}>{label}</label>
      </VisuallyHidden>
      <NativeSelect
        id={id}
        name={autoComplete}
        className={narrow}
        autoComplete={autoComplete}
        value={value}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        <option value="">{label}</option>
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.label}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
};

const plain = (values: readonly string[]) => values.map((id) => ({ id, label: String(Number(id)) }));

interface BirthDateFieldProps {
  readonly value: string;
  readonly onChange: (date: string) => void;
  readonly error: string | undefined;
}

/** Three lists: a date of birth is known by heart, a calendar would have to be turned back for years. */
export const BirthDateField = ({ value, onChange, error }: BirthDateFieldProps) => {
  const errorId = useId();
  const date = partsOf(value);
  const styles = field();
  const choose = (part: Partial<DateParts>) => onChange(dateOf({ ...date, ...part }));
  const told = { invalid: error !== undefined, describedBy: errorId };
  return (
    <fieldset className={group}>
      <legend className={styles.label}>{m.sign_up_birth_label()}</legend>
      <div className={parts}>
        <Part
          {...told}
          label={m.sign_up_birth_day()}
          autoComplete="bday-day"
          value={date.day}
          choices={plain(days)}
          onChoose={(day) => choose({ day })}
        />
        <Part
          {...told}
          label={m.sign_up_birth_month()}
          autoComplete="bday-month"
          value={date.month}
          choices={monthChoices(languageTag(getLocale()))}
          onChoose={(month) => choose({ month })}
        />
        <Part
          {...told}
          label={m.sign_up_birth_year()}
          autoComplete="bday-year"
          value={date.year}
          choices={plain(yearsBefore(new Date().getFullYear()))}
          onChoose={(year) => choose({ year })}
        />
      </div>
      <div id={errorId} role="alert" className={styles.error}>
        {error === undefined ? null : (
          <>
            <CircleAlert aria-hidden size={18} />
            <span>{error}</span>
          </>
        )}
      </div>
    </fieldset>
  );
};
