import { kindOf, type StreamId } from '@palmares/domain/kernel/stream';
import type { Database } from '../database.ts';
import type { Keyring } from '../event-log/keyring.ts';
import { type Cursor, cursorOf, type LoggedEvent, readLog, sameCursor } from '../event-log/read-log.ts';
import { moveCheckpoints } from './checkpoints.ts';
import type { Lease } from './leases.ts';
import type { ProjectorObserver } from './observer.ts';
import { bounded, projectBatch } from './project-batch.ts';
import type { Subscriber } from './projection.ts';
import { standingOf, writesWhatServes } from './read-model-versions.ts';

/** Short transactions: a long one would hold back the horizon that every reader stops at. */
const BATCH = 200;

interface ShardRun extends ProjectorObserver {
  readonly database: Database;
  readonly keyring: Keyring;
  readonly subscribers: readonly Subscriber[];
  readonly lease: Lease;
}

/** Subscribers that stand at the same place share one read of the log. */
interface Group {
  readonly from: Cursor;
  readonly subscribers: Subscriber[];
}

export interface ShardRound {
  /** Where the furthest behind of the subscribers now stands; nowhere when other versions serve all of them. */
  readonly lowest: Cursor | undefined;
  readonly moved: boolean;
  /** A full batch was read: there is more. */
  readonly more: boolean;
}

const byCursor = (checkpoints: ReadonlyMap<string, Cursor>, subscribers: readonly Subscriber[]): readonly Group[] => {
  const groups: Group[] = [];
  for (const subscriber of subscribers) {
    const from = checkpoints.get(subscriber.name);
    if (!from) continue;
    const group = groups.find((candidate) => sameCursor(candidate.from, from));
    if (group) group.subscribers.push(subscriber);
    else groups.push({ from, subscribers: [subscriber] });
  }
  return groups;
};

const isBefore = (a: Cursor, b: Cursor): boolean => {
  if (a.incarnation !== b.incarnation) return a.incarnation < b.incarnation;
  if (a.transactionId !== b.transactionId) return BigInt(a.transactionId) < BigInt(b.transactionId);
  return a.position < b.position;
};

/** Each subscriber that reads any of the events has a transaction of its own; the others move along with the last. */
const projectGroup = async (
  run: ShardRun,
  { from, subscribers }: Group,
  events: readonly LoggedEvent[],
  to: Cursor,
) => {
  const { database, keyring, lease, onBatch, onParked } = run;
  const kinds = new Set(events.map((event) => kindOf(event.stream as StreamId)));
  const reading = subscribers.filter((subscriber) => subscriber.kinds.some((kind) => kinds.has(kind)));
  const passing = subscribers.filter((subscriber) => !reading.includes(subscriber)).map(({ name }) => name);
  for (const subscriber of reading) {
    const began = performance.now();
    const names = subscriber === reading.at(-1) ? [subscriber.name, ...passing] : [subscriber.name];
    await projectBatch({
      database,
      keyring,
      subscriber,
      shard: lease.shard,
      events,
      moveCheckpoint: (tx) => moveCheckpoints(tx, { subscribers: names, lease, from, to }),
      onParked,
    });
    const seconds = (performance.now() - began) / 1000;
    for (const name of names) onBatch?.({ subscriber: name, events: events.length, seconds });
  }
  if (reading.length > 0) return;
  await database.kysely.transaction().execute(async (tx) => {
    await bounded(tx);
    await moveCheckpoints(tx, { subscribers: passing, lease, from, to });
  });
  for (const name of passing) onBatch?.({ subscriber: name, events: events.length, seconds: 0 });
};

/** One round over one shard: a batch for each subscriber from where it stands. */
export const projectShard = async (run: ShardRun): Promise<ShardRound> => {
  const { database, subscribers, lease } = run;
  const names = subscribers.map((subscriber) => subscriber.name);
  const { checkpoints, served } = await standingOf(database.kysely, lease.shard, names);
  const writing = subscribers.filter((subscriber) => writesWhatServes(served, subscriber));
  for (const subscriber of subscribers) if (!writing.includes(subscriber)) run.onOtherVersion?.(subscriber.name);
  const stands: Cursor[] = [];
  let moved = false;
  let more = false;
  for (const group of byCursor(checkpoints, writing)) {
    const events = await readLog(database.kysely, lease.shard, group.from, BATCH);
    const last = events.at(-1);
    const to = last ? cursorOf(last) : group.from;
    if (last) await projectGroup(run, group, events, to);
    moved ||= last !== undefined;
    more ||= events.length === BATCH;
    stands.push(to);
  }
  const lowest = stands.reduce<Cursor | undefined>((low, at) => (low && isBefore(low, at) ? low : at), undefined);
  return { lowest, moved, more };
};
