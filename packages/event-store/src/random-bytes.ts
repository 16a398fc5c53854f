import { randomBytes } from 'node:crypto';

/** Bytes fetched at once, because one call to the generator costs as much as encrypting an event. */
const AT_ONCE = 4096;

let ahead: Buffer = Buffer.alloc(0);

/** Returns fresh random bytes, at most 4096. For ids and nonces; generate secrets with `randomBytes`. */
export const nextRandomBytes = (count: number): Buffer => {
  if (ahead.length < count) ahead = randomBytes(AT_ONCE);
  const taken = ahead.subarray(0, count);
  ahead = ahead.subarray(count);
  return taken;
};
