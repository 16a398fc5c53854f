import { guardianRequestForm } from '@palmares/domain/account';
import { Banner, Button, Field, Input, PageHeader, text } from '@palmares/ui';
import { type FormEvent, useEffect, useRef } from 'react';
import { trpc } from '../../api/client.ts';
import type { FormAnswer } from '../../api/forms/parse-answer.ts';
import { postedProblem } from '../../api/forms/posted-problem.ts';
import { signUpDraft } from '../../api/sign-up/sign-up-draft.ts';
import { useSubmission } from '../../api/use-submission.ts';
import { keepsCookies } from '../../browser/keeps-cookies.ts';
import { TwoPhonesDrawing } from '../../drawings/two-phones.tsx';
import { ReadingLink } from '../../page/reading-link.tsx';
import { m } from '../../paraglide/messages.js';
import { formLayout } from '../sign-in/form-layout.ts';
import { useCheckedForm } from '../sign-in/use-checked-form.ts';

interface AskGuardianProps {
  /** The first name from this browser's earlier request. */
  readonly firstName: string | undefined;
  /** The server's answer to the form, if it was sent without a script. */
  readonly answer: FormAnswer | null;
  readonly onAsked: () => Promise<void>;
}

export const AskGuardian = ({ firstName, answer, onAsked }: AskGuardianProps) => {
  const request = useSubmission(trpc.guardian.ask.useMutation(), postedProblem(answer));
  const { submit, errors, problem } = useCheckedForm(guardianRequestForm, request, onAsked);
  const send = (event: FormEvent<HTMLFormElement>) => {
    if (keepsCookies()) return submit(event);
    event.preventDefault();
    request.setProblem({ words: m.error_no_cookies({ reader: 'athlete' }) });
  };
  const name = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (name.current?.value === '') name.current.value = signUpDraft.recall().firstName;
  }, []);

  return (
    <>
      <PageHeader
        above={<TwoPhonesDrawing size={120} flush />}
        title={m.guardian_needed_title()}
        lead={
          <>
            {m.guardian_needed_lead()} <ReadingLink inline newTab to="faqs#age-and-guardians" words={m.reading_age} />
          </>
        }
      />
      <form method="post" noValidate className={formLayout.form} onSubmit={send}>
        <Field label={m.guardian_needed_first_name()} error={errors.firstName}>
          <Input
            ref={name}
            name="firstName"
            defaultValue={answer?.typed.firstName ?? firstName}
            autoComplete="given-name"
            autoCapitalize="words"
            enterKeyHint="next"
          />
        </Field>
        <Field label={m.guardian_needed_email()} hint={m.guardian_needed_email_hint()} error={errors.guardianEmail}>
          <Input
            name="guardianEmail"
            defaultValue={answer?.typed.guardianEmail}
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
        <Button type="submit" width="full" loading={request.isPending}>
          {m.guardian_needed_submit()}
        </Button>
      </form>
    </>
  );
};
