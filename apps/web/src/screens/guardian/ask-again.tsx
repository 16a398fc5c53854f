import { guardianAddressForm } from '@palmares/domain/account';
import { Button, Field, Input, text } from '@palmares/ui';
import { useState } from 'react';
import { trpc } from '../../api/client.ts';
import { useSubmission } from '../../api/use-submission.ts';
import { endDayWords } from '../../i18n/dates.ts';
import { m } from '../../paraglide/messages.js';
import { formLayout } from '../sign-in/form-layout.ts';
import { useCheckedForm } from '../sign-in/use-checked-form.ts';

interface AskAgainProps {
  /** The request that waits for an answer. */
  readonly asked: { readonly guardianEmail: string; readonly expiresAt: Date; readonly state: string } | null;
}

/** Asks a guardian to agree to an existing account. Their address is typed again, because it was not kept. */
export const AskAgain = ({ asked }: AskAgainProps) => {
  const { guardian } = trpc.useUtils();
  const request = useSubmission(trpc.guardian.askAgain.useMutation());
  const [isChanging, setChanging] = useState(false);
  const { submit, errors, problem } = useCheckedForm(guardianAddressForm, request, async () => {
    await guardian.standing.invalidate();
    setChanging(false);
  });

  if (asked && !isChanging) {
    const says = asked.state === 'agreed_once' ? m.guardian_again_asked_once : m.guardian_again_asked;
    return (
      <div role="status" className={formLayout.form}>
        <p>{says({ email: asked.guardianEmail, date: endDayWords(asked.expiresAt) })}</p>
        <Button variant="outline" onClick={() => setChanging(true)}>
          {m.guardian_again_other()}
        </Button>
      </div>
    );
  }
  return (
    <form method="post" noValidate className={formLayout.form} onSubmit={submit}>
      <Field label={m.guardian_needed_email()} error={errors.guardianEmail ?? problem}>
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
