import { randomBytes } from 'node:crypto';
import { openClaim, signClaim } from '../secrets/signed-claim.ts';

const ID_BYTES = 16;
const DAY_MS = 24 * 60 * 60_000;

const keyOf = (pepper: Uint8Array) => ({ pepper, purpose: 'palmares contact form' });

/** Returns the token for a hidden field of the form, valid for a day from `at`. No two are the same. */
export const signContactForm = (pepper: Uint8Array, at: Date): string =>
  signClaim(keyOf(pepper), { content: randomBytes(ID_BYTES), expiresAt: new Date(at.getTime() + DAY_MS) });

/** Returns the age of the form in milliseconds; null if the token is not ours, was changed, or is older than a day. */
export const contactFormAge = (pepper: Uint8Array, field: string, at: Date): number | null => {
  const claim = openClaim(keyOf(pepper), field, ID_BYTES, at);
  return claim && at.getTime() - (claim.expiresAt.getTime() - DAY_MS);
};
