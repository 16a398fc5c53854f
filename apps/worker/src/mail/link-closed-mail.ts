import type { Language } from '@palmares/domain/kernel';
import { m } from '../paraglide/messages.js';
import { endTimeWords } from './figures.ts';
import { type RenderedMail, renderMail } from './layout.ts';

interface LinkClosed {
  readonly language: Language;
  readonly firstName: string;
  /** The link's label; may be empty. */
  readonly label: string;
  readonly closedAt: Date;
  readonly publicUrl: string;
}

/** Tells the athlete that their guardian closed one of their links. */
export const linkClosedMail = ({ language, firstName, label, closedAt, publicUrl }: LinkClosed): RenderedMail => {
  const locale = { locale: language };
  const title = m.link_closed_subject({}, locale);
  return renderMail({
    language,
    firstName,
    subject: title,
    title,
    blocks: [
      { paragraph: m.link_closed_body({}, locale) },
      {
        facts: [
          ...(label === '' ? [] : [{ label: m.fact_link({}, locale), value: label }]),
          { label: m.fact_closed({}, locale), value: endTimeWords(closedAt, language) },
        ],
      },
      { paragraph: m.link_closed_talk({}, locale) },
      { button: m.published_button({}, locale), href: `${publicUrl}/${language}/app/portfolio/share` },
    ],
  });
};
