import type { Language } from '@palmares/domain/kernel';
import { alternateLanguages } from '../../i18n/alternate-languages.ts';
import { languageTag } from '../../i18n/language.ts';
import { openGraph, openGraphLocales } from '../../i18n/open-graph.ts';
import { supportAddress } from '../../i18n/support-address.ts';
import { m } from '../../paraglide/messages.js';

/** Structured data about the site and its owner. */
const structuredData = (origin: string, lang: Language) => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'Organization',
      '@id': `${origin}/#organization`,
      name: m.app_name(),
      url: origin,
      logo: `${origin}/icon-512.png`,
      email: supportAddress,
    },
    {
      '@type': 'WebSite',
      name: m.app_name(),
      url: `${origin}/${lang}`,
      inLanguage: languageTag(lang),
      description: m.landing_description(),
      publisher: { '@id': `${origin}/#organization` },
    },
  ],
});

export const landingHead = (origin: string, lang: Language) => ({
  meta: [
    { title: m.landing_document_title() },
    ...openGraph({
      language: lang,
      title: m.landing_title(),
      description: m.landing_description(),
      picture: `${origin}/preview-${lang}.png`,
      pictureAlt: m.landing_preview_alt(),
    }),
    { property: 'og:url', content: `${origin}/${lang}` },
    { property: 'og:locale:alternate', content: openGraphLocales[lang === 'en' ? 'fr-ca' : 'en'] },
    { 'script:ld+json': structuredData(origin, lang) },
  ],
  links: [{ rel: 'canonical', href: `${origin}/${lang}` }, ...alternateLanguages(origin, `/${lang}`)],
});
