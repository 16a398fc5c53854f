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

/** Returns the facts that support needs beside the text. */
const factsOf = ({ language, name, reason, page, errorId, version, athleteId, linkId, email }: ContactMessage) => {
  const locale = { locale: language };
  return [
    ...(name === null ? [] : [{ label: m.fact_from({}, locale), value: name }]),
    { label: m.fact_reply({}, locale), value: email ?? m.contact_mail_no_answer({}, locale) },
    ...(reason === null ? [] : [{ label: m.fact_reason({}, locale), value: reasonWords[reason]({}, locale) }]),
    ...(athleteId === null ? [] : [{ label: m.fact_account({}, locale), value: athleteId }]),
    ...(page === null ? [] : [{ label: m.fact_page({}, locale), value: page }]),
    ...(errorId === null ? [] : [{ label: m.fact_error({}, locale), value: errorId }]),
    ...(version === null ? [] : [{ label: m.fact_version({}, locale), value: version }]),
    ...(linkId === null ? [] : [{ label: m.fact_link({}, locale), value: m.contact_mail_link({ linkId }, locale) }]),
  ];
};

/** A message written on the site, mailed to support in the writer's language. */
export const contactMail = (message: ContactMessage): RenderedMail => {
  const { messageId, subject, linkId, language, body } = message;
  const locale = { locale: language };
  const reference = referenceOf(messageId);
  return renderMail({
    language,
    firstName: null,
    // Support's mail filters match it, in either language.
    subject: `[${subject}] ${reference}`,
    title: linkId === null ? m.contact_mail_title({}, locale) : m.contact_mail_report_title({}, locale),
    blocks: [...paragraphs(body), { facts: factsOf(message) }],
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
      { paragraph: m.contact_copy_body({}, locale) },
      { facts: [{ label: m.fact_reference({}, locale), value: reference }] },
      ...(fromAccount ? paragraphs(body) : []),
      { paragraph: m.contact_copy_ignore({}, locale) },
    ],
    footer: m.contact_mail_footer({ reference }, locale),
  });
};
