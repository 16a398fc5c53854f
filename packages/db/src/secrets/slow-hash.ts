import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** OWASP's argon2id for interactive use; argon2id is the library's default, held by a test of the hash's prefix. */
export const slowHashParameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashing takes a whole core and one of libuv's four threads: the pages keep a core, name look-ups and files two threads. */
export const HASHES_AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));
/** One or two seconds of waiting. */
export const MAX_WAITING = 50;

/** More secrets wait to be hashed than this process will get to soon. Nothing was hashed; try again in two seconds. */
export class HashQueueFull extends Error {
  override readonly name = 'HashQueueFull';
}

const queue = pLimit(HASHES_AT_ONCE);

const queued = <Result>(work: () => Promise<Result>): Promise<Result> => {
  if (queue.pendingCount >= MAX_WAITING) throw new HashQueueFull('Too many secrets wait to be hashed');
  return queue(work);
};

/**
 * Takes tens of milliseconds and its turn: never inside a transaction, where it would hold back every reader of the log.
 *
 * @throws HashQueueFull
 */
export const slowHash = async (secret: string): Promise<string> => queued(() => hash(secret, slowHashParameters));

/** @throws HashQueueFull */
export const matchesSlowHash = async (hashed: string, secret: string): Promise<boolean> =>
  queued(() => verify(hashed, secret));
