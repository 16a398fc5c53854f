import { guardianRequestForm } from '@palmares/domain/account';
import { Banner, Button, Field, Input, PageHeader, text } from '@palmares/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { trpc } from '../../api/client.ts';
import { signUpDraft } from '../../api/sign-up/sign-up-draft.ts';
import { useSubmission } from '../../api/use-submission.ts';
import { m } from '../../paraglide/messages.js';
import { errorsIn, type FieldWords, focusFirstWrong } from '../sign-in/form-errors.ts';
import { formLayout } from '../sign-in/form-layout.ts';

interface AskGuardianProps {
  /** From an earlier request of this browser. */
  readonly firstName: string | undefined;
  readonly onAsked: () => Promise<void>;
}

export const AskGuardian = ({ firstName, onAsked }: AskGuardianProps) => {
  const request = useSubmission(trpc.guardian.ask.useMutation());
  const [errors, setErrors] = useState<FieldWords>({});
  const name = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const typed = firstName ?? signUpDraft.recall().firstName;
    if (name.current?.value === '') name.current.value = typed;
  }, [firstName]);

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
    const found = errorsIn(guardianRequestForm, typed);
    show(found);
    if (Object.keys(found).length > 0) return;
    const sent = await request.send(typed);
    if (sent.ok) return onAsked();
    const { field, words } = sent.problem;
    if (field !== undefined) show({ [field]: words });
  };

  const problem = request.problem?.field === undefined ? request.problem?.words : undefined;
  return (
    <>
      <PageHeader title={m.guardian_needed_title()} lead={m.guardian_needed_lead()} />
      <form method="post" noValidate className={formLayout.form} onSubmit={submit}>
        <Field label={m.guardian_needed_first_name()} error={errors.firstName}>
          <Input ref={name} name="firstName" autoComplete="given-name" autoCapitalize="words" enterKeyHint="next" />
        </Field>
        <Field label={m.guardian_needed_email()} hint={m.guardian_needed_email_hint()} error={errors.guardianEmail}>
          <Input
            name="guardianEmail"
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="send"
          />
        </Field>
        <p className={text({ tone: 'muted' })}>{m.guardian_needed_kept()}</p>
        {problem === undefined ? null : (
          <Banner tone="danger" role="alert">
            {problem}
          </Banner>
        )}
        <Button type="submit" width="full" needsScript loading={request.isPending}>
          {m.guardian_needed_submit()}
        </Button>
      </form>
    </>
  );
};
