import type { Language } from '@palmares/domain/kernel/language';
import { m } from '../paraglide/messages.js';
import { type RenderedMail, renderMail } from './layout.ts';

interface Published {
  readonly locale: Language;
  readonly firstName: string;
  readonly label: string;
  readonly protected: boolean;
  readonly publicUrl: string;
}

/** The link itself is not in the mail: whoever reads somebody's inbox should not read their portfolio. */
export const publishedMail = (published: Published): RenderedMail => {
  const { locale, firstName, label, publicUrl } = published;
  return renderMail({
    locale,
    firstName,
    subject: m.published_subject({}, { locale }),
    title: m.published_subject({}, { locale }),
    blocks: [
      { paragraph: m.published_body({ label }, { locale }) },
      {
        paragraph: published.protected ? m.published_protected({}, { locale }) : m.published_open({}, { locale }),
      },
      { button: m.published_button({}, { locale }), href: `${publicUrl}/${locale}/app/portfolio/share` },
      { paragraph: m.published_revoke({}, { locale }) },
    ],
  });
};
