import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { originalsBelow, readBuiltFiles } from './built-files.server.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'built-files-'));
  for (const path of ['assets/page.js', 'assets/page.js.br', 'assets/page.js.gz', 'robots.txt', 'robots.txt.gz']) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), `content of ${path}`);
  }
  await symlink(join(folder, '..'), join(folder, 'elsewhere'));
});

afterAll(() => rm(folder, { recursive: true }));

it('originals are all files but the compressed ones, and symbolic links are not followed', async () => {
  expect((await originalsBelow(folder)).toSorted()).toEqual(['/assets/page.js', '/robots.txt']);
});

it('each original is read with its compressed siblings', async () => {
  const files = await readBuiltFiles(folder);
  expect(files.toSorted((a, b) => a.path.localeCompare(b.path))).toEqual([
    {
      path: '/assets/page.js',
      content: Buffer.from('content of assets/page.js'),
      encoded: new Map([
        ['br', Buffer.from('content of assets/page.js.br')],
        ['gzip', Buffer.from('content of assets/page.js.gz')],
      ]),
    },
    {
      path: '/robots.txt',
      content: Buffer.from('content of robots.txt'),
      encoded: new Map([['gzip', Buffer.from('content of robots.txt.gz')]]),
    },
  ]);
});

it('a missing folder is an error, not an empty site', async () => {
  await expect(readBuiltFiles(join(folder, 'none'))).rejects.toThrow('ENOENT');
});
