import { cx } from '@palmares/ui/styled-system/css';
import { checkbox } from '@palmares/ui/styled-system/recipes';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Check, CircleAlert } from '../../icons.ts';
import { useEarlyInput } from '../field/early-input.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** The text beside the box; it may contain a link. */
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** A native checkbox, which posts with a plain form and works without script. */
export const Checkbox = ({
  label,
  hint,
  error,
  onCheckedChange,
  onChange,
  className,
  id,
  ref,
  ...rest
}: CheckboxProps) => {
  const own = useId();
  const boxId = id ?? `${own}box`;
  const hintId = `${own}hint`;
  const errorId = `${own}error`;
  const invalid = error !== undefined && error !== null && error !== false && error !== '';
  const describedBy = [invalid ? errorId : '', hint === undefined ? '' : hintId]
    .filter((part) => part !== '')
    .join(' ');
  const styles = checkbox();
  return (
    <div className={className}>
      <label className={styles.root} htmlFor={boxId}>
        <input
          {...rest}
          ref={useEarlyInput(ref)}
          id={boxId}
          type="checkbox"
          className={styles.box}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy === '' ? undefined : describedBy}
          onChange={(event) => {
            onChange?.(event);
            onCheckedChange?.(event.currentTarget.checked);
          }}
        />
        <Check aria-hidden size={16} strokeWidth={3.5} className={styles.mark} />
        <span className={styles.words}>{label}</span>
      </label>
      {hint === undefined ? null : (
        <div id={hintId} className={cx(styles.hint)}>
          {hint}
        </div>
      )}
      <div id={errorId} role="alert" className={styles.error}>
        {invalid ? (
          <>
            <CircleAlert aria-hidden size={18} />
            <span>{error}</span>
          </>
        ) : null}
      </div>
    </div>
  );
};
