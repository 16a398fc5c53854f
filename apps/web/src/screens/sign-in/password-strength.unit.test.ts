import { expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

it.each([
  ['', 'weak'],
  ['hockey', 'weak'],
  ['hockey22', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['abababababababababababab', 'weak'],
  ['Hockey-22', 'fair'],
  ['deux lacs gelés', 'fair'],
  ['trois buts en finale', 'strong'],
  ['correct horse battery staple', 'strong'],
  ['9f2K!xQ7-bTz4#vL', 'strong'],
] as const)('“%s” is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
