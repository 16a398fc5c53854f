import { css, cx } from '@palmares/ui/styled-system/css';
import { dateSelect } from '@palmares/ui/styled-system/recipes';
import { useId } from 'react';
import { VisuallyHidden } from '../../layout/visually-hidden.tsx';
import { NativeSelect } from '../choices/native-select.tsx';
import {
  type DateChoice,
  type DatePart,
  type DateParts,
  dateOf,
  dateOrder,
  dayChoices,
  monthChoices,
  partsOf,
} from './date-parts.ts';

export interface DateSelectProps {
  /** `2009-03-07`. Missing parts are empty, as in `2009--07`. */
  value: string;
  onValueChange: (date: string) => void;
  /** Language tag, such as `fr-CA`, which determines the order of the parts and the names of the months. */
  language: string;
  /** The years to choose from, in the order shown. */
  years: readonly number[];
  /** The names of the parts, also shown in their lists while nothing is chosen. */
  labels: DateParts;
  /** With `bday`, the browser fills in all three, which are named `bday-day`, `bday-month` and `bday-year`. */
  autoComplete?: 'bday' | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** Three lists share a phone's width, so each has little padding. */
const narrow = css({
  paddingInlineStart: { base: '2', sm: '3' },
  paddingInlineEnd: { base: '[1.75rem]', sm: '[2.25rem]' },
  '& + svg': { insetInlineEnd: { base: '2', sm: '4' } },
});

/**
 * A date that people know by heart, as three native selects, because a calendar would mean paging back for years. Goes
 * inside a `FieldGroup`, whose legend is the question.
 */
export const DateSelect = (props: DateSelectProps) => {
  const { value, onValueChange, language, years, labels, autoComplete, disabled, className } = props;
  const parts = partsOf(value);
  const choices: Readonly<Record<DatePart, readonly DateChoice[]>> = {
    day: dayChoices,
    month: monthChoices(language),
    year: years.map((year) => ({ id: String(year), label: String(year) })),
  };
  const styles = dateSelect();
  return (
    <div className={cx(styles.root, className)}>
      {dateOrder(language).map((part) => (
        <Part
          key={part}
          part={part}
          label={labels[part]}
          value={parts[part]}
          choices={choices[part]}
          autoComplete={autoComplete === undefined ? undefined : `${autoComplete}-${part}`}
          disabled={disabled}
          onChoose={(chosen) => onValueChange(dateOf({ ...parts, [part]: chosen }))}
        />
      ))}
    </div>
  );
};

interface PartProps {
  part: DatePart;
  label: string;
  value: string;
  choices: readonly DateChoice[];
  autoComplete: string | undefined;
  disabled: boolean | undefined;
  onChoose: (value: string) => void;
}

const Part = ({ part, label, value, choices, autoComplete, disabled, onChoose }: PartProps) => {
  const id = useId();
  const styles = dateSelect();
  return (
    <div className={styles[part]}>
      <VisuallyHidden>
        <label htmlFor={id}>{label}</label>
      </VisuallyHidden>
      <NativeSelect
        id={id}
        name={autoComplete}
        autoComplete={autoComplete}
        value={value}
        disabled={disabled}
        className={narrow}
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
