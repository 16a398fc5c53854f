import { expect, it } from 'vitest';
import { acceptedEncodings } from './encodings.server.ts';

it.each([
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['gzip', ['gzip']],
  ['GZIP', ['gzip']],
  ['br;q=0.1, gzip;q=1', ['br', 'gzip']],
  ['br;q=0, gzip', ['gzip']],
  ['br ; q=0.000 , gzip', ['gzip']],
  ['br;Q=0', []],
  ['*', ['br', 'gzip']],
  ['*;q=0', []],
  ['gzip;q=0, *', ['br']],
  ['*;q=0, gzip', ['gzip']],
  ['br;q=much', []],
  ['identity', []],
  ['brotli, xgzip', []],
  [';q=1,,;', []],
  ['', []],
  [undefined, []],
  [null, []],
])('Accept-Encoding %j allows %j', (header, expected) => {
  expect(acceptedEncodings(header, ['br', 'gzip'])).toEqual(expected);
});
