import { createHmac } from 'node:crypto';

const PEPPER_BYTES = 32;

/** What a peppered value is for: the same value for two purposes never gives the same bytes. */
export type Purpose = 'passcode' | 'verification-code' | 'rate-limit';

/** Six digits can be guessed in a second from a stolen hash; with a key that is not in the database they cannot. */
export const peppered = (pepper: Uint8Array, purpose: Purpose, ...values: readonly string[]): string => {
  if (pepper.byteLength < PEPPER_BYTES) throw new Error(`The pepper needs at least ${PEPPER_BYTES} bytes`);
  const mac = createHmac('sha256', pepper);
  for (const value of [purpose, ...values]) mac.update(`${Buffer.byteLength(value)}:${value}`);
  return mac.digest('base64url');
};
