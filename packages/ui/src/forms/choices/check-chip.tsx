import { chip } from '@palmares/ui/styled-system/recipes';
import type { ComponentProps } from 'react';
import { Check } from '../../icons.ts';
import { useEarlyInput } from '../field/early-input.ts';

export interface CheckChipProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'onChange' | 'className'> {
  label: string;
  onCheckedChange: (checked: boolean) => void;
}

/** A native checkbox in the shape of a chip, for many short choices. It is as wide checked as unchecked. */
export const CheckChip = ({ label, onCheckedChange, ref, ...rest }: CheckChipProps) => (
  <label className={chip()}>
    <input
      {...rest}
      ref={useEarlyInput(ref)}
      type="checkbox"
      onChange={({ currentTarget }) => onCheckedChange(currentTarget.checked)}
    />
    <Check aria-hidden size={16} strokeWidth={3} />
    <span>{label}</span>
  </label>
);
