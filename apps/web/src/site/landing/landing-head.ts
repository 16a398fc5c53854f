import type { Language } from '@palmares/domain/kernel';
import { languageTag } from '../../i18n/language.ts';
import { supportAddress } from '../../i18n/support-address.ts';
import { siteHead } from '../../page/site-head.ts';
import { m } from '../../paraglide/messages.js';
import { publicOrigin } from '../../server/public-origin.ts';

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

export const landingHead = (language: Language) =>
  siteHead({
    language,
    page: '',
    title: m.landing_title(),
    documentTitle: m.landing_document_title(),
    description: m.landing_description(),
    athletePicture: 'home',
    structuredData: structuredData(publicOrigin(), language),
  });
