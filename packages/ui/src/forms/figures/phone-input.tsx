import { cx } from '@palmares/ui/styled-system/css';
import { control } from '@palmares/ui/styled-system/recipes';
import type { ChangeEvent, ComponentProps } from 'react';
import { useEarlyInput } from '../field/early-input.ts';
import { useFieldAria } from '../field/field-context.ts';
import { formatPhone, typePhone } from './phone-format.ts';

type Native = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode'>;

export interface PhoneInputProps extends Native {
  /** Up to ten digits, without any other character. */
  value: string;
  onValueChange: (digits: string) => void;
  /** Language tag, such as `fr-CA`, which determines how the digits are grouped. */
  language: string;
}

/** A phone number in Canada or the United States, grouped as it is typed. */
export const PhoneInput = ({ value, onValueChange, language, className, ref, ...rest }: PhoneInputProps) => {
  const change = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const caret = input.selectionStart ?? input.value.length;
    const typed = typePhone({ text: input.value, caret, before: value, language });
    // Set here and not during the next render, in which React would move the caret to the end.
    input.value = typed.text;
    if (document.activeElement === input) input.setSelectionRange(typed.caret, typed.caret);
    if (typed.digits !== value) onValueChange(typed.digits);
  };
  return (
    <input
      autoComplete="tel"
      {...rest}
      {...useFieldAria(rest)}
      ref={useEarlyInput(ref)}
      type="tel"
      inputMode="tel"
      value={formatPhone(value, language)}
      onChange={change}
      className={cx(control({ kind: 'number' }), className)}
    />
  );
};
