import { contactMessageId } from '@palmares/db/contact-messages';
import { contactForm } from '@palmares/domain/contact';
import { type FieldCode, type Language, type Outcome, type Refusal, refusedBy } from '@palmares/domain/kernel';
import { type ContactDeps, keepMessage } from './keep-message.ts';

export interface MessageInput {
  readonly form: unknown;
  readonly language: Language;
  /** Differs for each form that is shown: the same words from one form are one message. */
  readonly formId: string;
  /** The writer's account, if they are logged in. */
  readonly athleteId: string | null;
}

/** Keeps what somebody writes to support, and queues the mail. Returns the number to quote. */
export const writeToSupport = async (
  deps: ContactDeps,
  { form, language, formId, athleteId }: MessageInput,
): Promise<Outcome<{ reference: string }, Refusal<FieldCode>>> => {
  const parsed = contactForm.safeParse(form);
  if (!parsed.success) return refusedBy(parsed.error);
  const { subject, name, email, body, page, errorId, version } = parsed.data;
  return keepMessage(deps, {
    messageId: contactMessageId(formId, [subject, name, email, body]),
    subject,
    reason: null,
    linkId: null,
    language,
    name,
    body,
    email,
    page: page || null,
    errorId: errorId || null,
    version: version || null,
    athleteId,
  });
};
