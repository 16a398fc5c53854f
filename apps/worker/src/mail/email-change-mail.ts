import type { Language } from '@palmares/domain/kernel';
import { m } from '../paraglide/messages.js';
import { type RenderedMail, renderMail } from './layout.ts';

interface Code {
  readonly language: Language;
  readonly code: string;
  readonly minutes: number;
}

/** Sends the code to the new address. It names nobody, because the address is not verified yet. */
export const emailChangeMail = ({ language, code, minutes }: Code): RenderedMail => {
  const locale = { locale: language };
  return renderMail({
    language,
    firstName: null,
    subject: m.verification_subject({ code }, locale),
    title: m.email_change_title({}, locale),
    blocks: [
      { paragraph: m.email_change_body({}, locale) },
      { code },
      { paragraph: m.verification_expiry({ minutes }, locale) },
      { paragraph: m.verification_never_share({}, locale) },
      { paragraph: m.email_change_ignore({}, locale) },
    ],
  });
};

interface Addressed {
  readonly language: Language;
  readonly publicUrl: string;
}

/** Sent to a new address that has an account, so that only its owner learns of that account. */
export const emailInUseMail = ({ language, publicUrl }: Addressed): RenderedMail => {
  const locale = { locale: language };
  const title = m.email_in_use_subject({}, locale);
  return renderMail({
    language,
    firstName: null,
    subject: title,
    title,
    blocks: [
      { paragraph: m.email_in_use_body({}, locale) },
      { paragraph: m.email_in_use_next({}, locale) },
      { button: m.email_in_use_button({}, locale), href: `${publicUrl}/${language}/auth` },
    ],
  });
};

/** Sent to the present address, with the way to stop a stranger. */
export const emailChangeNotice = ({
  language,
  firstName,
  publicUrl,
}: Addressed & { readonly firstName: string | null }): RenderedMail => {
  const locale = { locale: language };
  const title = m.email_notice_subject({}, locale);
  return renderMail({
    language,
    firstName,
    subject: title,
    title,
    blocks: [
      { paragraph: m.email_notice_body({}, locale) },
      { paragraph: m.email_notice_fine({}, locale) },
      { paragraph: m.email_notice_stop({}, locale) },
      { button: m.email_notice_button({}, locale), href: `${publicUrl}/${language}/auth/reset-password` },
    ],
  });
};
