import { openClaim, signClaim, uuidBytes, uuidOf } from '../secrets/signed-claim.ts';

const MINUTES = 15;
const ID_BYTES = 16;

const keyOf = (pepper: Uint8Array) => ({ pepper, purpose: 'palmares opening address' });

export interface OpeningAddress {
  readonly openingId: string;
  readonly expiresAt: Date;
}

/** Returns a URL-safe token that shows a past opening again, for 15 minutes from `at`. Nothing of it is stored. */
export const signOpeningAddress = (
  pepper: Uint8Array,
  openingId: string,
  at: Date,
): { readonly token: string; readonly expiresAt: Date } => {
  const expiresAt = new Date(at.getTime() + MINUTES * 60_000);
  return { token: signClaim(keyOf(pepper), { content: uuidBytes(openingId), expiresAt }), expiresAt };
};

/** Returns what a token opens; null if it is not ours, was changed, or has expired. */
export const openOpeningAddress = (pepper: Uint8Array, token: string, at: Date): OpeningAddress | null => {
  const claim = openClaim(keyOf(pepper), token, ID_BYTES, at);
  return claim && { openingId: uuidOf(claim.content), expiresAt: claim.expiresAt };
};
