import type { Database } from '../database.ts';
import type { Keyring } from '../event-log/keyring.ts';
import { type Cursor, cursorOf, readLog, sameCursor } from '../event-log/read-log.ts';
import { moveCheckpoint, readCheckpoints } from './checkpoints.ts';
import type { Lease } from './leases.ts';
import type { ProjectorObserver } from './observer.ts';
import { projectBatch } from './project-batch.ts';
import type { Subscriber } from './projection.ts';

/** Short transactions: a long one would hold back the horizon that every reader stops at. */
const BATCH = 200;

interface ShardRun extends ProjectorObserver {
  readonly database: Database;
  readonly keyring: Keyring;
  readonly subscribers: readonly Subscriber[];
  readonly lease: Lease;
}

const byCursor = (
  checkpoints: ReadonlyMap<string, Cursor>,
  subscribers: readonly Subscriber[],
): readonly { from: Cursor; subscribers: Subscriber[] }[] => {
  const groups: { from: Cursor; subscribers: Subscriber[] }[] = [];
  for (const subscriber of subscribers) {
    const from = checkpoints.get(subscriber.name);
    if (!from) continue;
    const group = groups.find((candidate) => sameCursor(candidate.from, from));
    if (group) group.subscribers.push(subscriber);
    else groups.push({ from, subscribers: [subscriber] });
  }
  return groups;
};

/**
 * One round over one shard: subscribers that stand at the same place share one read of the log.
 * Returns where each now stands and whether a full batch says that there is more.
 */
export const projectShard = async (
  run: ShardRun,
): Promise<{ readonly cursors: ReadonlyMap<string, Cursor>; readonly more: boolean }> => {
  const { database, subscribers, lease } = run;
  const names = subscribers.map((subscriber) => subscriber.name);
  const checkpoints = await readCheckpoints(database.kysely, lease.shard, names);
  const cursors = new Map(checkpoints);
  let more = false;
  for (const group of byCursor(checkpoints, subscribers)) {
    const events = await readLog(database.kysely, lease.shard, group.from, BATCH);
    const last = events.at(-1);
    if (!last) continue;
    more ||= events.length === BATCH;
    for (const subscriber of group.subscribers) {
      const began = performance.now();
      await projectBatch({
        database,
        keyring: run.keyring,
        subscriber,
        shard: lease.shard,
        events,
        moveCheckpoint: (tx, to) => moveCheckpoint(tx, subscriber.name, lease, group.from, to),
      });
      run.onBatch?.({
        subscriber: subscriber.name,
        events: events.length,
        seconds: (performance.now() - began) / 1000,
      });
      cursors.set(subscriber.name, cursorOf(last));
    }
  }
  return { cursors, more };
};
