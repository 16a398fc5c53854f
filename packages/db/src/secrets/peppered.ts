import { createHmac } from 'node:crypto';

const PEPPER_BYTES = 32;

/** Separates the uses of the pepper: one value never gives the same result for two purposes. */
export type Purpose =
  | 'email-change'
  | 'guardian-asker'
  | 'guardian-finish'
  | 'guardian-request'
  | 'guardian-second'
  | 'guardian-withdraw'
  | 'network'
  | 'passcode'
  | 'password-reset'
  | 'rate-limit'
  | 'verification-code'
  | 'visitor';

/**
 * Returns an HMAC-SHA-256 in base64url. Six digits can be guessed in a second from a stolen hash, but not from one that
 * also depends on a key outside the database.
 */
export const peppered = (pepper: Uint8Array, purpose: Purpose, ...values: readonly string[]): string => {
  if (pepper.byteLength < PEPPER_BYTES) throw new Error(`The pepper needs at least ${PEPPER_BYTES} bytes`);
  const mac = createHmac('sha256', pepper);
  for (const value of [purpose, ...values]) mac.update(`${Buffer.byteLength(value)}:${value}`);
  return mac.digest('base64url');
};
