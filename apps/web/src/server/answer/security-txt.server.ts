import { supportAddress } from '../../i18n/support-address.ts';

const DAYS = 180;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the contact for reporting a vulnerability (RFC 9116). Expires half a year after it is requested. */
export const securityTxt = (publicUrl: URL, at: Date): Response => {
  const lines = [
    `Contact: mailto:${supportAddress}`,
    `Expires: ${new Date(at.getTime() + DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en, fr',
    `Canonical: ${new URL('/.well-known/security.txt', publicUrl).href}`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
