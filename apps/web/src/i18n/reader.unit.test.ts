import { expect, it } from 'vitest';
import { readerOf } from './reader.ts';

it.each([
  ['/fr-ca/athletes/t0ken', 'scout'],
  ['/fr-ca/athletes/t0ken/passcode', 'scout'],
  ['/fr-ca/auth/guardian', 'scout'],
  ['/fr-ca/auth/guardian-withdraw', 'scout'],
  ['/auth/guardian', 'scout'],
  ['/fr-ca/contact-us', 'scout'],
  ['/fr-ca/contact-us/bug-report', 'scout'],
  ['/fr-ca/auth/guardian-needed', 'athlete'],
  ['/fr-ca/auth/finish-sign-up', 'athlete'],
  ['/fr-ca/auth', 'athlete'],
  ['/fr-ca/app/dashboard', 'athlete'],
  ['/fr-ca', 'athlete'],
  ['/', 'athlete'],
])('the page %s is read by a(n) %s', (path, reader) => {
  expect(readerOf(path)).toBe(reader);
});
