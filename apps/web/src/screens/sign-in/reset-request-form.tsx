import { readAddress } from '@palmares/domain/kernel';
import { Banner, Button, useHydrated } from '@palmares/ui';
import { type FormEvent, useRef, useState } from 'react';
import { trpc } from '../../api/client.ts';
import { type Problem, useSubmission } from '../../api/use-submission.ts';
import { m } from '../../paraglide/messages.js';
import { EmailField } from './email-field.tsx';
import { formLayout } from './form-layout.ts';
import { wrongIn } from './wrong-in.ts';

interface ResetRequestFormProps {
  /** The email typed before, if the form was sent without a script. */
  readonly email: string | undefined;
  /** Why that submission was refused. */
  readonly posted: Problem | undefined;
  readonly onAsked: (email: string) => void;
}

export const ResetRequestForm = ({ email: typedEmail, posted, onAsked }: ResetRequestFormProps) => {
  const request = useSubmission(trpc.account.requestPasswordReset.useMutation(), posted);
  const [wrong, setWrong] = useState<string>();
  const email = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = email.current;
    if (request.isPending || !field) return;
    request.setProblem(undefined);
    const found = wrongIn(field);
    setWrong(found);
    if (found !== undefined) return field.focus();
    const typed = readAddress(field.value) ?? field.value;
    const sent = await request.send({ email: typed });
    if (sent.ok) return onAsked(typed);
    field.focus();
  };

  const { problem } = request;
  const refused = problem?.field === 'email' ? problem.words : undefined;
  return (
    <form method="post" noValidate={useHydrated()} className={formLayout.form} onSubmit={submit}>
      <EmailField
        defaultValue={typedEmail}
        ref={email}
        error={wrong ?? refused}
        enterKeyHint="send"
        onInput={() => {
          setWrong(undefined);
          request.setProblem(undefined);
        }}
      />
      {problem === undefined || refused !== undefined ? null : (
        <Banner tone="danger" role="alert">
          {problem.words}
        </Banner>
      )}
      <Button type="submit" width="full" loading={request.isPending}>
        {m.reset_password_submit()}
      </Button>
    </form>
  );
};
