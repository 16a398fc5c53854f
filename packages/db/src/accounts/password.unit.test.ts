import { parseOptions } from '@node-rs/argon2';
import { expect, it, vi } from 'vitest';
import { slowHashParameters } from '../secrets/slow-hash.ts';
import { dummyHash, hashPassword, passwordMatches } from './password.ts';

it('a password is kept as argon2id over 64 MiB, three passes, one lane', async () => {
  expect(await hashPassword('correct horse')).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
});

it('a password matches its own hash and no other', async () => {
  const hashed = await hashPassword('correct horse');
  expect(await passwordMatches(hashed, 'correct horse')).toBe(true);
  expect(await passwordMatches(hashed, 'Correct horse')).toBe(false);
});

it('an accent typed on another keyboard is the same accent', async () => {
  expect(await passwordMatches(await hashPassword('e\u0301te\u0301 2026'), 'été 2026')).toBe(true);
});

it('a password that validation refuses is neither normalized nor hashed', async () => {
  const hashed = await hashPassword('correct horse');
  const normalize = vi.spyOn(String.prototype, 'normalize');
  const marks = `a${'\u0301\u0323'.repeat(60_000)}`;
  expect(await passwordMatches(hashed, marks)).toBe(false);
  await expect(hashPassword(marks)).rejects.toThrow('too_long');
  expect(normalize).not.toHaveBeenCalled();
  normalize.mockRestore();
});

it('no password matches where there is no account', async () => {
  expect(await passwordMatches(undefined, '')).toBe(false);
});

it('comparing with the dummy hash costs as much as with a real one', () => {
  expect(parseOptions(dummyHash)).toMatchObject(slowHashParameters);
});
