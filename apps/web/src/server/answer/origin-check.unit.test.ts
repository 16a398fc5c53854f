import { describe, expect, it } from 'vitest';
import { isFromOurOrigin } from './origin-check.server.ts';

const installation = { publicUrl: new URL('https://palmares.example'), development: false };

const post = (
  headers: Record<string, string>,
  url = 'https://palmares.example/api/trpc/account.logOut',
  at: typeof installation = installation,
) => isFromOurOrigin(new Request(url, { method: 'POST', headers }), at);

describe('a mutation', () => {
  it('is accepted from our own pages', () => {
    expect(post({ 'sec-fetch-site': 'same-origin' })).toBe(true);
    expect(post({ origin: 'https://palmares.example' })).toBe(true);
  });

  it('is accepted from a page that sends no referrer, when the browser says that it is ours', () => {
    expect(post({ 'sec-fetch-site': 'same-origin', origin: 'null' })).toBe(true);
  });

  it('is refused from anywhere else', () => {
    expect(post({ 'sec-fetch-site': 'cross-site', origin: 'https://palmares.example' })).toBe(false);
    expect(post({ 'sec-fetch-site': 'same-site' })).toBe(false);
    expect(post({ 'sec-fetch-site': 'none' })).toBe(false);
    expect(post({ origin: 'https://other.example' })).toBe(false);
    expect(post({ origin: 'null' })).toBe(false);
    expect(post({})).toBe(false);
  });

  it.each(['same-origin', 'same-site', 'none'])(
    'is refused from another origin that sends Sec-Fetch-Site: %s',
    (site) => {
      const other = { 'sec-fetch-site': site, origin: 'https://other.example' };
      expect(post(other)).toBe(false);
      expect(post(other, 'https://other.example/api/trpc/account.logOut')).toBe(false);
      const own = { 'sec-fetch-site': site, origin: 'http://10.0.0.5' };
      expect(post(own, 'http://10.0.0.5/api/trpc')).toBe(false);
    },
  );

  it.each([
    ['in development', { ...installation, development: true }],
    ['on a private installation', { ...installation, publicUrl: new URL('http://127.0.0.1:3000') }],
  ])('is accepted %s on the private host that it was sent to', (_, at) => {
    const local = 'http://192.168.1.20:3000/api/trpc';
    expect(post({ origin: 'http://192.168.1.20:3000' }, local, at)).toBe(true);
    expect(post({ origin: 'http://192.168.1.21:3000' }, local, at)).toBe(false);
    expect(post({ origin: 'https://public.example' }, 'https://public.example/api/trpc', at)).toBe(false);
  });

  it('is refused by a public installation on a private host, even from its own origin', () => {
    expect(post({ origin: 'http://10.0.0.5' }, 'http://10.0.0.5/api/trpc')).toBe(false);
  });
});

it('reading is not checked: a link may come from anywhere', () => {
  const request = new Request('https://palmares.example/en', { headers: { 'sec-fetch-site': 'cross-site' } });
  expect(isFromOurOrigin(request, installation)).toBe(true);
});
