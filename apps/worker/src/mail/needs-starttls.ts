import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

const isLoopback = (host: string): boolean => {
  const version = isIP(host);
  return version === 0 ? host.toLowerCase() === 'localhost' : loopback.check(host, version === 4 ? 'ipv4' : 'ipv6');
};

/**
 * True for `smtp://` to another machine: mails carry one-time codes, so they leave this machine encrypted or not at
 * all. `smtps://` is encrypted from the start.
 */
export const needsStarttls = (smtpUrl: string): boolean => {
  const { protocol, hostname } = new URL(smtpUrl);
  return protocol === 'smtp:' && !isLoopback(hostname.replace(/^\[|\]$/g, ''));
};
