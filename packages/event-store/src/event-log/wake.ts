import { setTimeout } from 'node:timers/promises';
import type { Session } from './session.ts';

export const WAKE_CHANNEL = 'palmares_events';

/** Between two wake-ups of one process, each for all that was appended meanwhile: who writes much is read in larger pieces. */
const APART_MS = { first: 1, busy: 16 } as const;

/** Nobody needs a wake-up after a crash, so its commit does not wait for the disk. */
const WAKE = { name: 'wake', text: `select set_config('synchronous_commit', 'off', true), pg_notify($1, $2)` };

/**
 * Tells projectors which shards have new events, after their commit. A NOTIFY inside each append
 * would take a lock of the whole server at commit and halve throughput; here the first goes at once and
 * those that come soon after it share the next.
 */
export const createWaker = (session: Session) => {
  const waiting = new Set<number>();
  let appends = 0;
  let sent = 0;
  let sending: Promise<void> | undefined;

  const send = async (): Promise<void> => {
    while (waiting.size > 0) {
      const payload = [...waiting].join(',');
      const now = performance.now();
      // More than a thousand a second.
      const apart = appends > now - sent ? APART_MS.busy : APART_MS.first;
      waiting.clear();
      appends = 0;
      sent = now;
      // A lost wake-up is made good by the projector's poll, so a failed one must not fail the write.
      await session.run(WAKE, [WAKE_CHANNEL, payload]).catch(() => undefined);
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
    /** Resolves when what was woken so far is on its way. */
    settled: async (): Promise<void> => {
      await sending;
    },
  };
};
