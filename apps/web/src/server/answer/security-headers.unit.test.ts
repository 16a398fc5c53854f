import { describe, expect, it } from 'vitest';
import { apiHeaders, pageHeaders } from './security-headers.server.ts';

const page = { path: '/en', inlineScripts: "'nonce-n0nce'", https: true, development: false };

const policyOf = (headers: Record<string, string>): Map<string, string> =>
  new Map(
    (headers['content-security-policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );

describe('the content security policy', () => {
  const policy = policyOf(pageHeaders(page));

  it('runs our own scripts and those with the nonce of this very response', () => {
    expect(policy.get('script-src')).toBe("'self' 'nonce-n0nce'");
  });

  it('takes styles, fonts and pictures from here only', () => {
    expect(policy.get('style-src')).toBe("'self'");
    expect(policy.get('style-src-attr')).toBe("'unsafe-inline'");
    expect(policy.get('font-src')).toBe("'self'");
    expect(policy.get('img-src')).toBe("'self' data:");
    expect(policy.get('connect-src')).toBe("'self'");
  });

  it('lets nobody frame a page, move its base or take its forms', () => {
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect(policy.get('base-uri')).toBe("'none'");
    expect(policy.get('object-src')).toBe("'none'");
    expect(policy.get('form-action')).toBe("'self'");
    expect(policy.get('default-src')).toBe("'none'");
  });
});

describe('players of videos', () => {
  const frames = (path: string) => policyOf(pageHeaders({ ...page, path })).get('frame-src');

  it.each([
    '/en/athletes/t0ken',
    '/fr-ca/athletes/t0ken',
    '/en/history/t0ken',
    '/en/app/portfolio/edit/highlights',
    '/fr-ca/app/portfolio/preview',
    '/en/portfolio-demo',
  ])('may be framed by %s', (path) =>
    expect(frames(path)).toBe('https://www.youtube-nocookie.com https://player.vimeo.com https://www.hudl.com'),
  );

  it.each([
    '/',
    '/en',
    '/en/app',
    '/en/app/dashboard',
    '/en/app/account',
    '/en/app/portfolios',
    '/en/auth/sign-up',
    '/en/portfolio-demo-gate',
    '/_ui/en/layout',
    '/athletes/t0ken',
  ])('may not be framed by %s, nor anything else', (path) => expect(frames(path)).toBeUndefined());
});

describe('the other headers', () => {
  it.each([
    'athletes',
    'history',
    'auth/new-password',
    'auth/guardian',
    'auth/guardian-withdraw',
    'auth/finish-sign-up',
  ])('keep what an address under %s opens out of indexes, caches and referrers', (place) => {
    for (const path of [`/fr-ca/${place}/t0ken`, `/${place}/t0ken`, `/de/${place}`]) {
      const headers = pageHeaders({ ...page, path });
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['cache-control']).toBe('private, no-store');
      expect(headers['x-robots-tag']).toBe('noindex, nofollow, noarchive, nosnippet');
    }
  });

  it('keep what is not a page, such as the files of a shared link, out of indexes, caches and referrers', () => {
    expect(apiHeaders(true)).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow, noarchive, nosnippet',
    });
  });

  it('keep the app and the account pages out of caches', () => {
    for (const path of ['/en/app/dashboard', '/en/auth', '/fr-ca/auth/sign-up'])
      expect(pageHeaders({ ...page, path })['cache-control']).toBe('private, no-store');
    expect(pageHeaders(page)['cache-control']).toBe('private, no-cache');
    expect(pageHeaders({ ...page, path: '/en/application' })['cache-control']).toBe('private, no-cache');
  });

  it('name the rules for loading ahead on public pages only', () => {
    const rules = (path: string) => pageHeaders({ ...page, path })['speculation-rules'];
    for (const path of [
      '/en',
      '/fr-ca',
      '/en/pricing',
      '/fr-ca/contact-us',
      '/en/blog/emailing-a-coach',
      '/fr-ca/portfolio-demo/nora',
    ])
      expect(rules(path)).toBe('"/speculation-rules.json"');
    for (const path of [
      '/',
      '/en/athletes/t0ken',
      '/en/history/t0ken',
      '/en/app/dashboard',
      '/en/auth/log-in',
      '/en/contact-us/other',
      '/en/portfolio-demo/nora',
      '/en/blog/none',
    ])
      expect(rules(path)).toBeUndefined();
  });

  it('ask for TLS only where there is TLS', () => {
    expect(pageHeaders(page)['strict-transport-security']).toContain('max-age=63072000');
    expect(pageHeaders({ ...page, https: false })['strict-transport-security']).toBeUndefined();
  });

  it('are there on every page', () => {
    const headers = pageHeaders(page);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });
});
