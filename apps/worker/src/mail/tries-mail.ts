import type { Language } from '@palmares/domain/kernel';
import { m } from '../paraglide/messages.js';
import { type RenderedMail, renderMail } from './layout.ts';

interface Tries {
  readonly language: Language;
  readonly firstName: string;
  /** The link's label; may be empty. */
  readonly label: string;
  readonly publicUrl: string;
}

/** Tells the athlete that strangers used up the passcode tries of a link. */
export const triesMail = ({ language, firstName, label, publicUrl }: Tries): RenderedMail => {
  const locale = { locale: language };
  const title = m.tries_subject({}, locale);
  return renderMail({
    language,
    firstName,
    subject: title,
    title,
    blocks: [
      { paragraph: label === '' ? m.tries_body_unnamed({}, locale) : m.tries_body({ label }, locale) },
      { paragraph: m.tries_replace({}, locale) },
      { button: m.tries_button({}, locale), href: `${publicUrl}/${language}/app/portfolio/share` },
      { paragraph: m.tries_fine({}, locale) },
    ],
  });
};
