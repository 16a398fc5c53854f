import { type Language, languages } from '@palmares/domain/kernel';

export { languages };

/** Returns all languages, with this one first if there is one. */
export const languagesFrom = (first: Language | undefined): readonly Language[] =>
  [...languages].sort((one, other) => Number(other === first) - Number(one === first));

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

const neverLocalised = ['api', 'assets', 'healthz', 'readyz', 'metrics', '.well-known', '_ui', '_serverFn'];

const firstSegment = (path: string): string => path.split(/[/?#]/, 2)[1] ?? '';

export const languageOf = (path: string): Language | undefined => languages.find((l) => l === firstSegment(path));

export const isLocalised = (path: string): boolean => !neverLocalised.includes(firstSegment(path));

const developerPages = '_ui';

export const isDeveloperPage = (path: string): boolean => firstSegment(path) === developerPages;

/** A page's language. A developer's page has it in its second segment. */
export const languageOfPage = (path: string): Language | undefined =>
  languageOf(isDeveloperPage(path) ? path.slice(developerPages.length + 1) : path);

/** `/plan?x=1` becomes `/fr-ca/plan?x=1`; the root has no trailing slash. */
export const withLanguage = (language: Language, path: string): string => {
  const rest = `/${path.replace(/^[/\\]+/, '')}`;
  return `/${language}${rest.replace(/^\/(?=$|[?#])/, '')}`;
};

/** Replaces the first segment; the rest of the path, query and hash stay. */
export const inLanguage = (language: Language, path: string): string => {
  const current = languageOf(path);
  return withLanguage(language, current ? path.slice(current.length + 1) : path);
};

export const withoutHash = (path: string): string => path.split('#', 1)[0] ?? '';

/** The BCP 47 tag for Intl and `lang` attributes. */
export const languageTag = (language: Language): string => (language === 'fr-ca' ? 'fr-CA' : 'en');
