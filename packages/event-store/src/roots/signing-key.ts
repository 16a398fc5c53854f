import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

const SEED_BYTES = 32;
/** The DER prefixes of an Ed25519 key's 32 bytes (RFC 8410). */
const PRIVATE_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');

export interface SigningKey {
  /** 32 bytes in base64: enough to verify signatures, not to make them. */
  readonly publicKey: string;
  /** Returns a signature in base64. */
  sign(text: string): string;
}

const rawPublic = (key: KeyObject): string =>
  key.export({ format: 'der', type: 'spki' }).subarray(PUBLIC_PREFIX.length).toString('base64');

/** Derives an Ed25519 key from its 32-byte seed. */
export const signingKey = (seed: Uint8Array): SigningKey => {
  if (seed.length !== SEED_BYTES) throw new Error(`A signing key is ${SEED_BYTES} bytes`);
  const key = createPrivateKey({ key: Buffer.concat([PRIVATE_PREFIX, seed]), format: 'der', type: 'pkcs8' });
  return {
    publicKey: rawPublic(createPublicKey(key)),
    sign: (text) => sign(null, Buffer.from(text), key).toString('base64'),
  };
};

/** Returns false for anything that is not this key's signature of this text, including malformed input. */
export const isSignedBy = (publicKey: string, text: string, signature: string): boolean => {
  const raw = Buffer.from(publicKey, 'base64');
  if (raw.length !== SEED_BYTES) return false;
  const key = createPublicKey({ key: Buffer.concat([PUBLIC_PREFIX, raw]), format: 'der', type: 'spki' });
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'));
};
