import { cx } from '@palmares/ui/styled-system/css';
import { chip } from '@palmares/ui/styled-system/recipes';
import type { ComponentProps } from 'react';
import { Check } from '../icons.ts';
import { useHydrated } from './use-hydrated.ts';

export interface ChipProps extends Omit<ComponentProps<'button'>, 'type' | 'aria-pressed'> {
  /** True if it is chosen; shown by a check as well as by color. */
  pressed: boolean;
}

/** A short choice that a press toggles: a suggestion for a field, or a filter. */
export const Chip = ({ pressed, className, disabled, children, ...rest }: ChipProps) => {
  const awaitsScript = !useHydrated();
  return (
    <button
      {...rest}
      type="button"
      disabled={disabled || awaitsScript}
      aria-pressed={pressed}
      className={cx(chip(), className)}
    >
      {pressed ? <Check aria-hidden size={18} /> : null}
      <span>{children}</span>
    </button>
  );
};
