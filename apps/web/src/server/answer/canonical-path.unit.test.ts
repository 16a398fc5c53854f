import { describe, expect, it } from 'vitest';
import { routeLimits } from '../limits/request-limits.server.ts';
import { canonicalPath } from './canonical-path.server.ts';

const token = 'urrx_dUeBFn92DVT_4pQOA';

describe('the one spelling of a path', () => {
  it.each([
    ['/EN', '/en'],
    ['/en-US/pricing', '/en/pricing'],
    ['/fr', '/fr-ca'],
    ['/fr/pricing', '/fr-ca/pricing'],
    ['/fr-CA/pricing', '/fr-ca/pricing'],
    ['/FR-FR/app/account', '/fr-ca/app/account'],
    [`/Fr/athletes/${token}`, `/fr-ca/athletes/${token}`],
  ])('has the language by its own name: %s is %s', (path, spelled) => expect(canonicalPath(path)).toBe(spelled));

  it.each(['/pricing', '/de/pricing', '/french', '/e', '/_ui/FR', '/apian'])('leaves %s, which names none', (path) =>
    expect(canonicalPath(path)).toBe(path),
  );

  it.each([
    [`/en/Athletes/${token}`, `/en/athletes/${token}`],
    ['/en/%61pp/account', '/en/app/account'],
    ['/en/app/portfolio/Share', '/en/app/portfolio/share'],
    ['/%65n/auth/NEW-Password', '/en/auth/new-password'],
    ['/API/trpc/account.logIn', '/api/trpc/account.logIn'],
    ['/en/blog/RSS%2Exml', '/en/blog/rss.xml'],
  ])('has the letters of its route: %s is %s', (path, spelled) => expect(canonicalPath(path)).toBe(spelled));

  it.each([
    ['//en/pricing', '/en/pricing'],
    ['///evil.example/en/', '/evil.example/en'],
    ['/en//app///account/', '/en/app/account'],
    ['//', '/'],
  ])('has each slash once: %s is %s', (path, spelled) => expect(canonicalPath(path)).toBe(spelled));

  it.each(['.', ',', ')', '%3E', '%22', '*', '=', '%E2%80%8B', '%0A', '%20', '.%0D%0A'])(
    'has a token without %s after it',
    (suffix) => {
      expect(canonicalPath(`/EN/athletes/${token}${suffix}`)).toBe(`/en/athletes/${token}`);
      expect(canonicalPath(`/en/athletes/${token}${suffix}/report`)).toBe(`/en/athletes/${token}/report`);
      expect(canonicalPath(`/api/mails/${token}${token}${suffix}`)).toBe(`/api/mails/${token}${token}`);
      expect(canonicalPath(`/en/history/${token}${token}${suffix}`)).toBe(`/en/history/${token}${token}`);
    },
  );

  it.each([
    `/en/athletes/${token}x`,
    `/en/athletes/${token}.html`,
    '/en/blog/Slug.',
    '/en/app%2Faccount',
    '/en/x%2520',
  ])('leaves %s, which is another address', (path) => expect(canonicalPath(path)).toBe(path));

  it.each(['/%', '/en/%ff', '/%c0%af', '/EN/%zz'])('leaves %s, which cannot be decoded', (path) =>
    expect(canonicalPath(path)).toBe(path),
  );

  it('is not looked for in an address that is refused as too long', () => {
    const path = `/EN/${'x'.repeat(2044)}`;
    expect(canonicalPath(path)).toBe(`/en/${'x'.repeat(2044)}`);
    expect(canonicalPath(`${path}x`)).toBe(`${path}x`);
  });

  it('is the path of every route itself, which its other spellings lead to', () => {
    for (const route of Object.keys(routeLimits)) {
      const parameters = route.replace('$lang', 'fr-ca').replaceAll(/\$\w+/g, token);
      const path = parameters.replace('$', 'rest');
      const encoded = path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
      const spellings = [path, path.replace(/^\/fr-ca/, '/FR-CA'), encoded, `/${path}/`];
      expect(spellings.map(canonicalPath)).toEqual(Array(4).fill(path));
    }
  });
});
