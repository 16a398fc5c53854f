import { type Language, languages } from '@palmares/domain/kernel';

export { languages };

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

const neverLocalised = ['api', 'assets', 'healthz', 'readyz', 'metrics', '.well-known', '_ui', '_serverFn'];

const firstSegment = (path: string): string => path.split(/[/?#]/, 2)[1] ?? '';

export const languageOf = (path: string): Language | undefined => languages.find((l) => l === firstSegment(path));

export const isLocalised = (path: string): boolean => !neverLocalised.includes(firstSegment(path));

const developerPages = '_ui';

export const isDeveloperPage = (path: string): boolean => firstSegment(path) === developerPages;

/** What a page speaks. A developer's page has it in its second segment: it is no address of the product's. */
export const languageOfPage = (path: string): Language | undefined =>
  languageOf(isDeveloperPage(path) ? path.slice(developerPages.length + 1) : path);

/** `/plan?x=1` becomes `/fr-ca/plan?x=1`; the root has no trailing slash. */
export const withLanguage = (language: Language, path: string): string => {
  const rest = `/${path.replace(/^[/\\]+/, '')}`;
  return `/${language}${rest.replace(/^\/(?=$|[?#])/, '')}`;
};

/** The first segment is replaced; path, query and hash stay. */
export const inLanguage = (language: Language, path: string): string => {
  const current = languageOf(path);
  return withLanguage(language, current ? path.slice(current.length + 1) : path);
};

export const withoutHash = (path: string): string => path.split('#', 1)[0] ?? '';

/** What Intl and `lang` attributes call it. */
export const languageTag = (language: Language): string => (language === 'fr-ca' ? 'fr-CA' : 'en');
