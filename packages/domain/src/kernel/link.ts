import { issue } from './field-errors.ts';
import { parsedUrl } from './parsed-url.ts';
import { line } from './text.ts';

const longestLink = 2000;

/**
 * True for `https:` or `http:` with a host name. A URL with a user name is rejected, because that is how links disguise
 * where they lead.
 */
const isLink = (text: string): boolean => {
  if (!/^https?:\/\//iu.test(text) || /[\s\\]/u.test(text)) return false;
  const url = parsedUrl(text);
  return url !== null && url.username === '' && url.password === '' && /^[^.].*\.[^.]+$/u.test(url.hostname);
};

const linkOf = (rule: { readonly required: boolean }) =>
  line({ max: longestLink, ...rule }).check(({ value, issues }) => {
    if (value !== '' && !isLink(value)) issues.push(issue('link_invalid', value));
  });

export const link = linkOf({ required: true });
export const optionalLink = linkOf({ required: false });
