import type { Language } from '@palmares/domain/kernel';
import { languages, languageTag } from './language.ts';

const withoutLanguage = (path: string): string => path.replace(/^\/[^/]+/, '') || '/';

/**
 * `hreflang` links for a public page: the page in each language and, if its address differs by the language alone, the
 * choice of a language.
 */
export const alternateLanguages = (origin: string, pathIn: (language: Language) => string) => {
  const paths = new Set(languages.map((language) => withoutLanguage(pathIn(language))));
  const [shared] = paths;
  return [
    ...languages.map((language) => ({
      rel: 'alternate',
      hrefLang: languageTag(language),
      href: `${origin}${pathIn(language)}`,
    })),
    ...(paths.size === 1 ? [{ rel: 'alternate', hrefLang: 'x-default', href: `${origin}${shared}` }] : []),
  ];
};
