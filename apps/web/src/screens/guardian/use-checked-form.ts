import { type FormEvent, useState } from 'react';
import type { useSubmission } from '../../api/use-submission.ts';
import { errorsIn, type FieldWords, focusFirstWrong } from '../sign-in/form-errors.ts';

type Submission = ReturnType<typeof useSubmission<Readonly<Record<string, FormDataEntryValue>>, void>>;

/** A form that is checked in the browser before it is sent. Moves the focus to the first field that is wrong. */
export const useCheckedForm = (
  schema: Parameters<typeof errorsIn>[0],
  request: Submission,
  onSent: () => Promise<void> | void,
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
    if (sent.ok) return onSent();
    const { field, words } = sent.problem;
    if (field !== undefined) show({ [field]: words });
  };
  return {
    submit,
    errors,
    /** Error text for the form as a whole. */
    problem: refused?.field === undefined ? refused?.words : undefined,
  };
};
