import type { Language } from '@palmares/domain/kernel';
import { m } from '../paraglide/messages.js';
import { type RenderedMail, renderMail } from './layout.ts';

interface Inactive {
  readonly language: Language;
  /** Null for an address that is not verified. */
  readonly firstName: string | null;
  readonly months: number;
  readonly days: number;
  readonly publicUrl: string;
}

/** Says that the account will be deleted unless the athlete logs in. */
export const inactiveMail = ({ language, firstName, months, days, publicUrl }: Inactive): RenderedMail => {
  const locale = { locale: language };
  const title = m.inactive_subject({}, locale);
  return renderMail({
    language,
    firstName,
    subject: title,
    title,
    blocks: [
      { paragraph: m.inactive_body({ months, days }, locale) },
      { paragraph: m.inactive_keep({}, locale) },
      { button: m.inactive_button({}, locale), href: `${publicUrl}/${language}/app/account` },
    ],
  });
};
