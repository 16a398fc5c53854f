import { createHash } from 'node:crypto';

/** Derives a UUID (RFC 9562 version 8) from a key, so that what is requested twice exists once. */
export const idOfKey = (key: string): string => {
  const hex = createHash('sha256').update(key).digest('hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};
