import { createCipheriv, createDecipheriv, type KeyObject } from 'node:crypto';
import { nextRandomBytes } from '../random-bytes.ts';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** As bytes it is made ready at each use, which takes longer than to seal an event: what is used often is a `KeyObject`. */
export type CipherKey = KeyObject | Uint8Array;

/** `iv (12) · ciphertext · tag (16)`, AES-256-GCM. What is not secret but must not be swapped goes into `context`. */
export const seal = (key: CipherKey, plaintext: Uint8Array, context: string): Buffer => {
  const iv = nextRandomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(context));
  const ciphertext = cipher.update(plaintext);
  // A stream cipher keeps nothing back: this only makes the tag.
  cipher.final();
  const sealed = Buffer.allocUnsafe(IV_BYTES + ciphertext.length + TAG_BYTES);
  sealed.set(iv);
  sealed.set(ciphertext, IV_BYTES);
  sealed.set(cipher.getAuthTag(), IV_BYTES + ciphertext.length);
  return sealed;
};

/** Throws when the key, the bytes or the context are not those it was sealed with. */
export const unseal = (key: CipherKey, sealed: Uint8Array, context: string): Buffer => {
  const tagStart = sealed.length - TAG_BYTES;
  const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(context))
    .setAuthTag(sealed.subarray(tagStart));
  const plaintext = decipher.update(sealed.subarray(IV_BYTES, tagStart));
  // A stream cipher keeps nothing back: this only checks the tag.
  decipher.final();
  return plaintext;
};
