import { describe, expect, it } from 'vitest';
import type { BuiltFile } from './built-files.server.ts';
import type { Encoding } from './encodings.server.ts';
import { createStaticFiles } from './static-files.server.ts';

const file = (path: string, encoded: readonly (readonly [Encoding, string])[] = []): BuiltFile => ({
  path,
  content: Buffer.from(`content of ${path}`),
  encoded: new Map(encoded.map(([encoding, content]) => [encoding, Buffer.from(content)])),
});

const files = [
  file('/assets/page-0a1b2c3d.js', [
    ['br', 'small'],
    ['gzip', 'larger'],
  ]),
  file('/assets/font-0a1b2c3d.woff2'),
  file('/robots.txt', [['gzip', 'zipped']]),
];

const script = '/assets/page-0a1b2c3d.js';
const staticFiles = createStaticFiles(files, false);

describe('a file', () => {
  it('is sent with the headers of its type', () => {
    expect(staticFiles('/assets/font-0a1b2c3d.woff2', {})).toEqual({
      status: 200,
      headers: {
        'cache-control': 'public, max-age=31536000, immutable',
        'content-length': 38,
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'content-type': 'font/woff2',
        'cross-origin-resource-policy': 'same-origin',
        etag: expect.stringMatching(/^"[\w-]{43}"$/),
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      },
      body: Buffer.from('content of /assets/font-0a1b2c3d.woff2'),
    });
  });

  it.each([
    ['/favicon.svg', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"],
    ['/service-worker.js', "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"],
    ['/manifest.json', "default-src 'none'; frame-ancestors 'none'"],
  ])('may do no more than it needs: %s', (path, policy) => {
    const sent = createStaticFiles([file(path)], false)(path, {});
    expect(sent?.headers['content-security-policy']).toBe(policy);
  });

  it('is immutable to caches only if its name holds a hash of its content', () => {
    expect(staticFiles(script, {})?.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(staticFiles('/robots.txt', {})?.headers['cache-control']).toBe('public, max-age=3600');
  });

  it('demands https where the site is on https, even in a 304', () => {
    const secure = createStaticFiles(files, true);
    const demand = { 'strict-transport-security': expect.stringContaining('max-age=') };
    const whole = secure(script, {});
    expect(whole?.headers).toMatchObject(demand);
    expect(secure(script, { 'if-none-match': String(whole?.headers.etag) })?.headers).toMatchObject(demand);
    expect(staticFiles(script, {})?.headers).not.toHaveProperty('strict-transport-security');
  });
});

describe('the encoding of a file', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br', 'small'],
    ['gzip', 'gzip', 'larger'],
    ['br;q=0, gzip', 'gzip', 'larger'],
    ['br;q=0, gzip;q=0', undefined, `content of ${script}`],
    ['identity', undefined, `content of ${script}`],
    [undefined, undefined, `content of ${script}`],
  ])('for Accept-Encoding %j is %j', (acceptEncoding, encoding, content) => {
    const answer = staticFiles(script, acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding });
    expect(answer?.body?.toString()).toBe(content);
    expect(answer?.headers['content-encoding']).toBe(encoding);
    expect(answer?.headers['content-length']).toBe(content.length);
    expect(answer?.headers.vary).toBe('accept-encoding');
  });

  it('is the next best where the build did not keep the best', () => {
    expect(staticFiles('/robots.txt', { 'accept-encoding': 'br, gzip' })?.body?.toString()).toBe('zipped');
  });
});

describe('a file that the browser has', () => {
  const known = (etag: string, acceptEncoding = 'br') =>
    staticFiles(script, { 'if-none-match': etag, 'accept-encoding': acceptEncoding });
  const etag = String(staticFiles(script, { 'accept-encoding': 'br' })?.headers.etag);

  it.each([etag, `W/${etag}`, `"other", ${etag}`, '*'])('is not sent again for If-None-Match %s', (header) => {
    expect(known(header)).toEqual({
      status: 304,
      headers: {
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
        etag,
        'referrer-policy': 'no-referrer',
        vary: 'accept-encoding',
        'x-content-type-options': 'nosniff',
      },
    });
  });

  it.each(['"other"', '', 'other', etag.slice(1, -1)])('is sent again for If-None-Match %j', (header) => {
    expect(known(header)).toMatchObject({ status: 200, body: Buffer.from('small') });
  });

  it('is sent again in another encoding', () => {
    expect(known(etag, 'gzip')).toMatchObject({ status: 200, body: Buffer.from('larger') });
  });
});

describe('a path that is no file', () => {
  it.each([
    '/assets/none.js',
    '/assets/',
    '/assets/../robots.txt',
    '/assets/..%2frobots.txt',
    '/assets/%2e%2e/robots.txt',
    '/assets/page-0a1b2c3d.js%00',
    '/assets/page-0a1b2c3d.js/',
    '/assets/page-0a1b2c3d.js.br',
    '/assets/PAGE-0a1b2c3d.js',
    '/assets/page%2D0a1b2c3d.js',
  ])('is not found among the hashed files: %s', (path) => {
    expect(staticFiles(path, {})).toEqual({
      status: 404,
      headers: expect.objectContaining({ 'cache-control': 'private, no-store', 'content-length': 0 }),
    });
  });

  it.each([
    '/',
    '/en',
    '/assets',
    '//assets/..%2f',
    '//assets/page-0a1b2c3d.js',
    '/./robots.txt',
    '/robots.txt%00',
    '*',
    '',
  ])('is left to the app elsewhere: %j', (path) => {
    expect(staticFiles(path, {})).toBeUndefined();
  });
});

it('a name that needs escaping is found as a browser writes it', () => {
  const named = createStaticFiles([file('/équipe photo.png')], false);
  expect(named('/%C3%A9quipe%20photo.png', {})?.status).toBe(200);
});
