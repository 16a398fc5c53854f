import { cx } from '@palmares/ui/styled-system/css';
import { control } from '@palmares/ui/styled-system/recipes';
import type { ComponentProps } from 'react';
import { useEarlyInput } from './early-input.ts';
import { useFieldAria } from './field-context.ts';

export type InputProps = ComponentProps<'input'>;

/** One line of text. Set `type`, `inputMode` and `autoComplete`: they determine the keyboard and the autofill. */
export const Input = ({ className, ref, ...rest }: InputProps) => (
  <input
    {...rest}
    {...useFieldAria(rest)}
    ref={useEarlyInput(ref)}
    className={cx(control({ kind: 'line' }), className)}
  />
);
