import { openClaim, signClaim, uuidBytes, uuidOf } from '../secrets/signed-claim.ts';

const MINUTES = 15;
const ID_BYTES = 16;
const VERSION_BYTES = 4;
const TIME_BYTES = 6;
const MOMENT_AT = ID_BYTES + VERSION_BYTES;
const BYTES = MOMENT_AT + TIME_BYTES;

/** A past state of an athlete's portfolio. The version identifies it exactly; the time says when that was. */
export interface PastMoment {
  readonly athleteId: string;
  readonly version: number;
  readonly moment: Date;
}

export interface HistoryAddress extends PastMoment {
  readonly expiresAt: Date;
}

const keyOf = (pepper: Uint8Array) => ({ pepper, purpose: 'palmares history address' });

/**
 * Returns a URL-safe token of 86 characters that opens this moment for 15 minutes from `at`. Nothing of it is stored.
 */
export const signHistoryAddress = (
  pepper: Uint8Array,
  { athleteId, version, moment }: PastMoment,
  at: Date,
): { readonly token: string; readonly expiresAt: Date } => {
  const expiresAt = new Date(at.getTime() + MINUTES * 60_000);
  const content = Buffer.alloc(BYTES);
  content.set(uuidBytes(athleteId));
  content.writeUInt32BE(version, ID_BYTES);
  content.writeUIntBE(moment.getTime(), MOMENT_AT, TIME_BYTES);
  return { token: signClaim(keyOf(pepper), { content, expiresAt }), expiresAt };
};

/** Returns what a token opens; null if it is not ours, was changed, or has expired. */
export const openHistoryAddress = (pepper: Uint8Array, token: string, at: Date): HistoryAddress | null => {
  const claim = openClaim(keyOf(pepper), token, BYTES, at);
  if (!claim) return null;
  const { content, expiresAt } = claim;
  return {
    athleteId: uuidOf(content.subarray(0, ID_BYTES)),
    version: content.readUInt32BE(ID_BYTES),
    moment: new Date(content.readUIntBE(MOMENT_AT, TIME_BYTES)),
    expiresAt,
  };
};
