import { pastedSignedToken, pastedToken } from '../../addresses/pasted-token.ts';
import { supportedLanguageIn } from '../../i18n/supported-language.ts';
import { decoded } from '../limits/decoded.ts';
import { MAX_URL_LENGTH } from '../limits/request-limits.server.ts';
import { patternOf } from '../limits/route-of.server.ts';

const unreserved = /%(?:2[DE]|3\d|4[1-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9AE])/gi;

/** Decodes only what need not be encoded (RFC 3986, section 6.2.2.2), so that `%2F` remains within its segment. */
const decodedWhereEqual = (segment: string): string => segment.replace(unreserved, decodeURIComponent);

/** `EN`, `en-US` and `fr` are languages of the site, under another name. */
const languageSpelled = (segment: string): string => supportedLanguageIn([decodeURIComponent(segment)]) ?? segment;

const tokens: Readonly<Record<string, (text: string) => string>> = {
  $publishToken: pastedToken,
  $token: pastedSignedToken,
};

const inPattern = (segment: string, pattern: string | undefined): string => {
  if (pattern === undefined || pattern === '$') return segment;
  if (!pattern.startsWith('$')) return pattern;
  const text = decodeURIComponent(segment);
  const token = tokens[pattern]?.(text) ?? text;
  return token === text ? segment : encodeURIComponent(token);
};

/**
 * Returns the one spelling of a path: slashes once, the language by its own name, the route's own capitals, and a token
 * without what a message added after it. A path that is too long or cannot be decoded is returned unchanged.
 */
export const canonicalPath = (path: string): string => {
  if (path.length > MAX_URL_LENGTH || decoded(path) === undefined) return path;
  const [first, ...others] = path.split('/').filter(Boolean).map(decodedWhereEqual);
  if (first === undefined) return '/';
  const segments = [languageSpelled(first), ...others];
  const pattern = patternOf(segments);
  return `/${segments.map((segment, index) => inPattern(segment, pattern[index])).join('/')}`;
};
