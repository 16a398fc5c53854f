import { guardianReceiptForm } from '@palmares/domain/account';
import { Banner, Button, Field, Input, Section } from '@palmares/ui';
import type { FormAnswer } from '../../api/forms/parse-answer.ts';
import { ACTION_FIELD, answerToAction } from '../../api/guardian/guardian-form-fields.ts';
import { m } from '../../paraglide/messages.js';
import { formLayout } from '../sign-in/form-layout.ts';
import { refusedForm } from './refused-form.ts';

interface GuardianReceiptFormProps {
  /** The server's answer to a form of this page; null before one was sent. */
  readonly answer: FormAnswer | null;
}

/** Mails a confirmation of what the link did, to an address that is not kept. */
export const GuardianReceiptForm = ({ answer }: GuardianReceiptFormProps) => {
  const ownAnswer = answerToAction(answer, 'receipt');
  const { typed, errors, problem } = refusedForm({ schema: guardianReceiptForm }, ownAnswer);
  const error = errors.email ?? problem;
  return (
    <Section title={m.guardian_receipt_title()}>
      {ownAnswer?.done ? (
        <Banner tone="success" isFocused>
          {m.guardian_receipt_done()}
        </Banner>
      ) : (
        <form method="post" noValidate className={formLayout.form}>
          <input type="hidden" name={ACTION_FIELD} value="receipt" />
          <p>{m.guardian_receipt_lead()}</p>
          <Field label={m.guardian_receipt_email()} error={error}>
            <Input
              name="email"
              required
              defaultValue={typed.email}
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="send"
              autoFocus={error !== undefined}
            />
          </Field>
          <Button type="submit" variant="outline" width="full">
            {m.guardian_receipt_submit()}
          </Button>
        </form>
      )}
    </Section>
  );
};
