import { guardianReceiptForm } from '@palmares/domain/account';
import { Button, Field, Input, Section } from '@palmares/ui';
import { useState } from 'react';
import { trpc } from '../../api/client.ts';
import { useSubmission } from '../../api/use-submission.ts';
import { m } from '../../paraglide/messages.js';
import { formLayout } from '../sign-in/form-layout.ts';
import { useCheckedForm } from '../sign-in/use-checked-form.ts';

/** Mails a confirmation of what the link did, to an address that is not kept. */
export const GuardianReceiptForm = ({ token }: { readonly token: string }) => {
  const { isPending, mutateAsync } = trpc.guardian.mailReceipt.useMutation();
  const receipt = useSubmission({
    isPending,
    mutateAsync: (form: Record<string, unknown>) => mutateAsync({ token, form }),
  });
  const [isSent, setSent] = useState(false);
  const { submit, errors, problem } = useCheckedForm(guardianReceiptForm, receipt, () => setSent(true));
  return (
    <Section title={m.guardian_receipt_title()}>
      {isSent ? (
        <p role="status">{m.guardian_receipt_done()}</p>
      ) : (
        <form method="post" noValidate className={formLayout.form} onSubmit={submit}>
          <p>{m.guardian_receipt_lead()}</p>
          <Field label={m.guardian_receipt_email()} error={errors.email ?? problem}>
            <Input
              name="email"
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="send"
            />
          </Field>
          <Button type="submit" variant="outline" width="full" needsScript loading={isPending}>
            {m.guardian_receipt_submit()}
          </Button>
        </form>
      )}
    </Section>
  );
};
