import { parsedUrl } from '@palmares/domain/kernel';
import { languageOf } from '../../i18n/language.ts';

const anyOrigin = 'http://palmares.invalid';

/**
 * Returns the path to go to after log-in if it is one of this site: `//other.example` and `/\other.example` are not.
 */
export const safeNextPath = (next: unknown): string | undefined => {
  if (typeof next !== 'string' || !next.startsWith('/')) return undefined;
  const url = parsedUrl(next, anyOrigin);
  if (url?.origin !== anyOrigin || !languageOf(url.pathname)) return undefined;
  return `${url.pathname}${url.search}`;
};
