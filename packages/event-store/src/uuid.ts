import { nextRandomBytes } from './random-bytes.ts';

let last = 0n;

/**
 * Creates an RFC 9562 version 7 UUID: 48 bits of Unix milliseconds, then random bits. Ids made by one process never go
 * back in time, even if its clock does; the last two hex digits stay random because they name the shard.
 */
export const uuidv7 = (now: number = Date.now()): string => {
  const random = nextRandomBytes(10);
  const millis = BigInt(now) > last ? BigInt(now) : last;
  last = millis;
  const bytes = Buffer.alloc(16);
  bytes.writeUIntBE(Number(millis), 0, 6);
  random.copy(bytes, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};

/** Returns when a version 7 id was made, in Unix milliseconds by its maker's clock; undefined for any other id. */
export const timeOfUuid = (id: string): number | undefined =>
  id.charAt(14) === '7' ? Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) : undefined;
