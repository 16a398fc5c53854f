import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** Browsers drop a cookie of more than 4,096 bytes. */
const LONGEST = 3800;
/** Maximum bytes to unpack, because anyone can edit a cookie, even into one that unpacks to gigabytes. */
const MAX_BYTES = 64 * 1024;
/** No JSON begins with it. */
const PACKED = '~';

const fits = (value: string): boolean => encodeURIComponent(value).length <= LONGEST;

/**
 * Returns the value of a cookie that holds this JSON, packed if it is long; undefined if it is too long even packed.
 */
export const packAnswer = (json: string): string | undefined => {
  if (fits(json)) return json;
  const packed = `${PACKED}${deflateRawSync(json).toString('base64url')}`;
  return fits(packed) ? packed : undefined;
};

/** Returns the JSON. Throws if the value was not packed here. */
export const unpackAnswer = (value: string): string =>
  value.startsWith(PACKED)
    ? inflateRawSync(Buffer.from(value.slice(PACKED.length), 'base64url'), { maxOutputLength: MAX_BYTES }).toString()
    : value;
