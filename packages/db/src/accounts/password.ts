import { passwordNormalization } from '@palmares/domain/account';
import { normalizeWithin } from '@palmares/domain/kernel';
import { matchesSlowHash, slowHash } from '../secrets/slow-hash.ts';

/**
 * A hash of 32 random bytes that were thrown away, with today's parameters: comparing with it takes as
 * long as with an account's, so the time of an answer does not tell whether an address has an account.
 */
export const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$kOHWFGvdynJVcfNJm1aj5Q$bgDxwApYa/WlmsUtEJqspv/WQ7kxOtDX6JkuNDdc4sA';

/** An é typed on a phone and the same é typed on a laptop may be different code points. */
const sameEverywhere = (password: string) => normalizeWithin(password, passwordNormalization);

/** Before the transaction that stores it, never inside. Throws for a password that the form of sign-up refuses. */
export const hashPassword = async (password: string): Promise<string> => {
  const normalized = sameEverywhere(password);
  if (!normalized.ok) throw new Error(`A password that no form accepts: ${normalized.refusal.code}`);
  return slowHash(normalized.value);
};

export const passwordMatches = async (hashed: string | undefined, password: string): Promise<boolean> => {
  const normalized = sameEverywhere(password);
  // Nobody can have chosen such a password, so answering early tells nothing about an account.
  if (!normalized.ok) return false;
  const matches = await matchesSlowHash(hashed ?? nobodysHash, normalized.value);
  return hashed !== undefined && matches;
};
