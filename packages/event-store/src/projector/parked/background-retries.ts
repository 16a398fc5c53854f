import type { Subscriber } from '../projection.ts';
import { type RetryKnownOptions, retryKnown } from './retry-known.ts';

interface BackgroundOptions extends Omit<RetryKnownOptions, 'subscribers' | 'shards' | 'signal'> {
  readonly onError?: ((error: unknown) => void) | undefined;
}

/** Milliseconds until shards are looked through again after a failure. */
const AGAIN_MS = 30_000;

export interface BackgroundRetries {
  /** Looks through these shards as well, and through those that failed a while ago. */
  look(shards: readonly number[], subscribers: readonly Subscriber[], signal: AbortSignal): void;
  /** Resolves when no retry is running. */
  ended(): Promise<void>;
}

/**
 * Retries what this program knows and an older one did not, beside the rounds of a projector. A subject is parked only
 * by the holder of its shard's lease, so a shard needs a look when its lease changes hands, and no polling.
 */
export const createBackgroundRetries = ({ onError, ...options }: BackgroundOptions): BackgroundRetries => {
  const waiting = new Set<number>();
  let notBefore = 0;
  let running: Promise<void> | undefined;

  const retry = async (subscribers: readonly Subscriber[], signal: AbortSignal): Promise<void> => {
    const shards = [...waiting];
    waiting.clear();
    try {
      await retryKnown({ ...options, subscribers, shards, signal });
    } catch (error) {
      for (const shard of shards) waiting.add(shard);
      notBefore = performance.now() + AGAIN_MS;
      onError?.(error);
    }
  };

  return {
    look(shards, subscribers, signal) {
      for (const shard of shards) waiting.add(shard);
      if (waiting.size === 0 || performance.now() < notBefore || signal.aborted) return;
      running ??= retry(subscribers, signal).finally(() => (running = undefined));
    },
    ended: () => running ?? Promise.resolve(),
  };
};
