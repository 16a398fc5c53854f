import { pastedToken } from './pasted-token.ts';
import { parseSearch } from './search-text.ts';

const LONGEST = 100;

/** Reads the token in the address of a mailed link, for the page that the link opens. */
export const mailedToken = ({ token }: Record<string, unknown>): { readonly token?: string | undefined } => ({
  token: typeof token === 'string' && token.length <= LONGEST ? pastedToken(token) : undefined,
});

/** Returns the token of a form that was posted to the page of a mailed link, as that page reads it; '' for none. */
export const postedToken = ({ url }: Request): string => mailedToken(parseSearch(new URL(url).search)).token ?? '';
