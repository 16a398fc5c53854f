import { expect, it, vi } from 'vitest';
import { commonPasswords } from './common-passwords.ts';

const read = vi.hoisted(() =>
  vi
    .fn()
    .mockImplementationOnce(() => {
      throw new Error('EMFILE: too many open files');
    })
    .mockReturnValue({ 'passwords-common': ['baseball'] }),
);

vi.mock('@zxcvbn-ts/language-common', () => ({
  get dictionary() {
    return read();
  },
}));

it('the common passwords are read again after they could not be read', async () => {
  await expect(commonPasswords()).rejects.toThrow('EMFILE');
  expect([...(await commonPasswords())]).toEqual(['baseball']);
});
