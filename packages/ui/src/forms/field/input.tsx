import { cx } from '@palmares/ui/styled-system/css';
import { control } from '@palmares/ui/styled-system/recipes';
import { type ComponentProps, useId } from 'react';
import { useEarlyInput } from './early-input.ts';
import { useFieldAria } from './field-context.ts';

export interface InputProps extends ComponentProps<'input'> {
  /** Texts that the browser offers while typing; any other is as good. */
  suggestions?: readonly string[] | undefined;
}

/** One line of text. Give `type`, `inputMode` and `autoComplete`: they choose the keyboard and the autofill. */
export const Input = ({ className, ref, suggestions = [], ...rest }: InputProps) => {
  const listId = useId();
  const input = (
    <input
      list={suggestions.length > 0 ? listId : undefined}
      {...rest}
      {...useFieldAria(rest)}
      ref={useEarlyInput(ref)}
      className={cx(control({ kind: 'line' }), className)}
    />
  );
  if (suggestions.length === 0) return input;
  return (
    <>
      {input}
      <datalist id={listId}>
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
    </>
  );
};
