import { guardianAnswerForm } from '@palmares/domain/account';
import { fieldErrors } from '@palmares/domain/kernel';
import { Banner, Button, Checkbox, Field, Input } from '@palmares/ui';
import { type FormEvent, useState } from 'react';
import { trpc } from '../../api/client.ts';
import { useSubmission } from '../../api/use-submission.ts';
import { fieldErrorWords } from '../../notices/refusal-words.ts';
import { m } from '../../paraglide/messages.js';
import { formLayout } from '../sign-in/form-layout.ts';

interface GuardianAnswerFormProps {
  readonly token: string;
  /** Of the text above the form. */
  readonly textVersion: string;
  readonly onDone: () => void;
}

type Errors = Readonly<Partial<Record<string, string>>>;

const errorsIn = (typed: unknown): Errors => {
  const parsed = guardianAnswerForm.safeParse(typed);
  if (parsed.success) return {};
  return Object.fromEntries(
    Object.entries(fieldErrors(parsed.error)).map(([field, error]) => [field, fieldErrorWords(error)]),
  );
};

export const GuardianAnswerForm = ({ token, textVersion, onDone }: GuardianAnswerFormProps) => {
  const answer = useSubmission(trpc.guardian.answer.useMutation());
  const [agreed, setAgreed] = useState(false);
  const [errors, setErrors] = useState<Errors>({});

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (answer.isPending) return;
    const form = event.currentTarget;
    const typed = { guardianName: String(new FormData(form).get('guardianName')), agreed };
    const show = (found: Errors) => {
      setErrors(found);
      const [first] = Object.keys(found);
      form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    };
    answer.setProblem(undefined);
    const found = errorsIn(typed);
    show(found);
    if (Object.keys(found).length > 0) return;
    const sent = await answer.send({ token, textVersion, form: typed });
    if (sent.ok) return onDone();
    const { field, words } = sent.problem;
    if (field !== undefined) show({ [field]: words });
  };

  const problem = answer.problem?.field === undefined ? answer.problem?.words : undefined;
  return (
    <form method="post" noValidate className={formLayout.form} onSubmit={submit}>
      <Field label={m.guardian_page_name()} error={errors.guardianName}>
        <Input name="guardianName" autoComplete="name" autoCapitalize="words" enterKeyHint="next" />
      </Field>
      <Checkbox
        name="agreed"
        label={m.guardian_page_agree()}
        checked={agreed}
        onCheckedChange={setAgreed}
        error={errors.agreed}
      />
      {problem === undefined ? null : (
        <Banner tone="danger" role="alert">
          {problem}
        </Banner>
      )}
      <Button type="submit" width="full" needsScript loading={answer.isPending}>
        {m.guardian_page_submit()}
      </Button>
    </form>
  );
};
