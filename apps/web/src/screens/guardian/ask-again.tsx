import { guardianAddressForm } from '@palmares/domain/account';
import { Button, Field, Input, text } from '@palmares/ui';
import { type FormEvent, useState } from 'react';
import { trpc } from '../../api/client.ts';
import { useSubmission } from '../../api/use-submission.ts';
import { endDayWords } from '../../i18n/dates.ts';
import { m } from '../../paraglide/messages.js';
import { errorsIn, type FieldWords, focusFirstWrong } from '../sign-in/form-errors.ts';
import { formLayout } from '../sign-in/form-layout.ts';

interface AskAgainProps {
  /** The request that waits for an answer. */
  readonly asked: { readonly guardianEmail: string; readonly expiresAt: Date } | null;
}

/** Asks a guardian for an agreement to an account that is there. Their address is typed again, because it was not kept. */
export const AskAgain = ({ asked }: AskAgainProps) => {
  const { guardian } = trpc.useUtils();
  const request = useSubmission(trpc.guardian.askAgain.useMutation());
  const [errors, setErrors] = useState<FieldWords>({});
  const [isChanging, setChanging] = useState(false);

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
    const found = errorsIn(guardianAddressForm, typed);
    show(found);
    if (Object.keys(found).length > 0) return;
    const sent = await request.send(typed);
    if (sent.ok) {
      await guardian.standing.invalidate();
      setChanging(false);
    } else show({ guardianEmail: sent.problem.words });
  };

  if (asked && !isChanging)
    return (
      <div role="status" className={formLayout.form}>
        <p>{m.guardian_again_asked({ email: asked.guardianEmail, date: endDayWords(asked.expiresAt) })}</p>
        <Button variant="outline" onClick={() => setChanging(true)}>
          {m.guardian_again_other()}
        </Button>
      </div>
    );
  return (
    <form method="post" noValidate className={formLayout.form} onSubmit={submit}>
      <Field label={m.guardian_needed_email()} error={errors.guardianEmail}>
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
      <p className={text({ tone: 'muted' })}>{m.guardian_again_kept()}</p>
      <Button type="submit" needsScript loading={request.isPending}>
        {m.guardian_again_submit()}
      </Button>
    </form>
  );
};
