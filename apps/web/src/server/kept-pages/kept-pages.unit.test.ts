import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createKeptPages, LIFETIME_MS } from './kept-pages.server.ts';

const html = { 'content-type': 'text/html', 'content-security-policy': "script-src 'nonce-abc'" };

interface Setting {
  readonly answer?: (request: Request) => Response;
  readonly https?: boolean;
}

const pagesOf = ({ answer, https = false }: Setting = {}) => {
  const asked: Request[] = [];
  const failures: unknown[] = [];
  const clock = { now: 0 };
  const find = createKeptPages({
    publicUrl: new URL('https://palmares.example'),
    https,
    render: (request) => {
      asked.push(request);
      return answer?.(request) ?? new Response(`<p nonce="abc">${asked.length}</p>`, { headers: html });
    },
    onFailure: (error) => failures.push(error),
    now: () => clock.now,
  });
  /** Requests a page, and again once the page that was rendered for it is kept. */
  const settled = async (target: string, cookie = '') => {
    find(target, { cookie });
    await expect.poll(() => find(target, { cookie }) ?? failures[0]).toBeDefined();
    return find(target, { cookie });
  };
  return { asked, failures, clock, find, settled };
};

const bodyOf = (answer: { readonly body?: Buffer } | undefined) => answer?.body?.toString();

describe('a public page', () => {
  it('is rendered once, and then answered from memory', async () => {
    const { asked, find, settled } = pagesOf();
    expect(find('/en/pricing', {})).toBeUndefined();
    await settled('/en/pricing');
    expect(bodyOf(find('/en/pricing', {}))).toBe('<p>1</p>');
    expect(asked).toHaveLength(1);
  });

  it('is one page for each language and theme', async () => {
    const { asked, settled } = pagesOf();
    for (const path of ['/en', '/fr-ca']) for (const theme of ['dark', 'light']) await settled(path, `theme=${theme}`);
    expect(asked.map(({ url, headers }) => `${url} ${headers.get('cookie')?.split(';')[0]}`)).toEqual([
      'https://palmares.example/en theme=dark',
      'https://palmares.example/en theme=light',
      'https://palmares.example/fr-ca theme=dark',
      'https://palmares.example/fr-ca theme=light',
    ]);
  });

  it('is sent in the smallest encoding that the browser takes, and not again to one that has it', async () => {
    const { find, settled } = pagesOf();
    await settled('/en');
    const br = find('/en', { 'accept-encoding': 'gzip, br, zstd' });
    expect(brotliDecompressSync(br?.body ?? '').toString()).toBe('<p>1</p>');
    expect(gunzipSync(find('/en', { 'accept-encoding': 'gzip' })?.body ?? '').toString()).toBe('<p>1</p>');
    const again = find('/en', { 'accept-encoding': 'br', 'if-none-match': String(br?.headers.etag) });
    expect(again).toMatchObject({ status: 304, headers: { 'content-security-policy': 'script-src ' } });
  });

  it('remembers its language in browsers that have not stored it', async () => {
    const { settled } = pagesOf({ https: true });
    expect((await settled('/fr-ca', 'lang=fr-ca'))?.headers).not.toHaveProperty('set-cookie');
    expect((await settled('/fr-ca', 'lang=en'))?.headers['set-cookie']).toMatch(/^lang=fr-ca; Path=\/; .*; Secure$/);
  });

  it('is rendered again after its lifetime, while the earlier one is still sent', async () => {
    const { asked, clock, find, settled } = pagesOf();
    await settled('/en');
    clock.now = LIFETIME_MS + 1;
    expect(bodyOf(find('/en', {}))).toBe('<p>1</p>');
    await expect.poll(() => bodyOf(find('/en', {}))).toBe('<p>2</p>');
    expect(asked).toHaveLength(2);
  });
});

describe('the app answers', () => {
  it.each([
    ['a visitor with a session', '/en', 'theme=light; accessToken=secret'],
    ['a visitor who comes back to a form', '/en', 'form_contact=typed'],
    ['an address with a query', '/en/pricing?from=mail', ''],
    ['a page that is not public', '/en/app/dashboard', ''],
    ['the contact form, which carries the time of its page', '/en/contact-us', ''],
  ])('%s', async (_, target, cookie) => {
    const { asked, find } = pagesOf();
    expect(find(target, { cookie })).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it.each([
    ['an error', () => new Response('<p/>', { status: 500, headers: html })],
    ['a page that sets a cookie', () => new Response('<p/>', { headers: { ...html, 'set-cookie': 'a=b' } })],
    ['what is not a page', () => new Response('{}', { headers: { ...html, 'content-type': 'application/json' } })],
  ])('each time, if the answer is %s', async (_, answer) => {
    const { failures, settled } = pagesOf({ answer });
    expect(await settled('/en')).toBeUndefined();
    expect(failures).not.toEqual([]);
  });
});
