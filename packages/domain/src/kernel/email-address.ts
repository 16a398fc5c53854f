import { withoutUnseen } from './without-gaps.ts';

/** Letters, digits and the signs of RFC 5322 that providers give out, which need no quoting. */
const address = /^(?:[a-z0-9_'+&/=-]+\.)*[a-z0-9_'+&/=-]*[a-z0-9_+&/=-]@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/u;

export const longestEmail = 254;

/**
 * Returns the address in `Maya Roy <Maya@example.com>`, `mailto:maya@example.com` or the end of a sentence, in lower
 * case.
 */
export const addressIn = (text: string): string =>
  text
    .trim()
    .replace(/^.*<([^<>]*)>[.,;]*$/u, '$1')
    .toLowerCase()
    .replace(/^mailto:/u, '')
    .replace(/[.,;]+$/u, '')
    .trim();

export const isAddress = (text: string): boolean => address.test(text);

/** Reads an address as it was typed or pasted; null if it is none. For pages that need no schema otherwise. */
export const readAddress = (typed: string): string | null => {
  if (typed.length > longestEmail) return null;
  const found = addressIn(withoutUnseen(typed));
  return isAddress(found) ? found : null;
};
