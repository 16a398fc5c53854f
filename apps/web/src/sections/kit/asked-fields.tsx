import { Field, FieldGroup } from '@palmares/ui';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import type { Edit } from '../section-editor.ts';
import { type AnyAsked, type AnyValues, type AskedFieldsProps, isControl, textOf } from './asked.ts';
import { SuggestionChips } from './suggestion-chips.tsx';
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
    const notes = {
      hint: field.hint?.(),
      optional: field.optional ? m.field_optional() : undefined,
      error: errorOf(name),
    };
    if (isControl(field)) {
      const control = <field.Control {...wiring} value={values[name]} />;
      return field.grouped ? (
        <FieldGroup key={name} {...notes} legend={field.label()}>
          {control}
        </FieldGroup>
      ) : (
        <Field key={name} {...notes} label={field.label()}>
          {control}
        </Field>
      );
    }
    const text = textOf(values[name]);
    return (
      <Field key={name} {...notes} label={field.label()} counter={field.counter?.(text)}>
        <TextField {...wiring} value={text} rows={field.rows} wraps={field.wraps} input={field.input} />
        {field.suggestions ? (
          <SuggestionChips suggestions={field.suggestions} text={text} choose={wiring.choose} />
        ) : null}
      </Field>
    );
  });
}
