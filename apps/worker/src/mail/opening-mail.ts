import type { OpeningNotice } from '@palmares/db/openings';
import { m } from '../paraglide/messages.js';
import { dayWords } from './figures.ts';
import { type CardTop, type RenderedMail, renderMail } from './layout.ts';

interface Opened extends Omit<OpeningNotice, 'email'> {
  /** The top of the card that was opened; null if the page is gone. */
  readonly card: CardTop | null;
  readonly publicUrl: string;
  /** Ends these mails without a log-in. */
  readonly stopUrl: string;
}

/** Says only that a link was opened for the first time: nobody knows who it was, or what they think. */
export const openingMail = ({ language, firstName, label, madeAt, card, publicUrl, stopUrl }: Opened): RenderedMail => {
  const locale = { locale: language };
  const title = label
    ? m.opening_subject({ label }, locale)
    : m.opening_subject_plain({ date: dayWords(madeAt, language) }, locale);
  return renderMail({
    language,
    firstName,
    subject: title,
    title,
    blocks: [
      { paragraph: m.opening_body({}, locale) },
      ...(card ? [{ card }] : []),
      { button: m.published_button({}, locale), href: `${publicUrl}/${language}/app/portfolio/share` },
      { link: m.opening_stop({}, locale), href: stopUrl },
    ],
  });
};
