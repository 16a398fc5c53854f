import { languageOf } from '../../i18n/language.ts';

const anyOrigin = 'http://palmares.invalid';

/** Only a path of this site is followed after log in: `//other.example` and `/\other.example` are not paths. */
export const safeNextPath = (next: unknown): string | undefined => {
  if (typeof next !== 'string' || !next.startsWith('/')) return undefined;
  const url = URL.parse(next, anyOrigin);
  if (url?.origin !== anyOrigin || !languageOf(url.pathname)) return undefined;
  return `${url.pathname}${url.search}`;
};
