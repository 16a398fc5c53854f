import { cx } from '@palmares/ui/styled-system/css';
import { numberInput } from '@palmares/ui/styled-system/recipes';
import { type ComponentProps, type KeyboardEvent, use, useId } from 'react';
import { useEarlyInput } from '../field/early-input.ts';
import { FieldContext, useFieldAria } from '../field/field-context.ts';
import { type NumberRange, stepNumber } from './number-format.ts';

type Native = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode' | 'min' | 'max' | 'step'
>;

/** Reads and writes numbers in the page's language. */
export interface TypedNumbers {
  /** Returns the number, or null if the text is not one. */
  read(text: string, range: NumberRange): number | null;
  /** Formats a typed number for the language, digit for digit: `3.50` becomes `3,50`. Only trims other text. */
  tidy(text: string, range: NumberRange): string;
}

export interface NumberInputProps extends Native, NumberRange {
  /** The text as typed, even if it is not a number yet. */
  value: string;
  onValueChange: (text: string, number: number | null) => void;
  numbers: TypedNumbers;
  /** Shown after the number, for example `cm`. */
  unit?: string | undefined;
  /** The unit in full, read out with the label: "centimetres". */
  unitLabel?: string | undefined;
  /** True for a narrow field on a phone, as wide as its parent makes it, to fit several in a row. */
  compact?: boolean | undefined;
}

/**
 * A number and its unit. Not `type=number`, which changes with the mouse wheel, hides invalid text and refuses a comma.
 * The arrow keys step within the range; a number outside it can still be typed.
 */
export const NumberInput = (props: NumberInputProps) => {
  const { value, onValueChange, numbers, unit, unitLabel = unit, min, max, step = 1, className, ...rest } = props;
  const { onBlur, onKeyDown, ref, compact, ...native } = rest;
  const field = use(FieldContext);
  const aria = useFieldAria(rest);
  const unitId = useId();
  const styles = numberInput({ compact });
  const range = { min, max };
  const take = (text: string) => onValueChange(text, numbers.read(text, range));

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : undefined;
    if (direction === undefined || event.defaultPrevented || rest.readOnly === true) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = stepNumber(numbers.read(value, range), direction, { ...range, step });
    take(numbers.tidy(String(next), range));
  };

  // In a group, the legend is the question and the unit names this control.
  const named = rest['aria-label'] !== undefined || rest['aria-labelledby'] !== undefined;
  const label =
    field === null || field.grouped || unit === undefined || named ? undefined : `${field.labelId} ${unitId}`;
  return (
    <span className={cx(styles.root, className)}>
      <input
        autoComplete="off"
        {...native}
        {...aria}
        ref={useEarlyInput(ref)}
        aria-label={rest['aria-label'] ?? (field?.grouped === true && !named ? unitLabel : undefined)}
        aria-labelledby={rest['aria-labelledby'] ?? label}
        type="text"
        inputMode={Number.isInteger(step) && (min === undefined || min >= 0) ? 'numeric' : 'decimal'}
        value={value}
        className={styles.input}
        onChange={(event) => take(event.currentTarget.value)}
        onBlur={(event) => {
          const tidied = numbers.tidy(value, range);
          if (tidied !== value) take(tidied);
          onBlur?.(event);
        }}
        onKeyDown={press}
      />
      {unit === undefined ? null : (
        <span className={styles.unit}>
          <span aria-hidden>{unit}</span>
          <span id={unitId} hidden>
            {unitLabel}
          </span>
        </span>
      )}
    </span>
  );
};
