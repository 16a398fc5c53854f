import { expect, it } from 'vitest';
import { isSignedBy, signingKey } from './signing-key.ts';

/** The first test vector of RFC 8032, section 7.1. */
const seed = Buffer.from('9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60', 'hex');
const publicKey = Buffer.from('d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a', 'hex').toString(
  'base64',
);
const signature =
  'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b';

it('a seed gives the key and the signatures of RFC 8032', () => {
  const key = signingKey(seed);
  expect(key.publicKey).toBe(publicKey);
  expect(key.sign('')).toBe(Buffer.from(signature, 'hex').toString('base64'));
});

it('a signature is valid for its text and key only, and a malformed one for none', () => {
  const key = signingKey(seed);
  const made = key.sign('a root');
  expect(isSignedBy(publicKey, 'a root', made)).toBe(true);
  expect(isSignedBy(publicKey, 'another root', made)).toBe(false);
  expect(isSignedBy(signingKey(Buffer.alloc(32, 1)).publicKey, 'a root', made)).toBe(false);
  for (const misshapen of ['', 'AAAA', '💥']) expect(isSignedBy(publicKey, 'a root', misshapen)).toBe(false);
  expect(isSignedBy('short', 'a root', made)).toBe(false);
  expect(() => signingKey(Buffer.alloc(31))).toThrow('32 bytes');
});
