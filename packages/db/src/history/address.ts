import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const MINUTES = 15;
const KEY_BYTES = 32;
const ID_BYTES = 16;
const VERSION_BYTES = 4;
/** Milliseconds since 1970 fit into 48 bits for the next 8,900 years. */
const TIME_BYTES = 6;
const MOMENT_AT = ID_BYTES + VERSION_BYTES;
const EXPIRY_AT = MOMENT_AT + TIME_BYTES;
const CLAIM_BYTES = EXPIRY_AT + TIME_BYTES;
const MAC_BYTES = 32;
const TOKEN_SHAPE = /^[A-Za-z0-9_-]{86}$/;

/** A past state of an athlete's portfolio. The version identifies it exactly; the time says when that was. */
export interface PastMoment {
  readonly athleteId: string;
  readonly version: number;
  readonly moment: Date;
}

export interface HistoryAddress extends PastMoment {
  readonly expiresAt: Date;
}

const macOf = (pepper: Uint8Array, claim: Uint8Array): Buffer => {
  const key = hkdfSync('sha256', pepper, '', 'palmares history address', KEY_BYTES);
  return createHmac('sha256', new Uint8Array(key)).update(claim).digest();
};

const uuidOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/**
 * Returns a URL-safe token of 86 characters that opens this moment for 15 minutes from `at`. Nothing of it is stored.
 */
export const signHistoryAddress = (
  pepper: Uint8Array,
  { athleteId, version, moment }: PastMoment,
  at: Date,
): { readonly token: string; readonly expiresAt: Date } => {
  const expiresAt = new Date(at.getTime() + MINUTES * 60_000);
  const claim = Buffer.alloc(CLAIM_BYTES);
  claim.set(Buffer.from(athleteId.replaceAll('-', ''), 'hex'));
  claim.writeUInt32BE(version, ID_BYTES);
  claim.writeUIntBE(moment.getTime(), MOMENT_AT, TIME_BYTES);
  claim.writeUIntBE(expiresAt.getTime(), EXPIRY_AT, TIME_BYTES);
  return { token: Buffer.concat([claim, macOf(pepper, claim)]).toString('base64url'), expiresAt };
};

/** Returns what a token opens; null if it is not ours, was changed, or has expired. */
export const openHistoryAddress = (pepper: Uint8Array, token: string, at: Date): HistoryAddress | null => {
  if (!TOKEN_SHAPE.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  // The last base64 character has unused bits: an address must have only one spelling.
  if (bytes.length !== CLAIM_BYTES + MAC_BYTES || bytes.toString('base64url') !== token) return null;
  const claim = bytes.subarray(0, CLAIM_BYTES);
  if (!timingSafeEqual(macOf(pepper, claim), bytes.subarray(CLAIM_BYTES))) return null;
  const expiresAt = new Date(claim.readUIntBE(EXPIRY_AT, TIME_BYTES));
  if (at.getTime() >= expiresAt.getTime()) return null;
  return {
    athleteId: uuidOf(claim.subarray(0, ID_BYTES)),
    version: claim.readUInt32BE(ID_BYTES),
    moment: new Date(claim.readUIntBE(MOMENT_AT, TIME_BYTES)),
    expiresAt,
  };
};
