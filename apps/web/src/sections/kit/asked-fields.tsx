import { Field, FieldGroup, useStableCallback } from '@palmares/ui';
import { stack } from '@palmares/ui/styled-system/patterns';
import { memo, type ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import type { Edit } from '../section-editor.ts';
import { type AnyAsked, type AnyValues, type AskedFieldsProps, isControl, textOf, type UnderFields } from './asked.ts';
import { SuggestionChips } from './suggestion-chips.tsx';
import { TextField } from './text-field.tsx';
import type { FieldErrors } from './use-field-errors.ts';

const together = stack({ gap: '4' });

interface AskedFieldProps {
  readonly name: string;
  readonly field: AnyAsked[string];
  readonly value: unknown;
  readonly error: string | undefined;
  readonly edit: Edit<AnyValues>;
  readonly leave: (path: string) => void;
}

/** Memoized, so that a key typed in one field rerenders no other. */
const AskedField = memo(({ name, field, value, error, edit, leave }: AskedFieldProps) => {
  const wiring = {
    name,
    choose: (chosen: unknown) => edit((now) => ({ ...now, [name]: chosen })),
    leave: () => leave(name),
  };
  const notes = {
    hint: field.hint?.(),
    optional: field.optional ? m.field_optional() : undefined,
    error,
  };
  if (isControl(field)) {
    const control = <field.Control {...wiring} value={value} />;
    return field.grouped ? (
      <FieldGroup {...notes} name={name} legend={field.label()}>
        {control}
      </FieldGroup>
    ) : (
      <Field {...notes} label={field.label()} half={field.half}>
        {control}
      </Field>
    );
  }
  const text = textOf(value);
  return (
    <Field {...notes} label={field.label()} half={field.half} counter={field.counter?.(text)}>
      <TextField {...wiring} value={text} rows={field.rows} wraps={field.wraps} input={field.input} />
      {field.suggestions ? (
        <SuggestionChips suggestions={field.suggestions} text={text} choose={wiring.choose} />
      ) : null}
    </Field>
  );
});

const waits = (field: AnyAsked[string], name: string, values: AnyValues): boolean =>
  !isControl(field) &&
  field.after !== undefined &&
  textOf(values[field.after]).trim() === '' &&
  textOf(values[name]) === '';

interface AnyFieldsProps extends FieldErrors {
  readonly asked: AnyAsked;
  readonly names?: readonly string[] | undefined;
  readonly values: AnyValues;
  readonly edit: Edit<AnyValues>;
  readonly under?: UnderFields<AnyValues> | undefined;
  readonly shown?: AnyValues | undefined;
}

/** Renders one field per question, with its error. */
export function AskedFields<Values extends object>(props: AskedFieldsProps<Values>): ReactNode;
export function AskedFields({
  asked,
  names = Object.keys(asked),
  values,
  edit,
  errorOf,
  leave,
  under = {},
  shown = values,
}: AnyFieldsProps): ReactNode {
  const stable = { edit: useStableCallback(edit), leave: useStableCallback(leave) };
  return Object.entries(asked).map(([name, field]) => {
    if (!names.includes(name) || waits(field, name, values)) return null;
    const asking = (
      <AskedField key={name} {...stable} name={name} field={field} value={values[name]} error={errorOf(name)} />
    );
    const Under = under[name];
    return Under ? (
      <div key={name} className={together}>
        {asking}
        <Under content={shown} />
      </div>
    ) : (
      asking
    );
  });
}
