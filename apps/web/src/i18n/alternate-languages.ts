import { inLanguage, languages, languageTag } from './language.ts';

/** `hreflang` links for public pages: the page in each language, and the language choice. */
export const alternateLanguages = (origin: string, path: string) => [
  ...languages.map((language) => ({
    rel: 'alternate',
    hrefLang: languageTag(language),
    href: `${origin}${inLanguage(language, path)}`,
  })),
  { rel: 'alternate', hrefLang: 'x-default', href: `${origin}${path.replace(/^\/[^/]+/, '') || '/'}` },
];
