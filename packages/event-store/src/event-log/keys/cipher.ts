/// <reference path="./sodium-native.d.ts" />
import { createHmac } from 'node:crypto';
import sodium from 'sodium-native';
import { nextRandomBytes } from '../../random-bytes.ts';

/** XChaCha20-Poly1305 (IETF). The first byte of sealed data names the scheme, so that another can be added. */
const XCHACHA20_POLY1305 = 1;

const SCHEME_BYTES = 1;
const NONCE_BYTES = 24;
const TAG_BYTES = 16;
const HEADER_BYTES = SCHEME_BYTES + NONCE_BYTES;

/** Bytes that sealing adds to a plaintext. */
export const SEALED_OVERHEAD = HEADER_BYTES + TAG_BYTES;

/** Thrown for data that is sealed with a cipher this program does not know, or not sealed at all. */
class UnknownScheme extends Error {
  constructor(scheme: number | undefined) {
    super(`Sealed with the unknown scheme ${scheme ?? '(empty)'}; this program knows ${XCHACHA20_POLY1305}`);
    this.name = 'UnknownScheme';
  }
}

const sealWith = (key: Uint8Array, plaintext: Uint8Array, context: string, nonce: Uint8Array): Buffer => {
  const sealed = Buffer.allocUnsafe(SEALED_OVERHEAD + plaintext.length);
  sealed[0] = XCHACHA20_POLY1305;
  sealed.set(nonce, SCHEME_BYTES);
  const body = sealed.subarray(HEADER_BYTES);
  sodium.crypto_aead_xchacha20poly1305_ietf_encrypt(body, plaintext, Buffer.from(context), null, nonce, key);
  return sealed;
};

/**
 * Encrypts and authenticates. Returns `scheme (1) · nonce (24) · ciphertext · tag (16)`. The key has 32 bytes.
 * `context` is authenticated but not encrypted. A random 24-byte nonce never repeats in practice, so a key may seal any
 * number of texts.
 */
export const seal = (key: Uint8Array, plaintext: Uint8Array, context: string): Buffer =>
  sealWith(key, plaintext, context, nextRandomBytes(NONCE_BYTES));

/**
 * Like {@link seal}, but returns the same bytes for the same arguments, so that copies can be compared. The nonce is a
 * keyed digest of context and text: it repeats only if both do, which reveals no more than that they are equal.
 */
export const sealRepeatably = (key: Uint8Array, plaintext: Uint8Array, context: string): Buffer => {
  const digest = createHmac('sha256', key).update(`nonce\n${context.length}\n${context}\n`).update(plaintext).digest();
  return sealWith(key, plaintext, context, digest.subarray(0, NONCE_BYTES));
};

/**
 * Returns the plaintext. Throws {@link UnknownScheme}, or another error if the key, the bytes or the context do not
 * match.
 */
export const unseal = (key: Uint8Array, sealed: Uint8Array, context: string): Buffer => {
  if (sealed[0] !== XCHACHA20_POLY1305) throw new UnknownScheme(sealed[0]);
  if (sealed.length < SEALED_OVERHEAD) throw new Error(`Sealed bytes are cut short: ${sealed.length}`);
  const plaintext = Buffer.allocUnsafe(sealed.length - SEALED_OVERHEAD);
  const nonce = sealed.subarray(SCHEME_BYTES, HEADER_BYTES);
  const body = sealed.subarray(HEADER_BYTES);
  sodium.crypto_aead_xchacha20poly1305_ietf_decrypt(plaintext, null, body, Buffer.from(context), nonce, key);
  return plaintext;
};
