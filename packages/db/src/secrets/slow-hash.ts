import { availableParallelism } from 'node:os';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/**
 * The memory and passes that RFC 9106 recommends where memory is scarce, in one lane; argon2id is the library's default,
 * and a test checks the hash's prefix.
 */
export const slowHashParameters = { memoryCost: 65_536, timeCost: 3, parallelism: 1 } as const;

/**
 * Hashing takes a whole core and one of libuv's four threads, so this leaves a core for pages and two threads for DNS
 * and files.
 */
export const HASHES_AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));

const queue = pLimit(HASHES_AT_ONCE);

/**
 * Hashes a secret, which takes some 60 to 100 milliseconds plus the time in the queue. Never call it in a transaction, where
 * it would hold back every reader of the log. Callers limit how many wait: the web app, by its queue of calls.
 */
export const slowHash = (secret: string): Promise<string> => queue(() => hash(secret, slowHashParameters));

export const matchesSlowHash = (hashed: string, secret: string): Promise<boolean> =>
  queue(() => verify(hashed, secret));

/** True for a hash that was made with weaker parameters than today's. */
export const isWeakerHash = (hashed: string): boolean => {
  const { memoryCost, timeCost } = parseOptions(hashed);
  return memoryCost < slowHashParameters.memoryCost || timeCost < slowHashParameters.timeCost;
};
