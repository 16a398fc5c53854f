import type { Language } from '@palmares/domain/kernel';
import { m } from '../paraglide/messages.js';
import { type RenderedMail, renderMail } from './layout.ts';

interface Export {
  readonly language: Language;
  /** Null for an address that is not verified. */
  readonly firstName: string | null;
  readonly days: number;
  readonly publicUrl: string;
}

/** Says that the athlete's data can be downloaded on the account page. */
export const exportMail = ({ language, firstName, days, publicUrl }: Export): RenderedMail => {
  const locale = { locale: language };
  const title = m.export_mail_subject({}, locale);
  return renderMail({
    language,
    firstName,
    subject: title,
    title,
    blocks: [
      { paragraph: m.export_mail_body({ days }, locale) },
      { button: m.export_mail_button({}, locale), href: `${publicUrl}/${language}/app/account` },
      { paragraph: m.export_mail_not_you({}, locale) },
    ],
  });
};
