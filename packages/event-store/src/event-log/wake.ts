import { setTimeout } from 'node:timers/promises';
import type { Executor } from './executor.ts';

export const WAKE_CHANNEL = 'palmares_events';

/**
 * Milliseconds between two wake-ups of one process. A busy writer waits longer, so that projectors read larger batches.
 */
const APART_MS = { first: 1, busy: 16 } as const;

/** Commits without waiting for the disk, because no wake-up is needed after a crash. */
const WAKE = { name: 'wake', text: `select set_config('synchronous_commit', 'off', true), pg_notify($1, $2)` };

/**
 * Tells projectors which shards have new events, after the commit. A NOTIFY inside each append would take a server-wide
 * lock at commit and halve throughput; here the first wake-up is sent immediately, and those that follow shortly after
 * share the next one.
 */
export const createWaker = (executor: Executor) => {
  const waiting = new Set<number>();
  let appends = 0;
  let sent = 0;
  let sending: Promise<void> | undefined;

  const send = async (): Promise<void> => {
    while (waiting.size > 0) {
      const payload = [...waiting].join(',');
      const now = performance.now();
      // Busy means more than one append each millisecond.
      const apart = appends > now - sent ? APART_MS.busy : APART_MS.first;
      waiting.clear();
      appends = 0;
      sent = now;
      // The projector's poll covers a lost wake-up, so a failure must not fail the write.
      await executor.run(WAKE, [WAKE_CHANNEL, payload]).catch(() => undefined);
      await setTimeout(apart);
    }
    sending = undefined;
  };

  return {
    wake(shard: number): void {
      waiting.add(shard);
      appends += 1;
      sending ??= Promise.resolve().then(send);
    },
    /** Resolves when all pending wake-ups have been sent. */
    settled: async (): Promise<void> => {
      await sending;
    },
  };
};
