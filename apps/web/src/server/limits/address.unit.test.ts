import { describe, expect, it } from 'vitest';
import { addressOf } from './address.server.ts';
import { proxyList } from './proxy-list.server.ts';

const proxies = proxyList('127.0.0.1, 10.0.0.0/8, 2001:db8:ffff::/48');

const from = (ip: string, forwarded?: string) =>
  addressOf(
    Object.assign(
      new Request('http://palmares.example/en', {
        headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
      }),
      { ip },
    ),
    proxies,
  );

describe('a visitor’s address', () => {
  it.each([
    ['is the socket’s without a proxy', '203.0.113.7', undefined, '203.0.113.7'],
    ['is the socket’s when a stranger invents a hop', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['is the hop that our proxy wrote', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['is not a hop before that one', '127.0.0.1', '192.0.2.9, 198.51.100.1', '198.51.100.1'],
    ['is the hop that the first of several proxies wrote', '10.0.0.5', '198.51.100.1, 10.1.2.3', '198.51.100.1'],
    ['is read without its port', '127.0.0.1', '198.51.100.1:5678', '198.51.100.1'],
    ['is read without its port in IPv6', '2001:db8:ffff::1', '[2001:db8::7]:443', '2001:db8::7'],
    ['of a proxy on a dual socket is known', '::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['is the proxy’s when the hop is no address', '127.0.0.1', 'garbage', '127.0.0.1'],
    ['is the proxy’s when there is no hop', '127.0.0.1', undefined, '127.0.0.1'],
  ])('%s', (_, ip, forwarded, address) => {
    expect(from(ip, forwarded)).toBe(address);
  });

  it('is the socket’s, whatever a header says, where no proxy is listed', () => {
    const request = new Request('http://palmares.example/en', { headers: { 'x-forwarded-for': '198.51.100.1' } });
    expect(addressOf(Object.assign(request, { ip: '127.0.0.1' }), undefined)).toBe('127.0.0.1');
  });
});

it.each(['1', 'localhost', '10.0.0.0/33', '10.0.0.0/', '10.0.0.5,', '2001:db8::/129'])(
  'a list of proxies with %j is refused',
  (text) => {
    expect(proxyList(text)).toBeUndefined();
  },
);
