import type { Language } from '@palmares/domain/kernel';
import { alternateLanguages } from '../../i18n/alternate-languages.ts';
import { languages, languageTag } from '../../i18n/language.ts';
import { openGraph } from '../../i18n/open-graph.ts';
import { pageTitle } from '../../i18n/page-title.ts';
import { m } from '../../paraglide/messages.js';
import { publicOrigin } from '../../server/public-origin.ts';
import { type DemoName, demoFullNames, demoPath } from './demo-names.ts';

interface Described {
  readonly title: string;
  readonly description: string;
  readonly address: string;
}

const metaOf = (lang: Language, { title, description, address }: Described) => [
  pageTitle(title),
  ...openGraph({
    language: lang,
    title,
    description,
    picture: `${publicOrigin()}/shared-${lang}.png`,
    pictureAlt: m.demo_preview_alt(),
  }),
  { property: 'og:url', content: address },
];

export const gateHead = (lang: Language) => {
  const path = `/${lang}/portfolio-demo-gate`;
  const address = `${publicOrigin()}${path}`;
  return {
    meta: metaOf(lang, { title: m.demo_gate_title(), description: m.demo_gate_description(), address }),
    links: [{ rel: 'canonical', href: address }, ...alternateLanguages(publicOrigin(), path)],
  };
};

/** The page of an athlete has one address in each language, which is shorter for the one who writes in it. */
export const demoHead = (lang: Language, name: DemoName) => {
  const origin = publicOrigin();
  const address = `${origin}${demoPath(lang, name)}`;
  const title = m.demo_title({ name: demoFullNames[name] });
  return {
    meta: metaOf(lang, { title, description: m.demo_description(), address }),
    links: [
      { rel: 'canonical', href: address },
      ...languages.map((language) => ({
        rel: 'alternate',
        hrefLang: languageTag(language),
        href: `${origin}${demoPath(language, name)}`,
      })),
    ],
  };
};
