import { type BlockList, isIP, SocketAddress } from 'node:net';

const ofSocket = (request: Request): string => ('ip' in request && typeof request.ip === 'string' ? request.ip : '');

/** Parses `203.0.113.7`, with or without the port that some proxies add. */
const parsedHop = (hop: string): string | undefined => {
  const address = hop.trim();
  return isIP(address) ? address : SocketAddress.parse(address)?.address;
};

const isIn = (list: BlockList, address: string): boolean => list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * Returns the visitor's address: behind trusted proxies, the last hop that is not one of them. A hop that is not an
 * address identifies nobody, so such requests count as their proxy's.
 */
export const addressOf = (request: Request, proxies: BlockList | undefined): string => {
  const peer = ofSocket(request);
  if (!proxies || !isIP(peer) || !isIn(proxies, peer)) return peer || 'unknown';
  const hops = request.headers.get('x-forwarded-for')?.split(',') ?? [];
  for (const hop of hops.reverse()) {
    const address = parsedHop(hop);
    if (address === undefined) return peer;
    if (!isIn(proxies, address)) return address;
  }
  return peer;
};
