import type { ContactMessage, DueMessage } from '@palmares/db/contact-messages';
import { type ReportReason, referenceOf } from '@palmares/domain/contact';
import { m } from '../paraglide/messages.js';
import { type RenderedMail, renderMail } from './layout.ts';

const reasonWords: Readonly<Record<ReportReason, typeof m.contact_reason_other>> = {
  consent: m.contact_reason_consent,
  untrue: m.contact_reason_untrue,
  safety: m.contact_reason_safety,
  offensive: m.contact_reason_offensive,
  other: m.contact_reason_other,
};

const paragraphs = (body: string) => body.split(/\n+/).map((paragraph) => ({ paragraph }));

/** The facts that support needs beside the text, one per line. */
const facts = ({ language, name, page, errorId, version, athleteId, linkId, email }: ContactMessage) => {
  const locale = { locale: language };
  return [
    ...(name === null ? [] : [m.contact_mail_name({ name }, locale)]),
    email === null ? m.contact_mail_no_answer({}, locale) : m.contact_mail_answer({ email }, locale),
    ...(athleteId === null ? [] : [m.contact_mail_account({ athleteId }, locale)]),
    ...(page === null ? [] : [m.contact_mail_page({ page }, locale)]),
    ...(errorId === null ? [] : [m.contact_mail_error({ errorId }, locale)]),
    ...(version === null ? [] : [m.contact_mail_version({ version }, locale)]),
    ...(linkId === null ? [] : [m.contact_mail_link({ linkId }, locale)]),
  ].map((paragraph) => ({ paragraph }));
};

/** A message written on the site, mailed to support in the writer's language. */
export const contactMail = (message: ContactMessage): RenderedMail => {
  const { messageId, subject, reason, linkId, language, body } = message;
  const locale = { locale: language };
  const reference = referenceOf(messageId);
  return renderMail({
    language,
    firstName: null,
    // Support's mail filters match it, in either language.
    subject: `[${subject}] ${reference}`,
    title: linkId === null ? m.contact_mail_title({}, locale) : m.contact_mail_report_title({}, locale),
    blocks: [
      ...(reason === null
        ? []
        : [{ paragraph: m.contact_mail_reason({ reason: reasonWords[reason]({}, locale) }, locale) }]),
      ...paragraphs(body),
      ...facts(message),
    ],
    footer: m.contact_mail_footer({ reference }, locale),
  });
};

/**
 * Confirms a message to its writer. Only an address that its account has verified gets the text: any other could be a
 * stranger's, whose mailbox we would fill with it.
 */
export const contactCopyMail = ({ messageId, language, body, fromAccount }: DueMessage): RenderedMail => {
  const locale = { locale: language };
  const reference = referenceOf(messageId);
  return renderMail({
    language,
    firstName: null,
    subject: m.contact_copy_subject({ reference }, locale),
    title: m.contact_copy_title({}, locale),
    blocks: [
      { paragraph: m.contact_copy_body({ reference }, locale) },
      ...(fromAccount ? paragraphs(body) : []),
      { paragraph: m.contact_copy_ignore({}, locale) },
    ],
    footer: m.contact_mail_footer({ reference }, locale),
  });
};
