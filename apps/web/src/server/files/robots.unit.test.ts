import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pageHeaders } from '../answer/security-headers.server.ts';

const robots = readFileSync(new URL('../../../public/robots.txt', import.meta.url), 'utf8');
const disallowed = [...robots.matchAll(/^Disallow: (\S+)$/gm)].map(([, prefix = '']) => prefix);

const robotsTagOf = (path: string) =>
  pageHeaders({ path, nonce: 'n', https: true, development: false })['x-robots-tag'];

// A crawler that may not fetch a page never sees its noindex, and may list an address found elsewhere.
it.each(['athletes', 'history'].flatMap((place) => [`/en/${place}/token`, `/fr-ca/${place}/token`]))(
  'a crawler may look at %s, and is told not to list it',
  (path) => {
    expect(robotsTagOf(path)).toContain('noindex');
    expect(disallowed.filter((prefix) => path.startsWith(prefix))).toEqual([]);
  },
);

it('pages behind a log in are not worth a crawler’s visit', () => {
  expect(disallowed).toEqual(['/en/app', '/fr-ca/app']);
});
