import { cx } from '@palmares/ui/styled-system/css';
import { swatches } from '@palmares/ui/styled-system/recipes';
import { use, useId } from 'react';
import { teamColorClass } from '../../brand/team-color.ts';
import type { TeamColor } from '../../brand/team-colors.ts';
import { Check } from '../../icons.ts';
import { useEarlyInput } from '../field/early-input.ts';
import { FieldContext } from '../field/field-context.ts';

export interface Swatch<Value extends string> {
  value: Value;
  /** Read out for each color, and shown below for the chosen one. */
  label: string;
  /** Omit for the choice of no color. */
  color?: TeamColor | undefined;
}

export interface SwatchesProps<Value extends string> {
  items: readonly Swatch<Value>[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  /** The group's accessible name if it is not in a `FieldGroup`. */
  label?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** Chooses one of a few colors. Native radios: arrow keys work, and it posts without script. */
export const Swatches = <Value extends string>(props: SwatchesProps<Value>) => {
  const { items, value, onValueChange, label, name, disabled, className } = props;
  const own = useId();
  const earlyInputRef = useEarlyInput<HTMLInputElement>();
  const field = use(FieldContext);
  const styles = swatches();
  return (
    <div
      {...(field?.grouped === true
        ? {}
        : {
            role: 'radiogroup',
            'aria-label': label,
            'aria-labelledby': label === undefined ? field?.labelId : undefined,
          })}
      className={cx(styles.root, className)}
    >
      <span className={styles.row}>
        {items.map((item) => (
          <label key={item.value} className={styles.item} title={item.label}>
            <input
              ref={earlyInputRef}
              type="radio"
              name={name ?? own}
              value={item.value}
              checked={item.value === value}
              disabled={disabled}
              aria-label={item.label}
              aria-describedby={field?.describedBy}
              aria-invalid={field?.invalid === true || undefined}
              className={styles.input}
              onChange={() => onValueChange(item.value)}
            />
            <span
              aria-hidden
              data-none={item.color === undefined || undefined}
              className={cx(styles.color, item.color && teamColorClass[item.color])}
            >
              <Check size={18} strokeWidth={3} />
            </span>
          </label>
        ))}
      </span>
      <span aria-hidden className={styles.chosen}>
        {items.find((item) => item.value === value)?.label}
      </span>
    </div>
  );
};
