import type { Language } from '@palmares/domain/kernel';

/** Our only French is Canadian, so a reader of any French gets it. Libraries that match locales fall back to no other country. */
const languageOfTag = (tag: string): Language | undefined => {
  const [language] = tag.toLowerCase().split('-', 1);
  if (language === 'fr') return 'fr-ca';
  return language === 'en' ? 'en' : undefined;
};

/** The first language of ours among tags, the most wanted tag first. */
export const supportedLanguageIn = (tags: readonly string[]): Language | undefined =>
  tags.map(languageOfTag).find((language) => language !== undefined);
