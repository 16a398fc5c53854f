import { siteOf } from '@palmares/db/limits';
import { HASHES_AT_ONCE } from '@palmares/db/secrets';
import { TRPCError } from '@trpc/server';
import { noteHashRefused } from '../metrics/security.server.ts';
import { FairQueue, type QueuedCall } from './fair-queue.ts';
import { busy } from './retry-after.server.ts';

/** Seconds after which some slots are free again. */
export const HASH_WAIT_SECONDS = 2;

/**
 * The last call of a full queue waits for half of the time that a browser does. One network alone keeps the hashing
 * threads busy; more slots would only put its hashes ahead of others'.
 */
export const hashQueueLimits = { running: 10, runningOfNetwork: HASHES_AT_ONCE, waiting: 100 } as const;

const queue = new FairQueue(hashQueueLimits);

/** True if a new call that hashes would be refused from this address now. */
export const isHashQueueFullFor = (address: string): boolean => queue.isFullFor(siteOf(address));

interface Asking {
  readonly line: QueuedCall['line'];
  /** Aborted when the client has left. */
  readonly signal: AbortSignal;
}

/** Resolves with the function that frees the slot. */
const placeFor = ({ line, signal }: Asking): Promise<() => void> => {
  const { promise, resolve, reject } = Promise.withResolvers<() => void>();
  const left = () => {
    queue.leave(call);
    reject(new TRPCError({ code: 'CLIENT_CLOSED_REQUEST' }));
  };
  const call: QueuedCall = {
    line,
    begin: () => {
      signal.removeEventListener('abort', left);
      resolve(() => queue.done(call));
    },
    refuse: () => {
      signal.removeEventListener('abort', left);
      noteHashRefused();
      reject(busy(HASH_WAIT_SECONDS));
    },
  };
  if (signal.aborted) left();
  else {
    signal.addEventListener('abort', left, { once: true });
    queue.join(call);
  }
  return promise;
};

/**
 * Runs a call that hashes a secret once it has a slot, or refuses it before it queries the database: 500 simultaneous
 * log-ins must put neither 1,000 queries ahead of a scout's page nor 500 hashes ahead of another log-in.
 *
 * @throws TRPCError SERVICE_UNAVAILABLE, or CLIENT_CLOSED_REQUEST if the client leaves before it has a slot
 */
export const withHashSlot = async <Result>(asking: Asking, call: () => Promise<Result>): Promise<Result> => {
  const free = await placeFor(asking);
  try {
    return await call();
  } finally {
    free();
  }
};
