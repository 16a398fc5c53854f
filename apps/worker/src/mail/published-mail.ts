import type { Language } from '@palmares/domain/kernel';
import { m } from '../paraglide/messages.js';
import { type RenderedMail, renderMail } from './layout.ts';

interface Published {
  readonly language: Language;
  readonly firstName: string;
  readonly label: string;
  readonly protected: boolean;
  readonly publicUrl: string;
}

/** Omits the link itself: someone with access to the inbox should not be able to open the portfolio. */
export const publishedMail = (published: Published): RenderedMail => {
  const { language, firstName, label, publicUrl } = published;
  return renderMail({
    language,
    firstName,
    subject: m.published_subject({}, { locale: language }),
    title: m.published_subject({}, { locale: language }),
    blocks: [
      { paragraph: m.published_body({}, { locale: language }) },
      { facts: [{ label: m.fact_link({}, { locale: language }), value: label }] },
      {
        paragraph: published.protected
          ? m.published_protected({}, { locale: language })
          : m.published_open({}, { locale: language }),
      },
      { button: m.published_button({}, { locale: language }), href: `${publicUrl}/${language}/app/portfolio/share` },
      { paragraph: m.published_revoke({}, { locale: language }) },
    ],
  });
};
