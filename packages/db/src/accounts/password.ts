import { passwordNormalization } from '@palmares/domain/account';
import { normalizeWithin } from '@palmares/domain/kernel';
import { matchesSlowHash, slowHash } from '../secrets/slow-hash.ts';

/**
 * A hash of 32 discarded random bytes with the current parameters. Comparing with it takes as long as with a real hash,
 * so response time does not reveal whether an address has an account.
 */
export const dummyHash =
  '$argon2id$v=19$m=65536,t=3,p=1$Cj9ZjKUVQS31xo8DxQx5Ow$rNbkf0e/XzaEdaP30gcljAbwmJTrYYCpUjnsxn9xHWk';

/** Normalizes, because a phone and a laptop may encode the same é differently. */
const normalizePassword = (password: string) => normalizeWithin(password, passwordNormalization);

/**
 * Call before the transaction that stores the hash, never inside it. Throws for a password that sign-up validation
 * refuses.
 */
export const hashPassword = async (password: string): Promise<string> => {
  const normalized = normalizePassword(password);
  if (!normalized.ok) throw new Error(`A password that sign-up validation refuses: ${normalized.refusal.code}`);
  return slowHash(normalized.value);
};

export const passwordMatches = async (hashed: string | undefined, password: string): Promise<boolean> => {
  const normalized = normalizePassword(password);
  // Nobody can have such a password, so answering early reveals nothing about an account.
  if (!normalized.ok) return false;
  const matches = await matchesSlowHash(hashed ?? dummyHash, normalized.value);
  return hashed !== undefined && matches;
};
