import type { Language } from '@palmares/domain/kernel';

/**
 * Canadian French is our only French, so any French tag maps to it. Libraries that match locales do not fall back
 * across countries.
 */
const languageOfTag = (tag: string): Language | undefined => {
  const [language] = tag.toLowerCase().split('-', 1);
  if (language === 'fr') return 'fr-ca';
  return language === 'en' ? 'en' : undefined;
};

/** The first supported language among tags in order of preference. */
export const supportedLanguageIn = (tags: readonly string[]): Language | undefined =>
  tags.map(languageOfTag).find((language) => language !== undefined);
