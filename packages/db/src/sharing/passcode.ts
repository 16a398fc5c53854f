import { peppered } from '../secrets/peppered.ts';
import { matchesSlowHash, slowHash } from '../secrets/slow-hash.ts';

/** Call before the transaction that stores the hash, never inside it. */
export const hashPasscode = (pepper: Uint8Array, code: string): Promise<string> =>
  slowHash(peppered(pepper, 'passcode', code));

export const passcodeMatches = (pepper: Uint8Array, hashed: string, code: string): Promise<boolean> =>
  matchesSlowHash(hashed, peppered(pepper, 'passcode', code));
