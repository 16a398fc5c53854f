import type { Language } from '@palmares/domain/kernel';
import { alternateLanguages } from '../../i18n/alternate-languages.ts';
import { openGraph } from '../../i18n/open-graph.ts';
import { pageTitle } from '../../i18n/page-title.ts';
import { m } from '../../paraglide/messages.js';
import { publicOrigin } from '../../server/public-origin.ts';

interface Described {
  /** Without the language. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

export const demoHead = (lang: Language, { path, title, description }: Described) => {
  const origin = publicOrigin();
  const address = `${origin}/${lang}/${path}`;
  const preview = { picture: `${origin}/shared-${lang}.png`, pictureAlt: m.demo_preview_alt() };
  return {
    meta: [
      pageTitle(title),
      ...openGraph({ language: lang, title, description, ...preview }),
      { property: 'og:url', content: address },
    ],
    links: [{ rel: 'canonical', href: address }, ...alternateLanguages(origin, `/${lang}/${path}`)],
  };
};
