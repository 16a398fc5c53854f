import { switchControl } from '@palmares/ui/styled-system/recipes';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useEarlyInput } from '../field/early-input.ts';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children' | 'size'> {
  label: ReactNode;
  hint?: ReactNode;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** An on/off setting that takes effect at once. Use a `Checkbox` for a choice that is submitted with a button. */
export const Switch = ({ label, hint, onCheckedChange, onChange, className, id, ref, ...rest }: SwitchProps) => {
  const own = useId();
  const switchId = id ?? `${own}switch`;
  const hintId = `${own}hint`;
  const hinted = hint !== undefined && hint !== null && hint !== false && hint !== '';
  const styles = switchControl();
  return (
    <div className={className}>
      <label className={styles.root} htmlFor={switchId}>
        <span className={styles.words}>{label}</span>
        <input
          {...rest}
          ref={useEarlyInput(ref)}
          id={switchId}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox reports its own state, even without script.
          role="switch"
          className={styles.track}
          aria-describedby={hinted ? hintId : rest['aria-describedby']}
          onChange={(event) => {
            onChange?.(event);
            onCheckedChange?.(event.currentTarget.checked);
          }}
        />
      </label>
      {hinted ? (
        <div id={hintId} className={styles.hint}>
          {hint}
        </div>
      ) : null}
    </div>
  );
};
