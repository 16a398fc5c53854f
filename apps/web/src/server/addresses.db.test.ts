import { createLucia, startSession } from '@palmares/db/accounts';
import { signStopToken } from '@palmares/db/openings';
import { beforeAll, describe, expect, it } from 'vitest';
import { ask, type Question } from './testing/ask.ts';
import { athlete, key, servedLinks } from './testing/served-links.ts';

const served = servedLinks();
const cookieOf = { en: { cookie: 'lang=en' }, french: { cookie: 'lang=fr-ca' } };

const open = (path: string, headers: Question['headers'] = {}) => ask(served.url, path, { headers });

/** Follows redirects to their end; returns the addresses on the way. */
const way = async (path: string, headers: Question['headers'] = {}): Promise<readonly string[]> => {
  const { status, headers: answered } = await open(path, headers);
  const { location } = answered;
  return location === undefined ? [String(status)] : [location, ...(await way(location, headers))];
};

describe('the language of an address', () => {
  it.each([
    ['/fr-CA/pricing?x=1&y=%20', '/fr-ca/pricing?x=1&y=%20'],
    ['/FR/pricing', '/fr-ca/pricing'],
    ['/fr', '/fr-ca'],
    ['/EN?x=1', '/en?x=1'],
    ['/en-US', '/en'],
    ['//en-ca//pricing/', '/en/pricing'],
  ])('is found in %s by one redirect, whatever the browser remembers', async (path, target) => {
    for (const headers of [{}, cookieOf.en, cookieOf.french]) expect(await way(path, headers)).toEqual([target, '200']);
  });

  it('that is missing is the one that the browser remembers, as before', async () => {
    expect(await way('/pricing?x=1', cookieOf.french)).toEqual(['/fr-ca/pricing?x=1', '200']);
    expect(await way('/Pricing', cookieOf.en)).toEqual(['/en/pricing', '200']);
    expect(await way('/pricing')).toEqual(['200']);
  });
});

const secret = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive, nosnippet',
};

describe('a shared link', () => {
  it.each(['.', ',', ')', '%3E', '%22', '*', '=', '%E2%80%8B', '%0A', '.%0D%0A'])(
    'opens with %s after it, and stays a secret on the way',
    async (suffix) => {
      const { token } = await served.link();
      const found = await open(`/en/athletes/${token}${suffix}?fbclid=1`);
      expect(found).toMatchObject({ status: 308, headers: { location: `/en/athletes/${token}?fbclid=1`, ...secret } });
      const page = await open(`/en/athletes/${token}?fbclid=1`);
      expect(page).toMatchObject({ status: 200, headers: secret });
      expect(page.body.toString()).toContain(athlete.lastName);
    },
  );

  it('leads to its own address from other letters, without weaker headers', async () => {
    const { token } = await served.link();
    for (const path of [
      `/EN/athletes/${token}`,
      `/en/Athletes/${token}`,
      `/en/%61thletes/${token}`,
      `/en//athletes/${token}/`,
    ])
      expect(await open(path)).toMatchObject({
        status: 308,
        headers: { location: `/en/athletes/${token}`, ...secret },
      });
    expect(await open(`/athletes/${token}`)).toMatchObject({ status: 200, headers: secret });
  });

  it('is another one with letters after it', async () => {
    const { token } = await served.link();
    for (const suffix of ['x', '.html', '-and'])
      expect((await open(`/en/athletes/${token}${suffix}`)).status).toBe(404);
  });

  it('is reported at its own address, too', async () => {
    const { token } = await served.link();
    expect(await way(`/en/athletes/${token})/report`)).toEqual([`/en/athletes/${token}/report`, '200']);
  });
});

describe('an emailed link', () => {
  it('that stops emails works with what a message added after it', async () => {
    const token = signStopToken(new Uint8Array(key), served.portfolio.athleteId, new Date());
    for (const suffix of ['.', '%3E', '%E2%80%8B'])
      expect(await way(`/api/mails/${token}${suffix}`)).toEqual([`/api/mails/${token}`, '200']);
  });

  it.each(['new-password', 'guardian', 'guardian-withdraw', 'finish-sign-up'])(
    'loses what a message added after its token, at %s',
    async (page) => {
      const token = 'urrx_dUeBFn92DVT_4pQOA';
      for (const suffix of ['.', '%3E', '%E2%80%8B', '%0A']) {
        const found = await open(`/en/auth/${page}?token=${token}${suffix}`);
        expect(found).toMatchObject({
          status: 307,
          headers: { location: `/en/auth/${page}?token=${token}`, ...secret },
        });
      }
      expect((await open(`/en/auth/${page}?token=${token}`)).status).toBe(200);
    },
  );
});

