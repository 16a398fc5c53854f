import { cx } from '@palmares/ui/styled-system/css';
import { control } from '@palmares/ui/styled-system/recipes';
import type { ComponentProps } from 'react';
import { useFieldAria } from './field-context.ts';

export type InputProps = ComponentProps<'input'>;

/** One line of text. Give `type`, `inputMode` and `autoComplete`: they choose the keyboard and the autofill. */
export const Input = ({ className, ...rest }: InputProps) => (
  <input {...rest} {...useFieldAria(rest)} className={cx(control({ kind: 'line' }), className)} />
);
