import type { Language } from '@palmares/domain/kernel';
import { alternateLanguages } from '../i18n/alternate-languages.ts';
import { withLanguage } from '../i18n/language.ts';
import { openGraph, openGraphLocales, previewPath } from '../i18n/open-graph.ts';
import { pageTitle } from '../i18n/page-title.ts';
import type { PublicPath } from '../i18n/public-pages.ts';
import { m } from '../paraglide/messages.js';
import { publicOrigin } from '../server/public-origin.ts';
import type { PageHead } from './page-head.tsx';

interface PublicPage {
  readonly language: Language;
  readonly page: PublicPath | '';
  /** Without the product's name. */
  readonly title: string;
  /** Title in the browser and in search results; by default `title` and the product's name. */
  readonly documentTitle?: string;
  readonly description: string;
  /** The name of its preview picture, if an athlete is beside the title there and not the mark. */
  readonly athletePicture?: string;
  readonly pathIn?: PageHead['pathIn'];
  /** In the vocabulary of schema.org. */
  readonly structuredData?: object;
}

const otherLanguage = (language: Language): Language => (language === 'en' ? 'fr-ca' : 'en');

/** Returns the head of a public page for browsers, search engines and messengers. */
export const siteHead = ({ language, page, title, description, pathIn, ...said }: PublicPage): PageHead => {
  const origin = publicOrigin();
  const pathOf = pathIn ?? ((wanted: Language) => withLanguage(wanted, `/${page}`));
  const address = `${origin}${pathOf(language)}`;
  const picture = previewPath(language, said.athletePicture ?? page);
  const pictureAlt = said.athletePicture === undefined ? m.preview_alt({ title }) : m.preview_athlete_alt({ title });
  return {
    title: said.documentTitle ?? pageTitle(title).title,
    meta: [
      ...openGraph({ language, title, description, picture: `${origin}${picture}`, pictureAlt }),
      { property: 'og:url', content: address },
      { property: 'og:locale:alternate', content: openGraphLocales[otherLanguage(language)] },
    ],
    links: [{ rel: 'canonical', href: address }, ...alternateLanguages(origin, pathOf)],
    ...(pathIn ? { pathIn } : {}),
    ...(said.structuredData ? { structuredData: said.structuredData } : {}),
  };
};
