import { randomBytes } from 'node:crypto';

/** Asking the generator costs as much as to encrypt an event, so it is asked for many bytes at once. */
const AT_ONCE = 4096;

let ahead: Buffer = Buffer.alloc(0);

/** Random bytes that nobody was given before; up to 4096. For ids and nonces: what must stay secret is made with `randomBytes`. */
export const nextRandomBytes = (count: number): Buffer => {
  if (ahead.length < count) ahead = randomBytes(AT_ONCE);
  const taken = ahead.subarray(0, count);
  ahead = ahead.subarray(count);
  return taken;
};
