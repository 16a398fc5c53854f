import type { Language } from '@palmares/domain/kernel';
import { alternateLanguages } from '../../i18n/alternate-languages.ts';
import { openGraph } from '../../i18n/open-graph.ts';
import { pageTitle } from '../../i18n/page-title.ts';
import { m } from '../../paraglide/messages.js';
import { publicOrigin } from '../../server/public-origin.ts';

/** The same for every subject: the page without one is the one that search engines list. */
export const contactHead = (language: Language) => {
  const path = `/${language}/contact-us`;
  const origin = publicOrigin();
  return {
    meta: [
      pageTitle(m.write_us_title()),
      ...openGraph({
        language,
        title: m.write_us_title(),
        description: m.write_us_description(),
        picture: `${origin}/preview-${language}.png`,
        pictureAlt: m.landing_preview_alt(),
      }),
      { property: 'og:url', content: `${origin}${path}` },
    ],
    links: [{ rel: 'canonical', href: `${origin}${path}` }, ...alternateLanguages(origin, path)],
  };
};
