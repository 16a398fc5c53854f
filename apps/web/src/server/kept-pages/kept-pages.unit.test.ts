import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createKeptPages } from './kept-pages.server.ts';
import { LIFETIME_MS } from './lifetime.ts';

const policy = "script-src 'sha256-abc'";
const html = { 'content-type': 'text/html', 'content-security-policy': policy };
const form = (signature: string) => `<input type="hidden" name="form" value="${signature}"/>`;

interface Setting {
  readonly answer?: (request: Request) => Response;
  readonly https?: boolean;
}

const pagesOf = ({ answer, https = false }: Setting = {}) => {
  const asked: Request[] = [];
  const failures: unknown[] = [];
  const clock = { now: 0 };
  let signatures = 0;
  const find = createKeptPages({
    publicUrl: new URL('https://palmares.example'),
    https,
    render: (request) => {
      asked.push(request);
      return answer?.(request) ?? new Response(`<p>${asked.length}</p>`, { headers: html });
    },
    onFailure: (error) => failures.push(error),
    now: () => clock.now,
    signed: {
      pages: ['contact-us', 'contact-us/other'],
      field: 'form',
      sign: () => {
        signatures += 1;
        return `signed-${String(signatures).padStart(3, '0')}`;
      },
    },
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

  it('may be that of either demo athlete', async () => {
    const { asked, settled } = pagesOf();
    const paths = [
      '/en/portfolio-demo',
      '/en/portfolio-demo/jade',
      '/fr-ca/portfolio-demo',
      '/fr-ca/portfolio-demo/nora',
    ];
    for (const path of paths) await settled(path);
    expect(asked.map(({ url }) => new URL(url).pathname)).toEqual(paths);
  });

  it.each([
    ['gzip, br, zstd', 'br', brotliDecompressSync],
    ['gzip, zstd', 'zstd', zstdDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('is sent in the smallest encoding of %s, which is %s', async (accepted, encoding, decode) => {
    const words = Array.from({ length: 2000 }, (_, index) => `word ${index * 7919}`).join(' ');
    const { find, settled } = pagesOf({ answer: () => new Response(words, { headers: html }) });
    await settled('/en');
    const sent = find('/en', { 'accept-encoding': accepted });
    expect(sent?.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(decode(sent?.body ?? '').toString()).toBe(words);
  });

  it('is not sent again to a browser that has it', async () => {
    const { find, settled } = pagesOf();
    const { etag } = (await settled('/en'))?.headers ?? {};
    const again = find('/en', { 'if-none-match': String(etag) });
    expect(again).toMatchObject({ status: 304, headers: { 'content-security-policy': policy } });
    expect(again?.body).toBeUndefined();
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

describe('a page with a form that is signed', () => {
  const answer = () => new Response(`<p>é</p>${form('first')}<p>€</p>`, { headers: html });

  it.each(['/en/contact-us', '/fr-ca/contact-us/other'])(
    'is rendered once, and signed for each visitor: %s',
    async (path) => {
      const { asked, find, settled } = pagesOf({ answer });
      const one = bodyOf(await settled(path));
      const other = bodyOf(find(path, {}));
      expect(one).toMatch(/^<p>é<\/p><input type="hidden" name="form" value="signed-\d+"\/><p>€<\/p>$/u);
      expect(other).toMatch(/value="signed-\d+"/u);
      expect(other).not.toBe(one);
      expect(asked).toHaveLength(1);
    },
  );

  it('is whole with gzip and without, and is no answer that a browser may have', async () => {
    const { find, settled } = pagesOf({ answer });
    await settled('/en/contact-us');
    for (const encoding of ['gzip, br', 'identity']) {
      const sent = find('/en/contact-us', { 'accept-encoding': encoding });
      const { headers = {}, body = Buffer.alloc(0) } = sent ?? {};
      const page = headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
      expect(page.toString()).toMatch(/^<p>é.*€<\/p>$/u);
      expect(headers).toMatchObject({
        'content-length': body.byteLength,
        'content-security-policy': policy,
        'content-type': 'text/html',
        vary: 'accept-encoding',
      });
      expect(headers).not.toHaveProperty('etag');
    }
  });

  it('remembers its language in browsers that have not stored it', async () => {
    const { settled } = pagesOf({ answer });
    expect((await settled('/fr-ca/contact-us', 'lang=en'))?.headers['set-cookie']).toMatch(/^lang=fr-ca; /u);
  });

  it.each([
    ['no', '<p></p>'],
    ['two', form('one') + form('two')],
  ])('is left to the app if it has %s such form', async (_, page) => {
    const { failures, settled } = pagesOf({ answer: () => new Response(page, { headers: html }) });
    expect(await settled('/en/contact-us')).toBeUndefined();
    expect(failures).not.toEqual([]);
  });
});

describe('the app answers', () => {
  it.each([
    ['a visitor with a session', '/en', 'theme=light; accessToken=secret'],
    ['a visitor who comes back to a form', '/en', 'form_contact=typed'],
    ['an address with a query', '/en/pricing?from=mail', ''],
    ['a page that is not public', '/en/app/dashboard', ''],
    ['a visitor who comes back to the contact form', '/en/contact-us', 'form_contact=typed'],
    ['the page of a message that was sent', '/en/contact-us?sent=1234-ABCD', ''],
    ['a form whose page is not the same for all', '/en/contact-us/bug-report', ''],
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
