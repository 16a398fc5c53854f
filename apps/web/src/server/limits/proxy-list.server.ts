import { BlockList, isIP } from 'node:net';

const BITS = { 4: 32, 6: 128 } as const;

const familyOf = (address: string): 'ipv4' | 'ipv6' | undefined => {
  const version = isIP(address);
  return version === 0 ? undefined : version === 4 ? 'ipv4' : 'ipv6';
};

const add = (list: BlockList, entry: string): boolean => {
  const [address = '', prefix] = entry.split('/');
  const family = familyOf(address);
  if (!family) return false;
  if (prefix === undefined) {
    list.addAddress(address, family);
    return true;
  }
  const bits = BITS[family === 'ipv4' ? 4 : 6];
  if (!/^\d{1,3}$/.test(prefix) || Number(prefix) > bits) return false;
  list.addSubnet(address, Number(prefix), family);
  return true;
};

/**
 * Parses `10.0.0.5, 192.0.2.0/24, 2001:db8::/32`. Returns undefined if an entry is neither an address nor a network.
 */
export const proxyList = (text: string): BlockList | undefined => {
  const list = new BlockList();
  return text.split(',').every((entry) => add(list, entry.trim())) ? list : undefined;
};
