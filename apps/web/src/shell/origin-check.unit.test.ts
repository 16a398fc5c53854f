import { describe, expect, it } from 'vitest';
import { isFromOurOrigin } from './origin-check.server.ts';

const publicUrl = new URL('https://palmares.example');

const post = (headers: Record<string, string>, url = 'https://palmares.example/api/trpc/account.logOut') =>
  isFromOurOrigin(new Request(url, { method: 'POST', headers }), publicUrl);

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

  it('is accepted on the private host that it was sent to', () => {
    const local = 'http://192.168.1.20:3000/api/trpc';
    expect(post({ origin: 'http://192.168.1.20:3000' }, local)).toBe(true);
    expect(post({ origin: 'http://192.168.1.21:3000' }, local)).toBe(false);
    expect(post({ origin: 'https://public.example' }, 'https://public.example/api/trpc')).toBe(false);
  });
});

it('reading is not checked: a link may come from anywhere', () => {
  const request = new Request('https://palmares.example/en', { headers: { 'sec-fetch-site': 'cross-site' } });
  expect(isFromOurOrigin(request, publicUrl)).toBe(true);
});
