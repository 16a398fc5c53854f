import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

const SEED_BYTES = 32;
/** What comes before the 32 bytes of an Ed25519 key in its standard forms (RFC 8410). */
const PRIVATE_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');

export interface SigningKey {
  /** 32 bytes in base64: whoever has it can check what was signed, and sign nothing. */
  readonly publicKey: string;
  /** A signature in base64. */
  sign(text: string): string;
}

const rawPublic = (key: KeyObject): string =>
  key.export({ format: 'der', type: 'spki' }).subarray(PUBLIC_PREFIX.length).toString('base64');

/** An Ed25519 key from its seed of 32 bytes. */
export const signingKey = (seed: Uint8Array): SigningKey => {
  if (seed.length !== SEED_BYTES) throw new Error(`A signing key is ${SEED_BYTES} bytes`);
  const key = createPrivateKey({ key: Buffer.concat([PRIVATE_PREFIX, seed]), format: 'der', type: 'pkcs8' });
  return {
    publicKey: rawPublic(createPublicKey(key)),
    sign: (text) => sign(null, Buffer.from(text), key).toString('base64'),
  };
};

/** False for whatever is not a signature of this text by the owner of that key, however it is misshapen. */
export const isSignedBy = (publicKey: string, text: string, signature: string): boolean => {
  const raw = Buffer.from(publicKey, 'base64');
  if (raw.length !== SEED_BYTES) return false;
  const key = createPublicKey({ key: Buffer.concat([PUBLIC_PREFIX, raw]), format: 'der', type: 'spki' });
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'));
};
