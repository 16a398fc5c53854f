import type { Language } from '@palmares/domain/kernel';
import { m } from '../paraglide/messages.js';

/** The preview picture of a shared address, in pixels. */
const picture = { width: 1200, height: 630 };

export const openGraphLocales: Readonly<Record<Language, string>> = { en: 'en_CA', 'fr-ca': 'fr_CA' };

interface Preview {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** Its absolute address: whoever shows a preview loads it from elsewhere. */
  readonly picture: string;
  readonly pictureAlt: string;
}

/** What a messenger or a social network shows beside a link to this page. */
export const openGraph = (preview: Preview) => {
  const content = {
    'og:type': 'website',
    'og:site_name': m.app_name(),
    'og:title': preview.title,
    'og:description': preview.description,
    'og:locale': openGraphLocales[preview.language],
    'og:image': preview.picture,
    'og:image:width': String(picture.width),
    'og:image:height': String(picture.height),
    'og:image:alt': preview.pictureAlt,
  };
  return [
    { name: 'description', content: preview.description },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...Object.entries(content).map(([property, value]) => ({ property, content: value })),
  ];
};
