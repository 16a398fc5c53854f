import { switchControl } from '@palmares/ui/styled-system/recipes';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useEarlyInput } from '../field/early-input.ts';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children' | 'size'> {
  label: ReactNode;
  hint?: ReactNode;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** On or off, taking effect at once; a choice that waits for a button is a `Checkbox`. */
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
          // biome-ignore lint/a11y/useAriaPropsForRole: a native box tells its state by itself, also before any script.
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
