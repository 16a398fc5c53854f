import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pageHeaders } from '../answer/security-headers.server.ts';

const robots = readFileSync(new URL('../../../public/robots.txt', import.meta.url), 'utf8');
const disallowed = [...robots.matchAll(/^Disallow: (\S+)$/gm)].map(([, prefix = '']) => prefix);

const robotsTagOf = (path: string) =>
  pageHeaders({ path, nonce: 'n', https: true, development: false })['x-robots-tag'];

// A crawler that may not fetch a page never sees its noindex, and may list an address found elsewhere.
it.each(['athletes', 'history'].flatMap((place) => [`/en/${place}/token`, `/fr-ca/${place}/token`]))(
  'a crawler may fetch %s, whose headers forbid indexing it',
  (path) => {
    expect(robotsTagOf(path)).toContain('noindex');
    expect(disallowed.filter((prefix) => path.startsWith(prefix))).toEqual([]);
  },
);

it('crawlers are kept off the pages behind the log-in', () => {
  expect(disallowed).toEqual(['/en/app', '/fr-ca/app']);
});
