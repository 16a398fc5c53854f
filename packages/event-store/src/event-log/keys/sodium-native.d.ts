/**
 * The part of sodium-native that this package calls. It writes into the given buffers, whose sizes must match exactly.
 */
declare module 'sodium-native' {
  interface Sodium {
    /** `ciphertext` is 16 bytes longer than `message`; `nonce` has 24 bytes and `key` 32. */
    crypto_aead_xchacha20poly1305_ietf_encrypt(
      ciphertext: Uint8Array,
      message: Uint8Array,
      additionalData: Uint8Array,
      secretNonce: null,
      nonce: Uint8Array,
      key: Uint8Array,
    ): number;
    /** Throws if the ciphertext, context, nonce or key does not match. */
    crypto_aead_xchacha20poly1305_ietf_decrypt(
      message: Uint8Array,
      secretNonce: null,
      ciphertext: Uint8Array,
      additionalData: Uint8Array,
      nonce: Uint8Array,
      key: Uint8Array,
    ): number;
  }
  const sodium: Sodium;
  export default sodium;
}
