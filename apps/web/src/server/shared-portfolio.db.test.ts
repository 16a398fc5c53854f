import { hashPasscode, type SharedKind, signSharedAddress, signSharedForm } from '@palmares/db/sharing';
import { closedFor, closedLinks, within } from '@palmares/db/testing';
import { describe, expect, it, vi } from 'vitest';
import { type Answer, ask } from './testing/ask.ts';
import { closings } from './testing/close-link.ts';
import { commandDeps } from './testing/command-deps.ts';
import { athlete, key, servedLinks } from './testing/served-links.ts';

const served = servedLinks();

const pathOf = (token: string, language = 'en') => `/${language}/athletes/${token}`;
const unknown = () => crypto.randomUUID().replaceAll('-', '').slice(0, 22);

/** Returns the metadata that messengers read. */
const previewOf = ({ body }: Answer): Record<string, string> =>
  Object.fromEntries(
    [
      ...body.toString().matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+|description)" content="([^"]*)"/g),
    ].map(([, name = '', content = '']) => [name, content]),
  );

const english = {
  'og:site_name': 'Palmarès',
  'og:title': 'A sports portfolio, shared with you',
  'og:image': 'https://palmares.example/api/previews/en/shared.png',
};
const french = {
  'og:site_name': 'Palmarès',
  'og:title': 'Un portfolio sportif, partagé avec vous',
  'og:image': 'https://palmares.example/api/previews/fr-ca/shared.png',
};

/** Headers of real previewers. None sends what a browser says about the origin of a request. */
const previewers = {
  Slack: { 'user-agent': 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)', range: 'bytes=0-32768' },
  WhatsApp: { 'user-agent': 'WhatsApp/2.23.20.0 A', accept: '*/*' },
  iMessage: {
    'user-agent':
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
    accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  },
  X: { 'user-agent': 'Twitterbot/1.0', accept: '*/*' },
} as const;

describe.each(Object.entries(previewers))('a preview by %s', (_, headers) => {
  it('of an open link shows the product and no name', async () => {
    const { token } = await served.link();
    for (const [language, shown] of Object.entries({ en: english, 'fr-ca': french })) {
      const answer = await ask(served.url, pathOf(token, language), { headers });
      expect(answer.status).toBe(200);
      const preview = previewOf(answer);
      expect(preview).toMatchObject(shown);
      expect(JSON.stringify(preview)).not.toMatch(new RegExp(`${athlete.firstName}|${athlete.lastName}|${token}`));
      // The page is still the athlete's.
      expect(answer.body.toString()).toContain(athlete.lastName);
    }
  });

  it('shows the same of a protected link and of none', async () => {
    const open = await served.link();
    const hash = await hashPasscode(key, '314159');
    const guarded = await served.link({ passcodeHash: hash });
    const asked = [open.token, guarded.token, unknown()].map((token) => ask(served.url, pathOf(token), { headers }));
    const [first, second, third] = await Promise.all(asked);
    if (!first || !second || !third) throw new Error('Not all were answered');
    expect([first.status, second.status, third.status]).toEqual([200, 200, 404]);
    expect(previewOf(second)).toEqual(previewOf(first));
    expect(previewOf(third)).toEqual(previewOf(first));
    expect(second.body.toString()).not.toContain(athlete.lastName);
  });

  it('may ask for the headers only', async () => {
    const { token } = await served.link();
    const { status, body } = await ask(served.url, pathOf(token), { method: 'HEAD', headers });
    expect([status, body.byteLength]).toEqual([200, 0]);
    expect((await ask(served.url, pathOf(unknown()), { method: 'HEAD', headers })).status).toBe(404);
  });
});

it('the picture of a preview may be loaded by anybody', async () => {
  for (const path of ['/api/previews/en/shared.png', '/api/previews/fr-ca/shared.png']) {
    const { status, headers } = await ask(served.url, path, { headers: previewers.Slack });
    expect([status, headers['content-type']]).toEqual([200, 'image/png']);
  }
});

