import type { Language } from '@palmares/domain/kernel';
import { alternateLanguages } from '../../i18n/alternate-languages.ts';
import { languageTag } from '../../i18n/language.ts';
import { supportAddress } from '../../i18n/support-address.ts';
import { m } from '../../paraglide/messages.js';

/** The preview picture of a shared address, in pixels. */
const preview = { width: 1200, height: 630 };

const openGraphLocales: Readonly<Record<Language, string>> = { en: 'en_CA', 'fr-ca': 'fr_CA' };

const openGraph = (origin: string, lang: Language) => {
  const content = {
    'og:type': 'website',
    'og:site_name': m.app_name(),
    'og:title': m.landing_title(),
    'og:description': m.landing_description(),
    'og:url': `${origin}/${lang}`,
    'og:locale': openGraphLocales[lang],
    'og:locale:alternate': openGraphLocales[lang === 'en' ? 'fr-ca' : 'en'],
    'og:image': `${origin}/preview-${lang}.png`,
    'og:image:width': String(preview.width),
    'og:image:height': String(preview.height),
    'og:image:alt': m.landing_preview_alt(),
  };
  return Object.entries(content).map(([property, value]) => ({ property, content: value }));
};

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
    { name: 'description', content: m.landing_description() },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...openGraph(origin, lang),
    { 'script:ld+json': structuredData(origin, lang) },
  ],
  links: [{ rel: 'canonical', href: `${origin}/${lang}` }, ...alternateLanguages(origin, `/${lang}`)],
});
