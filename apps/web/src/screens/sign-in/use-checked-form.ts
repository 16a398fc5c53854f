import { type FormEvent, useState } from 'react';
import type { Problem, Submitted } from '../../api/use-submission.ts';
import { errorsIn, type FieldWords, focusFirstWrong } from './form-errors.ts';

interface Submission<Value> {
  readonly isPending: boolean;
  readonly problem: Problem | undefined;
  setProblem(problem: Problem | undefined): void;
  send(typed: Readonly<Record<string, FormDataEntryValue>>): Promise<Submitted<Value>>;
}

/** A form that is checked in the browser before it is sent. Moves the focus to the first field that is wrong. */
export const useCheckedForm = <Value>(
  schema: Parameters<typeof errorsIn>[0],
  request: Submission<Value>,
  onSent: (value: Value) => Promise<void> | void,
) => {
  const refused = request.problem;
  // A form that was sent without a script begins with its refusal.
  const [errors, setErrors] = useState<FieldWords>(
    refused?.field === undefined ? {} : { [refused.field]: refused.words },
  );
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (request.isPending) return;
    const form = event.currentTarget;
    const typed = Object.fromEntries(new FormData(form));
    const show = (found: FieldWords) => {
      setErrors(found);
      focusFirstWrong(form, found);
    };
    request.setProblem(undefined);
    const found = errorsIn(schema, typed);
    show(found);
    if (Object.keys(found).length > 0) return;
    const sent = await request.send(typed);
    if (sent.ok) return onSent(sent.value);
    const { field, words } = sent.problem;
    if (field !== undefined) show({ [field]: words });
  };
  return {
    submit,
    errors,
    /** Error text for the form as a whole. */
    problem: refused?.field === undefined ? refused?.words : undefined,
    /** Removes the errors of fields that are being corrected. */
    corrected: (...fields: readonly string[]) =>
      setErrors((known) => Object.fromEntries(Object.entries(known).filter(([field]) => !fields.includes(field)))),
    /** Removes every error. */
    clear: () => {
      setErrors({});
      request.setProblem(undefined);
    },
  };
};
