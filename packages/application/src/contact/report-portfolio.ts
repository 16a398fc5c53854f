import type { Database } from '@palmares/db';
import { contactMessageId, insertContactMessage } from '@palmares/db/contact-messages';
import type { Jobs } from '@palmares/db/jobs';
import { referenceOf, reportForm } from '@palmares/domain/contact';
import {
  accepted,
  type FieldCode,
  type Language,
  type Outcome,
  type Refusal,
  refusedBy,
} from '@palmares/domain/kernel';

interface ReportDeps {
  readonly database: Database;
  readonly jobs: Pick<Jobs, 'enqueue'>;
}

export interface ReportInput {
  readonly form: unknown;
  readonly linkId: string;
  readonly language: Language;
  /** Differs for each form that is shown: the same words from one form are one report. */
  readonly formId: string;
}

/** Keeps what a visitor says about a shared portfolio, and queues the mail to support. Returns the number to quote. */
export const reportPortfolio = async (
  { database, jobs }: ReportDeps,
  { form, linkId, language, formId }: ReportInput,
): Promise<Outcome<{ reference: string }, Refusal<FieldCode>>> => {
  const parsed = reportForm.safeParse(form);
  if (!parsed.success) return refusedBy(parsed.error);
  const { reason, body, email } = parsed.data;
  const messageId = contactMessageId(formId, [linkId, reason, body, email]);
  const message = { messageId, subject: 'privacy', reason, linkId, language, body, email: email || null } as const;
  return database.kysely.transaction().execute(async (tx) => {
    await insertContactMessage(tx, message);
    await jobs.enqueue(tx, 'send-contact-message', { messageId }, { key: messageId });
    return accepted({ reference: referenceOf(messageId) });
  });
};
