import type { Database } from '../database.ts';

export const WAKE_CHANNEL = 'palmares_events';

/**
 * Tells projectors which shards have new events, after their commit. A NOTIFY inside each append
 * would take a lock of the whole server at commit and halve throughput; here the ones that come
 * while one is under way share the next.
 */
export const createWaker = (database: Database) => {
  const waiting = new Set<number>();
  let sending: Promise<void> | undefined;

  const send = async (): Promise<void> => {
    while (waiting.size > 0) {
      const payload = [...waiting].join(',');
      waiting.clear();
      // A lost wake-up is made good by the projector's poll, so a failed one must not fail the write.
      await database.pool.query('select pg_notify($1, $2)', [WAKE_CHANNEL, payload]).catch(() => undefined);
    }
    sending = undefined;
  };

  return {
    wake(shard: number): void {
      waiting.add(shard);
      sending ??= Promise.resolve().then(send);
    },
    /** Resolves when what was woken so far is on its way. */
    settled: async (): Promise<void> => {
      await sending;
    },
  };
};
