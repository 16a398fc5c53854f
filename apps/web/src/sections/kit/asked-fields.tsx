import { Field } from '@palmares/ui';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import type { Edit } from '../section-editor.ts';
import { type AnyAsked, type AnyValues, type AskedFieldsProps, isControl, textOf } from './asked.ts';
import { TextField } from './text-field.tsx';
import type { FieldErrors } from './use-field-errors.ts';

interface AnyFieldsProps extends FieldErrors {
  readonly asked: AnyAsked;
  readonly values: AnyValues;
  readonly edit: Edit<AnyValues>;
}

/** Renders one field per question, with its error. */
export function AskedFields<Values extends object>(props: AskedFieldsProps<Values>): ReactNode;
export function AskedFields({ asked, values, edit, errorOf, leave }: AnyFieldsProps): ReactNode {
  return Object.entries(asked).map(([name, field]) => {
    const wiring = {
      name,
      choose: (value: unknown) => edit((now) => ({ ...now, [name]: value })),
      leave: () => leave(name),
    };
    return (
      <Field
        key={name}
        label={field.label()}
        hint={field.hint?.()}
        optional={field.optional ? m.field_optional() : undefined}
        error={errorOf(name)}
        counter={isControl(field) ? undefined : field.counter?.(textOf(values[name]))}
      >
        {isControl(field) ? (
          <field.Control {...wiring} value={values[name]} />
        ) : (
          <TextField
            {...wiring}
            value={textOf(values[name])}
            rows={field.rows}
            wraps={field.wraps}
            input={field.input}
          />
        )}
      </Field>
    );
  });
}
