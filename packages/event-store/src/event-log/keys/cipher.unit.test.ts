import { randomBytes } from 'node:crypto';
import sodium from 'sodium-native';
import { expect, it } from 'vitest';
import { SEALED_OVERHEAD, seal, sealRepeatably, unseal } from './cipher.ts';

const key = randomBytes(32);
const text = Buffer.from('Keep your head up 🥅');

const changedAt = (bytes: Uint8Array, place: number): Buffer => {
  const changed = Buffer.from(bytes);
  changed.writeUInt8(changed.readUInt8(place) ^ 1, place);
  return changed;
};

it('sealed text opens under the same key and context, even if it is empty', () => {
  for (const plaintext of [text, Buffer.alloc(0), randomBytes(100_000)]) {
    const sealed = seal(key, plaintext, 'context');
    expect(sealed).toHaveLength(plaintext.length + SEALED_OVERHEAD);
    expect(unseal(key, sealed, 'context').equals(plaintext)).toBe(true);
  }
});

it('the cipher matches the published test vector (draft-irtf-cfrg-xchacha-03, A.3.1)', () => {
  const plaintext =
    "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it.";
  const sealed = Buffer.alloc(plaintext.length + 16);
  sodium.crypto_aead_xchacha20poly1305_ietf_encrypt(
    sealed,
    Buffer.from(plaintext),
    Buffer.from('50515253c0c1c2c3c4c5c6c7', 'hex'),
    null,
    Buffer.from('404142434445464748494a4b4c4d4e4f5051525354555657', 'hex'),
    Buffer.from('808182838485868788898a8b8c8d8e8f909192939495969798999a9b9c9d9e9f', 'hex'),
  );
  expect(sealed.subarray(0, 16).toString('hex')).toBe('bd6d179d3e83d43b9576579493c0e939');
  expect(sealed.subarray(-16).toString('hex')).toBe('c0875924c1c7987947deafd8780acf49');
});

it('bytes that were sealed by the first release still open', () => {
  const sealed = Buffer.from(
    '01c4876e91194c0f6a38a8c8479e22cc18f09931437947ae167ce45ce583946d28d46916d36e3331ce92589c90393e5433fc',
    'hex',
  );
  expect(unseal(Buffer.alloc(32, 7), sealed, 'data\n1').toString()).toBe('Plus haut');
});

it('the same text is never sealed to the same bytes', () => {
  const sealed = Array.from({ length: 1000 }, () => seal(key, text, '').toString('hex'));
  expect(new Set(sealed.map((hex) => hex.slice(2, 50))).size).toBe(1000);
});

it('text that is sealed to be compared is sealed to the same bytes, and to others under another key or context', () => {
  const sealed = sealRepeatably(key, text, 'context');
  expect(unseal(key, sealed, 'context').equals(text)).toBe(true);
  expect(sealRepeatably(key, text, 'context').equals(sealed)).toBe(true);
  const nonces = [
    sealed,
    sealRepeatably(key, text, 'another'),
    sealRepeatably(key, Buffer.from('Head up'), 'context'),
    sealRepeatably(randomBytes(32), text, 'context'),
  ].map((bytes) => bytes.toString('hex').slice(2, 50));
  expect(new Set(nonces).size).toBe(nonces.length);
});

it('sealed bytes do not open under another key or context, or with any byte changed', () => {
  const sealed = seal(key, text, 'context');
  expect(() => unseal(randomBytes(32), sealed, 'context')).toThrow('could not verify');
  expect(() => unseal(key, sealed, 'another')).toThrow('could not verify');
  for (let place = 1; place < sealed.length; place += 1)
    expect(() => unseal(key, changedAt(sealed, place), 'context')).toThrow('could not verify');
});

it('an unknown scheme is an error that names it', () => {
  const sealed = seal(key, text, 'context');
  sealed[0] = 7;
  expect(() => unseal(key, sealed, 'context')).toThrow('unknown scheme 7');
  expect(() => unseal(key, Buffer.alloc(0), 'context')).toThrow('unknown scheme (empty)');
});

it('truncated bytes do not open', () => {
  const sealed = seal(key, text, 'context');
  expect(() => unseal(key, sealed.subarray(0, SEALED_OVERHEAD - 1), 'context')).toThrow('cut short: 40');
  expect(() => unseal(key, sealed.subarray(0, -1), 'context')).toThrow('could not verify');
});
