import { timingSafeEqual } from 'node:crypto';
import { openClaim, signClaim } from '../secrets/signed-claim.ts';
import { tokenHash } from '../secrets/token.ts';

const MINUTES = 30;
const HASH_BYTES = 32;

const purposes = { passcode: 'palmares passcode form', report: 'palmares report form' } as const;

/** A plain form on the page of a link. */
export type SharedForm = keyof typeof purposes;

const keyOf = (pepper: Uint8Array, form: SharedForm) => ({ pepper, purpose: purposes[form] });

/**
 * Returns the token for a hidden field of this link's form, valid for 30 minutes from `at`. It proves that the form is
 * ours if a browser does not. It names the link by a hash, because it is no secret.
 */
export const signSharedForm = (pepper: Uint8Array, form: SharedForm, token: string, at: Date): string =>
  signClaim(keyOf(pepper, form), {
    content: tokenHash(token),
    expiresAt: new Date(at.getTime() + MINUTES * 60_000),
  });

/** False for a field that is not ours, was changed, belongs to another form or link, or has expired. */
export const isSharedForm = (
  pepper: Uint8Array,
  form: SharedForm,
  { token, field }: { readonly token: string; readonly field: string },
  at: Date,
): boolean => {
  const claim = openClaim(keyOf(pepper, form), field, HASH_BYTES, at);
  return claim !== null && timingSafeEqual(claim.content, tokenHash(token));
};
