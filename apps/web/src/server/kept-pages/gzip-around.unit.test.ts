import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { gzipAround } from './gzip-around.server.ts';

const page = Buffer.from('<p>Une page, élève après élève</p>'.repeat(500));
const none = Buffer.alloc(0);

it.each([
  ['in the middle', page.subarray(0, 7001), page.subarray(7001)],
  ['at the beginning', none, page],
  ['at the end', page, none],
])('a value is read %s of what was compressed ahead, whatever its bytes', (_, before, after) => {
  for (const length of [0, 1, 72, 40_000, 65_535]) {
    const write = gzipAround(before, after, length);
    for (const value of [randomBytes(length), Buffer.alloc(length, page), Buffer.alloc(length)])
      expect(gunzipSync(write(value)).equals(Buffer.concat([before, value, after]))).toBe(true);
  }
});

it('what stands after the value is compressed by what stands before it', () => {
  const [once, twice] = [gzipAround(page, none, 72), gzipAround(page, page, 72)].map((write) => write(randomBytes(72)));
  expect(twice?.byteLength).toBeLessThan(Number(once?.byteLength) * 1.5);
});

it('a value of another length is refused, because its page would be broken', () => {
  expect(() => gzipAround(page, page, 72)(randomBytes(71))).toThrow('71 bytes');
});
