import { guardianReceiptForm } from '@palmares/domain/account';
import { Button, Field, Input, Section } from '@palmares/ui';
import { useState } from 'react';
import { trpc } from '../../api/client.ts';
import type { FormAnswer } from '../../api/forms/parse-answer.ts';
import { postedProblem } from '../../api/forms/posted-problem.ts';
import { ACTION_FIELD, answerToAction } from '../../api/guardian/guardian-form-fields.ts';
import { useSubmission } from '../../api/use-submission.ts';
import { m } from '../../paraglide/messages.js';
import { formLayout } from '../sign-in/form-layout.ts';
import { useCheckedForm } from '../sign-in/use-checked-form.ts';

interface GuardianReceiptFormProps {
  readonly token: string;
  /** The server's answer to a form of this page, if it was sent without a script. */
  readonly answer: FormAnswer | null;
}

/** Mails a confirmation of what the link did, to an address that is not kept. */
export const GuardianReceiptForm = ({ token, answer: posted }: GuardianReceiptFormProps) => {
  const answer = answerToAction(posted, 'receipt');
  const { isPending, mutateAsync } = trpc.guardian.mailReceipt.useMutation();
  const receipt = useSubmission(
    { isPending, mutateAsync: (form: Record<string, unknown>) => mutateAsync({ token, form }) },
    postedProblem(answer, 'scout'),
  );
  const [isSent, setSent] = useState(answer?.done !== undefined);
  const { submit, errors, problem } = useCheckedForm(guardianReceiptForm, receipt, () => setSent(true));
  return (
    <Section title={m.guardian_receipt_title()}>
      {isSent ? (
        <p role="status">{m.guardian_receipt_done()}</p>
      ) : (
        <form method="post" noValidate className={formLayout.form} onSubmit={submit}>
          <input type="hidden" name={ACTION_FIELD} value="receipt" />
          <p>{m.guardian_receipt_lead()}</p>
          <Field label={m.guardian_receipt_email()} error={errors.email ?? problem}>
            <Input
              name="email"
              defaultValue={answer?.typed.email}
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="send"
            />
          </Field>
          <Button type="submit" variant="outline" width="full" loading={isPending}>
            {m.guardian_receipt_submit()}
          </Button>
        </form>
      )}
    </Section>
  );
};
