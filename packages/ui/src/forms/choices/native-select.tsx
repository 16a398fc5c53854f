import { css, cx } from '@palmares/ui/styled-system/css';
import { control } from '@palmares/ui/styled-system/recipes';
import type { ComponentProps } from 'react';
import { ChevronsUpDown } from '../../icons.ts';
import { useEarlyInput } from '../field/early-input.ts';
import { useFieldAria } from '../field/field-context.ts';

export type NativeSelectProps = ComponentProps<'select'>;

const frame = css({ position: 'relative', display: 'block' });
const arrow = css({
  position: 'absolute',
  insetInlineEnd: '4',
  insetBlockStart: '[50%]',
  translate: '[0 -50%]',
  pointerEvents: 'none',
  color: 'fg.muted',
  'select:disabled + &': { opacity: '0.55' },
});

/** A native select, which opens the phone's own picker. Children are `<option>`s. */
export const NativeSelect = ({ className, ref, ...rest }: NativeSelectProps) => (
  <span className={frame}>
    <select
      {...rest}
      {...useFieldAria(rest)}
      ref={useEarlyInput(ref)}
      className={cx(control({ kind: 'select' }), className)}
    />
    <ChevronsUpDown aria-hidden size={20} className={arrow} />
  </span>
);
