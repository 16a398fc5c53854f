import { matchesSlowHash, slowHash } from '../secrets/slow-hash.ts';

/**
 * A hash of 32 random bytes that were thrown away, with today's parameters: comparing with it takes as
 * long as with an account's, so the time of an answer does not tell whether an address has an account.
 */
export const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$kOHWFGvdynJVcfNJm1aj5Q$bgDxwApYa/WlmsUtEJqspv/WQ7kxOtDX6JkuNDdc4sA';

/** An é typed on a phone and the same é typed on a laptop may be different code points. */
const sameEverywhere = (password: string): string => password.normalize('NFKC');

/** Before the transaction that stores it, never inside. */
export const hashPassword = (password: string): Promise<string> => slowHash(sameEverywhere(password));

export const passwordMatches = async (hashed: string | undefined, password: string): Promise<boolean> => {
  const matches = await matchesSlowHash(hashed ?? nobodysHash, sameEverywhere(password));
  return hashed !== undefined && matches;
};
