import { isIPv4, isIPv6 } from 'node:net';

const GROUPS = 8;
const NETWORK_GROUPS = 4;
const SITE_GROUPS = 3;

const groupsOf = (address: string): string[] => {
  const { hostname } = new URL(`http://[${address}]`);
  const [head = '', tail = ''] = hostname.slice(1, -1).split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  return [...left, ...Array<string>(GROUPS - left.length - right.length).fill('0'), ...right];
};

const isMapped = (groups: readonly string[]) => groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';

const mappedIPv4 = (groups: readonly string[]): string =>
  groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 255])
    .join('.');

const prefixOf = (address: string, groupCount: number): string => {
  const [plain = ''] = address.trim().split('%');
  if (isIPv4(plain) || !isIPv6(plain)) return plain;
  const groups = groupsOf(plain);
  return isMapped(groups) ? mappedIPv4(groups) : `${groups.slice(0, groupCount).join(':')}::/${groupCount * 16}`;
};

/**
 * Returns an IPv4 address, or the /64 of an IPv6 address: a household or school holds a whole /64, so that it counts as
 * one visitor.
 */
export const networkOf = (address: string): string => prefixOf(address, NETWORK_GROUPS);

/** Returns an IPv4 address, or the /48 of an IPv6 address: the most that a provider gives to one subscriber. */
export const siteOf = (address: string): string => prefixOf(address, SITE_GROUPS);