describe('a shared page', () => {
  const privacy = {
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow, noarchive, nosnippet',
  };

  it('is neither listed nor kept nor named to other sites, whether it is open or not', async () => {
    const { token } = await served.link();
    for (const path of [pathOf(token), pathOf(unknown())]) {
      const { headers, body } = await ask(served.url, path);
      expect(headers).toMatchObject(privacy);
      expect(body.toString()).toContain('<meta name="robots" content="noindex, nofollow, noarchive, nosnippet"');
      expect(body.toString()).toContain('<meta name="referrer" content="no-referrer"');
    }
  });

  it('has its token neither in its title nor in an address of another site', async () => {
    const { token } = await served.link();
    const page = (await ask(served.url, pathOf(token))).body.toString();
    const [, title = ''] = /<title>([^<]*)/.exec(page) ?? [];
    expect(title).toContain(athlete.lastName);
    expect(title).not.toContain(token);
    const addresses = [...page.matchAll(/(?:href|src|action|content)="([^"]*)"/g)].map(([, address = '']) => address);
    expect(addresses.filter((address) => /^(?:https?:)?\/\//.test(address) && address.includes(token))).toEqual([]);
  });
});

it('a scout who loads a page again sees an edit, and nothing after the plan has ended, not even its files', async () => {
  const { token } = await served.link();
  const page = () => ask(served.url, pathOf(token));
  const { portfolio } = served;
  const reads = (is: (answer: Answer) => boolean) =>
    vi.waitUntil(async () => is(await page()), { timeout: within(20_000), interval: 100 });
  const intro = 'Last off the ice, every night.';
  await portfolio.append({
    type: 'IntroductionWritten',
    data: { greetingsLine1: 'Hello.', greetingsLine2: '', shortDesc: '', intro },
  });
  await reads(({ body }) => body.includes(intro));
  const [file = 'no file'] = /\/api\/shared\/[\w-]+/.exec((await page()).body.toString()) ?? [];
  await portfolio.plan.end();
  await reads(({ status }) => status === 404);
  expect(file).not.toBe('no file');
  expect((await ask(served.url, file)).status).toBe(404);
  await portfolio.plan.begin();
  await reads(({ status }) => status === 200);
});

it('a scout who comes back is told what is new, only while the link opens it', async () => {
  const { token } = await served.link();
  const guarded = await served.link({ passcodeHash: await hashPasscode(key, '314159') });
  const { portfolio } = served;
  /** Returns the version with these words. */
  const introduced = async (intro: string): Promise<number> => {
    const appended = await portfolio.append({
      type: 'IntroductionWritten',
      data: { greetingsLine1: 'Hello.', greetingsLine2: '', shortDesc: '', intro },
    });
    if (appended.outcome !== 'appended') throw new Error(appended.outcome);
    return appended.version;
  };
  const since = async (of: string, seen: number) => {
    const input = { token: of, language: 'en', versions: { portfolio: seen, identity: 0 } };
    const query = encodeURIComponent(JSON.stringify(input));
    const { body } = await ask(served.url, `/api/trpc/sharedPortfolio.since?input=${query}`);
    return JSON.parse(body.toString()).result.data.json;
  };
  const seen = await introduced('First on the ice.');
  const now = await introduced('First on the ice, and last off.');
  await vi.waitUntil(async () => (await since(token, seen)) !== null, { timeout: within(20_000), interval: 100 });
  expect(await since(token, seen)).toMatchObject({ results: 0, sections: ['introduction'] });
  expect(await since(token, now)).toBeNull();
  expect(await since(guarded.token, seen)).toBeNull();
  expect(await since(unknown(), seen)).toBeNull();
});

/** Removes what differs between two answers to one request: the token, ids, the nonce and times. */
const constant = ({ status, headers, body }: Answer, token: string) => {
  const [, nonce = 'no nonce'] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? [];
  const without = (text: string) =>
    text
      .replaceAll(nonce, 'NONCE')
      .replaceAll(token, 'TOKEN')
      .replaceAll(/anon_token=[0-9a-f-]{36}/g, 'anon_token=ID')
      .replaceAll(/\b1\d{12}\b/g, 'TIME');
  const { date: _, 'x-request-id': __, 'content-length': ___, ...rest } = headers;
  return { status, headers: without(JSON.stringify(rest)), body: without(body.toString()) };
};

it('every reason why a link opens nothing is answered alike, byte for byte', async () => {
  const answer = async (token: string, language: string) =>
    constant(await ask(served.url, pathOf(token, language)), token);
  for (const reason of closedFor) {
    const token = encodeURIComponent((await closedLinks[reason](served.db)).token);
    for (const language of ['en', 'fr-ca']) {
      const never = await answer(unknown(), language);
      expect(never.status).toBe(404);
      expect(await answer(token, language), `${reason}, ${language}`).toEqual(never);
    }
  }
});

const post = (path: string, fields: Readonly<Record<string, string>>) =>
  ask(served.url, path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: 'lang=en' },
    body: new URLSearchParams(fields).toString(),
  });

/** Asks at every address that a reader or the athlete of a link has of it. */
const everyAnswer = async ({ token, linkId }: { readonly token: string; readonly linkId: string }) => {
  const at = new Date();
  const signed = (kind: SharedKind, fileId: string | null = null) =>
    ask(served.url, `/api/shared/${signSharedAddress(key, { linkId, kind, language: 'en', fileId }, at)}`);
  const form = (of: 'passcode' | 'report') => ({ form: signSharedForm(key, of, token, at) });
  const answers = {
    page: await ask(served.url, pathOf(token)),
    'page in French': await ask(served.url, pathOf(token, 'fr-ca')),
    'passcode that was sent': await post(`${pathOf(token)}/passcode`, { ...form('passcode'), code: '314159' }),
    'report page': await ask(served.url, `${pathOf(token)}/report`),
    'report that was sent': await post(`${pathOf(token)}/report`, { ...form('report'), reason: 'consent', body: 'Me' }),
    contacts: await signed('contacts'),
    PDF: await signed('pdf'),
    picture: await signed('medium', linkId),
    document: await signed('document', linkId),
    'QR code': await ask(served.url, `/api/links/${linkId}/qr.svg`),
  };
  return Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, constant(answer, token)]));
};

it.each(Object.keys(closings) as (keyof typeof closings)[])(
  'a link that %s is answered at each of its addresses like one that never existed',
  async (how) => {
    const closed = await closings[how](commandDeps(served.db, key), async ({ token }) => {
      const { status, body } = await ask(served.url, pathOf(token));
      expect([status, body.includes(athlete.lastName)]).toEqual([200, true]);
    });
    const never = await everyAnswer({ token: unknown(), linkId: crypto.randomUUID() });
    expect(never.page?.status).toBe(404);
    expect(await everyAnswer(closed)).toEqual(never);
  },
);
