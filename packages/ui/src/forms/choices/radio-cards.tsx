import { cx } from '@palmares/ui/styled-system/css';
import { radioCards } from '@palmares/ui/styled-system/recipes';
import { type ReactNode, use, useId } from 'react';
import { useEarlyInput } from '../field/early-input.ts';
import { FieldContext } from '../field/field-context.ts';

export interface RadioCard<Value extends string> {
  value: Value;
  label: ReactNode;
  /** A line under the label, read out after it. */
  text?: ReactNode;
  /** A drawing or an icon, hidden from screen readers because the label says the same. */
  picture?: ReactNode;
  disabled?: boolean | undefined;
}

export interface RadioCardsProps<Value extends string> {
  items: readonly RadioCard<Value>[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  /** The group's accessible name if it is not in a `FieldGroup`. */
  label?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  /** Maximum number of cards in a row; always one on a phone. */
  columns?: 1 | 2 | 3 | undefined;
  /** True for two options of a word or two, which stand side by side on a phone too. */
  pair?: boolean;
  className?: string | undefined;
}

/**
 * Chooses one of a few options that need more than a word each. Native radios: arrow keys work, and it posts without
 * script.
 */
export const RadioCards = <Value extends string>(props: RadioCardsProps<Value>) => {
  const { items, value, onValueChange, label, name, disabled, required, columns = 1, pair = false, className } = props;
  const own = useId();
  const earlyInputRef = useEarlyInput<HTMLInputElement>();
  const field = use(FieldContext);
  const grouped = field?.grouped === true;
  const styles = radioCards({ columns: `${columns}`, pair });
  return (
    <div
      {...(grouped
        ? {}
        : {
            role: 'radiogroup',
            'aria-label': label,
            'aria-labelledby': label === undefined ? field?.labelId : undefined,
          })}
      className={cx(styles.root, className)}
    >
      {items.map((item) => {
        const id = `${own}${item.value}`;
        const textId = `${id}-text`;
        const described = [item.text === undefined ? undefined : textId, field?.describedBy];
        return (
          <label key={item.value} htmlFor={id} className={styles.card}>
            <input
              ref={earlyInputRef}
              id={id}
              type="radio"
              name={name ?? own}
              value={item.value}
              checked={item.value === value}
              disabled={disabled === true || item.disabled === true}
              required={required}
              aria-labelledby={`${id}-label`}
              aria-describedby={described.filter((part) => part !== undefined).join(' ') || undefined}
              aria-invalid={field?.invalid === true || undefined}
              className={styles.dot}
              onChange={() => onValueChange(item.value)}
            />
            {item.picture === undefined ? null : (
              <span aria-hidden className={styles.picture}>
                {item.picture}
              </span>
            )}
            <span className={styles.words}>
              <span id={`${id}-label`} className={styles.label}>
                {item.label}
              </span>
              {item.text === undefined ? null : (
                <span id={textId} className={styles.text}>
                  {item.text}
                </span>
              )}
            </span>
          </label>
        );
      })}
    </div>
  );
};
