import { pastedToken } from '../../addresses/pasted-token.ts';

const LONGEST = 100;

/** The token in the address of a mailed link. */
export const mailedToken = ({ token }: Record<string, unknown>): { readonly token?: string | undefined } => ({
  token: typeof token === 'string' && token.length <= LONGEST ? pastedToken(token) : undefined,
});
