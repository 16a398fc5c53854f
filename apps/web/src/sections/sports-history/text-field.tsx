import { Field, Input, Textarea } from '@palmares/ui';
import type { ComponentProps } from 'react';
import { m } from '../../paraglide/messages.js';
import type { ItemFormProps, ListedItem } from '../item-list/item-kind.ts';

interface TextFieldProps<I extends ListedItem> extends ItemFormProps<I> {
  readonly name: string & keyof I;
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
  readonly optional?: boolean;
  readonly lines?: boolean;
  readonly input?: ComponentProps<'input'>;
}

/** One text of an item, with its error beside it. */
export const TextField = <I extends ListedItem>(props: TextFieldProps<I>) => {
  const { name, value, label, hint, optional, lines, input, errorOf, leave, edit } = props;
  const wiring = {
    name,
    value,
    onBlur: () => leave(name),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      const typed = currentTarget.value;
      edit((now) => ({ ...now, [name]: typed }));
    },
  };
  return (
    <Field label={label} hint={hint} optional={optional ? m.field_optional() : undefined} error={errorOf(name)}>
      {lines ? (
        <Textarea rows={3} autoComplete="off" {...wiring} />
      ) : (
        <Input autoComplete="off" {...input} {...wiring} />
      )}
    </Field>
  );
};
