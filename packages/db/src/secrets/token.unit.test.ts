import { expect, it } from 'vitest';
import { isTokenShaped, newToken, tokenHash } from './token.ts';

it('a token is 128 bits, safe in a URL, and never the same twice', () => {
  const tokens = Array.from({ length: 100 }, newToken);
  expect(new Set(tokens).size).toBe(100);
  for (const token of tokens) {
    expect(Buffer.from(token, 'base64url')).toHaveLength(16);
    expect(isTokenShaped(token)).toBe(true);
  }
});

it('a malformed token is rejected before the database is queried', () => {
  for (const text of ['', 'short', `${newToken()}x`, 'a'.repeat(21), `${'a'.repeat(21)}=`, `${'a'.repeat(21)}\n`])
    expect(isTokenShaped(text)).toBe(false);
});

it('the hash of a token is 32 bytes', () => {
  expect(tokenHash(newToken())).toHaveLength(32);
});
