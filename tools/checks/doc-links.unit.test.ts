import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { brokenLinks } from './doc-links.ts';
import { readSources, root } from './repository.ts';

it('every link in the documents leads to a file, and to a heading in it', () => {
  // Links in texts that the site shows are addresses of the site, which another test follows.
  const documents = readSources((path) => path.endsWith('.md') && !path.startsWith('apps/web/content/'));
  expect(brokenLinks(documents, (path) => existsSync(join(root, path)))).toEqual([]);
});

it('a link to a missing file or heading is named', () => {
  const documents = [
    {
      path: 'README.md',
      text: '# Start\n[a](docs/a.md) [b](docs/gone.md) [c](#start) [d](docs/a.md#nowhere) [e](https://x.example)',
    },
    { path: 'docs/a.md', text: '# A' },
  ];
  expect(brokenLinks(documents, (path) => documents.some((file) => file.path === path))).toEqual([
    'README.md: docs/gone.md leads nowhere',
    'README.md: docs/a.md#nowhere names no heading',
  ]);
});

it('links are read as Markdown, and headings as GitHub calls them', () => {
  const text = [
    '## `append_events`, *and* [how](#how)',
    '## How',
    '## How',
    '[by reference][1] [twice](#how-1) [named](#append_events-and-how) ![picture](gone.png)',
    '`[in code](gone.md)`',
    '',
    '[1]: gone.md "A title"',
  ].join('\n');
  expect(brokenLinks([{ path: 'README.md', text }], (path) => path === 'README.md')).toEqual([
    'README.md: gone.md leads nowhere',
    'README.md: gone.png leads nowhere',
  ]);
});
