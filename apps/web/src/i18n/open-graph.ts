import type { Language } from '@palmares/domain/kernel';
import { m } from '../paraglide/messages.js';

/** Size of a preview picture in pixels. */
const picture = { width: 1200, height: 630 };

export const openGraphLocales: Readonly<Record<Language, string>> = { en: 'en_CA', 'fr-ca': 'fr_CA' };

/** The path of the picture that a preview shows, by its name. */
export const previewPath = (language: Language, name: string): string => `/api/previews/${language}/${name}.png`;

interface Preview {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** Absolute address, because messengers load the picture from outside the page. */
  readonly picture: string;
  readonly pictureAlt: string;
}

/** Returns the meta tags of the preview that messengers and social networks show for a link. */
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
