import { issue } from './field-errors.ts';
import { line } from './text.ts';

const longestLink = 2000;

const parsed = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);

/** `https:` or `http:` to a named host. A user name in it is how a link pretends to lead elsewhere. */
const isLink = (text: string): boolean => {
  if (!/^https?:\/\//iu.test(text) || /[\s\\]/u.test(text)) return false;
  const url = parsed(text);
  return url !== null && url.username === '' && url.password === '' && /^[^.].*\.[^.]+$/u.test(url.hostname);
};

export const link = line({ max: longestLink, required: true }).check(({ value, issues }) => {
  if (value !== '' && !isLink(value)) issues.push(issue('link_invalid', value));
});
