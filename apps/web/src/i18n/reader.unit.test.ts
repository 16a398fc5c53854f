import { expect, it } from 'vitest';
import { readerOf } from './reader.ts';

it.each([
  ['/fr-ca/athletes/t0ken', 'scout'],
  ['/fr-ca/athletes/t0ken/passcode', 'scout'],
  ['/fr-ca/app/dashboard', 'athlete'],
  ['/fr-ca', 'athlete'],
  ['/', 'athlete'],
])('the page %s is read by a(n) %s', (path, reader) => {
  expect(readerOf(path)).toBe(reader);
});
