import { inLanguage, languages, languageTag } from './language.ts';

/** For public pages: where the same page is in each language, and where to choose. */
export const alternateLanguages = (origin: string, path: string) => [
  ...languages.map((language) => ({
    rel: 'alternate',
    hrefLang: languageTag(language),
    href: `${origin}${inLanguage(language, path)}`,
  })),
  { rel: 'alternate', hrefLang: 'x-default', href: `${origin}${path.replace(/^\/[^/]+/, '') || '/'}` },
];
