const LONGEST = 100;

/** The token in the address of a mailed link. */
export const mailedToken = ({ token }: Record<string, unknown>): { readonly token?: string | undefined } => ({
  token: typeof token === 'string' && token.length <= LONGEST ? token : undefined,
});
