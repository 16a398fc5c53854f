import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { readZip } from '../testing/read-zip.ts';
import { type ZipEntry, zipOf } from './zip.ts';

const at = new Date('2026-11-28T12:00:00Z');

const entry = (path: string, text: string, given: Partial<ZipEntry> = {}): ZipEntry => ({
  path,
  compress: true,
  open: async () => Readable.from([text]),
  ...given,
});

it('an archive holds what its entries hold, in their order', async () => {
  const files = await readZip(
    await buffer(zipOf([entry('b.txt', 'Maëlle'), entry('files/é.pdf', 'a document', { compress: false })], at)),
  );
  expect([...files].map(([path, bytes]) => [path, bytes.toString()])).toEqual([
    ['b.txt', 'Maëlle'],
    ['files/é.pdf', 'a document'],
  ]);
});

it('an entry is opened when the one before it is over, and not before somebody reads', async () => {
  const opened: string[] = [];
  const slow = new Readable({ read: () => undefined });
  const noted = (path: string, stream: Readable): ZipEntry =>
    entry(path, '', {
      open: async () => {
        opened.push(path);
        return stream;
      },
    });
  const archive = buffer(zipOf([noted('a', slow), noted('b', Readable.from(['b']))], at));
  await expect.poll(() => opened).toEqual(['a']);
  slow.push('a');
  slow.push(null);
  await archive;
  expect(opened).toEqual(['a', 'b']);
});

it.each([
  ['cannot be opened', () => Promise.reject(new Error('no such file'))],
  [
    'breaks off',
    async () =>
      Readable.from(
        (async function* () {
          yield 'half of';
          throw new Error('no such file');
        })(),
      ),
  ],
])('an archive fails when an entry %s', (_, open) =>
  expect(buffer(zipOf([entry('a', 'a'), entry('b', '', { open }), entry('c', 'c')], at))).rejects.toThrow(
    'no such file',
  ),
);

it('what an entry reads is closed when nobody reads the archive any more', async () => {
  const source = new Readable({ read: () => undefined });
  const opened = Promise.withResolvers<void>();
  const archive = zipOf(
    [
      entry('a', '', {
        open: async () => {
          opened.resolve();
          return source;
        },
      }),
    ],
    at,
  );
  archive.resume();
  await opened.promise;
  archive.destroy();
  await expect.poll(() => source.destroyed).toBe(true);
});
