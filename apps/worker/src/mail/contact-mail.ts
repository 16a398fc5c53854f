import type { ContactMessage } from '@palmares/db/contact-messages';
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

/** What somebody wrote on a page of the site, for support, in the writer's language. */
export const contactMail = ({
  messageId,
  subject,
  reason,
  linkId,
  language,
  body,
  email,
}: ContactMessage): RenderedMail => {
  const locale = { locale: language };
  const reference = referenceOf(messageId);
  const title = linkId === null ? m.contact_mail_title({}, locale) : m.contact_mail_report_title({}, locale);
  return renderMail({
    language,
    firstName: null,
    // Filters of support read it, in either language.
    subject: `[${subject}] ${reference}`,
    title,
    blocks: [
      ...(reason === null
        ? []
        : [{ paragraph: m.contact_mail_reason({ reason: reasonWords[reason]({}, locale) }, locale) }]),
      ...body.split(/\n+/).map((paragraph) => ({ paragraph })),
      { paragraph: email === null ? m.contact_mail_no_answer({}, locale) : m.contact_mail_answer({ email }, locale) },
      ...(linkId === null ? [] : [{ paragraph: m.contact_mail_link({ linkId }, locale) }]),
    ],
    footer: m.contact_mail_footer({ reference }, locale),
  });
};