describe('a parameter of an address', () => {
  it.each(['662e410', '723421968459640832', '1e5', 'true', '[1]', '{}', '"x"'])(
    'comes as it was typed: %s',
    async (text) => {
      const typed = encodeURIComponent(text);
      const page = (await open(`/en/contact-us/bug-report?version=${typed}&error=${typed}`)).body.toString();
      const values = [...page.matchAll(/<input[^>]* name="(?:version|errorId)"[^>]*>/g)].map(([input]) =>
        / value="([^"]*)"/.exec(input)?.[1]?.replaceAll('&quot;', '"'),
      );
      expect(values).toEqual([text, text]);
    },
  );

  it.each(['2026', '%222026%22'])(
    'may be a number, with the quotation marks of earlier addresses or without: %s',
    async (q) => {
      const page = await open(`/en/blog?q=${q}`);
      expect(page.status).toBe(200);
      expect(page.body.toString()).toMatch(/<input[^>]* name="q"[^>]* value="2026"/);
    },
  );
});

describe('a redirect', () => {
  let session: string;

  beforeAll(async () => {
    const lucia = createLucia({ kysely: served.db.database.kysely, secure: true, now: () => new Date() });
    const { id } = await startSession(lucia, { athleteId: served.portfolio.athleteId, device: 'a test' });
    session = `${lucia.sessionCookieName}=${id}; lang=en`;
  });

  const paths = [
    '//en/pricing',
    '//evil.example',
    '///evil.example/en/',
    '/\\evil.example',
    '/%5Cevil.example',
    '/%2F%2Fevil.example/x',
    '//evil.example/%2e%2e//en',
    '/en//evil.example/',
    '/EN//pricing',
    '/en/app',
    '/en/app/',
    '/en/app/portfolio/edit/nothing',
    '/en/auth?next=//evil.example',
    '/en/x%2F%2Fy/',
    '/.//evil.example',
    'http://evil.example//en/pricing',
    'http://evil.example/en/pricing/',
  ];

  it('leads to a path of this site, whatever the address and the host', async () => {
    const found: string[] = [];
    for (const host of ['evil.example', 'palmares.example', '127.0.0.1:1'])
      for (const headers of [{ host }, { host, ...cookieOf.en }, { host, cookie: session }])
        for (const path of paths) found.push(...[(await open(path, headers)).headers.location ?? []].flat());
    expect(found.length).toBeGreaterThan(paths.length);
    expect(found.filter((location) => !/^\/(?![/\\])/.test(location))).toEqual([]);
  });
});

describe('an address that cannot be decoded', () => {
  it.each(['/%', '/en/%ff', '/%c0%af', '/api/trpc/%zz', '/en/athletes/%'])(
    'is refused with every header: %s',
    async (path) => {
      const { status, headers } = await open(path);
      expect({ status, ...headers }).toMatchObject({
        status: 400,
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'strict-transport-security': expect.any(String),
        'x-content-type-options': 'nosniff',
        'x-request-id': expect.any(String),
        ...secret,
      });
    },
  );
});

it('a change from another origin is refused, even at another host', async () => {
  for (const host of ['palmares.example', 'evil.example'])
    for (const path of ['/api/trpc/account.logOut', '/en/auth/log-in']) {
      const headers = { host, origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' };
      expect((await ask(served.url, path, { method: 'POST', headers })).status).toBe(403);
    }
});

it('an address says that there are no cookies only as long as there are none', async () => {
  const token = 'token=urrx_dUeBFn92DVT_4pQOA';
  for (const [path, target] of [
    ['/en/auth?refused=no_cookies&next=%2Fen%2Fapp%2Fshare', '/en/auth?next=%2Fen%2Fapp%2Fshare'],
    ['/en/auth/sign-up?refused=no_cookies', '/en/auth/sign-up'],
    [`/en/auth/finish-sign-up?${token}&refused=no_cookies`, `/en/auth/finish-sign-up?${token}`],
  ] as const) {
    expect((await open(path)).status).toBe(200);
    expect(await open(path, cookieOf.en)).toMatchObject({ status: 303, headers: { location: target } });
  }
});
