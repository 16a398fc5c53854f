import { contactMessageId } from '@palmares/db/contact-messages';
import { reportForm } from '@palmares/domain/contact';
import { type FieldCode, type Language, type Outcome, type Refusal, refusedBy } from '@palmares/domain/kernel';
import { type ContactDeps, keepMessage } from './keep-message.ts';

export interface ReportInput {
  readonly form: unknown;
  readonly linkId: string;
  readonly language: Language;
  /** Differs for each form that is shown: the same words from one form are one report. */
  readonly formId: string;
}

/** Keeps what a visitor says about a shared portfolio, and queues the mail to support. Returns the number to quote. */
export const reportPortfolio = async (
  deps: ContactDeps,
  { form, linkId, language, formId }: ReportInput,
): Promise<Outcome<{ reference: string }, Refusal<FieldCode>>> => {
  const parsed = reportForm.safeParse(form);
  if (!parsed.success) return refusedBy(parsed.error);
  const { reason, body, email } = parsed.data;
  return keepMessage(deps, {
    messageId: contactMessageId(formId, [linkId, reason, body, email]),
    subject: 'privacy',
    reason,
    linkId,
    language,
    name: null,
    body,
    email: email || null,
    page: null,
    errorId: null,
    version: null,
    athleteId: null,
  });
};
