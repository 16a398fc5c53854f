import { createHmac, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto';

const KEY_BYTES = 32;
/** Milliseconds since 1970 fit into 48 bits for the next 8,900 years. */
const TIME_BYTES = 6;
const MAC_BYTES = 32;

export interface ClaimKey {
  readonly pepper: Uint8Array;
  /** Names the use of these claims. No claim is valid for another purpose. */
  readonly purpose: string;
}

export interface Claim {
  readonly content: Buffer;
  readonly expiresAt: Date;
}

/** Derived once, because that takes longer than signing. */
const derived = new WeakMap<Uint8Array, Map<string, KeyObject>>();

const derive = ({ pepper, purpose }: ClaimKey): KeyObject => {
  const keys = derived.get(pepper) ?? new Map<string, KeyObject>();
  derived.set(pepper, keys);
  const key = keys.get(purpose) ?? createSecretKey(Buffer.from(hkdfSync('sha256', pepper, '', purpose, KEY_BYTES)));
  keys.set(purpose, key);
  return key;
};

const macOf = (key: ClaimKey, signed: Uint8Array): Buffer => createHmac('sha256', derive(key)).update(signed).digest();

/** Returns the claim as a URL-safe token, valid until it expires. Nothing of it is stored. */
export const signClaim = (key: ClaimKey, { content, expiresAt }: Claim): string => {
  const expiry = Buffer.alloc(TIME_BYTES);
  expiry.writeUIntBE(expiresAt.getTime(), 0, TIME_BYTES);
  const signed = Buffer.concat([content, expiry]);
  return Buffer.concat([signed, macOf(key, signed)]).toString('base64url');
};

/**
 * Returns the claim of a token with this many bytes of content; null if it was signed with another key, was changed, or
 * has expired.
 */
export const openClaim = (key: ClaimKey, token: string, bytes: number, at: Date): Claim | null => {
  const length = bytes + TIME_BYTES + MAC_BYTES;
  if (token.length !== Math.ceil((length * 4) / 3)) return null;
  const whole = Buffer.from(token, 'base64url');
  // The last base64 character may have unused bits: an address must have only one spelling.
  if (whole.length !== length || whole.toString('base64url') !== token) return null;
  const signed = whole.subarray(0, bytes + TIME_BYTES);
  if (!timingSafeEqual(macOf(key, signed), whole.subarray(signed.length))) return null;
  const expiresAt = new Date(signed.readUIntBE(bytes, TIME_BYTES));
  return at.getTime() < expiresAt.getTime() ? { content: signed.subarray(0, bytes), expiresAt } : null;
};

const UUID_BYTES = 16;

export const uuidBytes = (uuid: string): Buffer => {
  const bytes = Buffer.from(uuid.replaceAll('-', ''), 'hex');
  if (bytes.length !== UUID_BYTES) throw new Error('That is no uuid');
  return bytes;
};

export const uuidOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
