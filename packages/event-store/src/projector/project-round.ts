import type { EventCodec } from '../codec.ts';
import type { Database } from '../database.ts';
import { executorOf } from '../event-log/executor.ts';
import type { Keyring } from '../event-log/keys/keyring.ts';
import { type Cursor, cursorOf, type LoggedEvent, readShards, sameCursor } from '../event-log/read-log.ts';
import { kindOf, type StreamId } from '../stream.ts';
import type { Breaker } from './breaker.ts';
import { type Move, moveCheckpoints, readCheckpoints } from './checkpoints.ts';
import { faultOf } from './faults.ts';
import type { Lease } from './leases.ts';
import type { ProjectorObserver } from './observer.ts';
import { projectBatch, projectTogether } from './project-batch.ts';
import { type Subscriber, wants } from './projection.ts';

/** Events in one batch. Keeps transactions short, because a long one holds back the horizon of every reader. */
const BATCH = 400;

/** Milliseconds that a subscriber may wait for a locked table before the others continue. */
const LOCK_TIMEOUT_MS = 500;

/**
 * Minimum per shard, so that the events of one transaction usually arrive together although many shards share a batch.
 */
const LEAST_OF_SHARD = 25;

/** The checkpoint of each subscriber, by shard. */
export type CheckpointCache = Map<number, ReadonlyMap<string, Cursor>>;

interface RoundOptions extends ProjectorObserver {
  readonly database: Database;
  readonly keyring: Keyring;
  readonly codec: EventCodec;
  /** Subscribers whose read model this program writes. */
  readonly subscribers: readonly Subscriber[];
  readonly leases: readonly Lease[];
  /** A cache of checkpoints: missing ones are read, and moved ones are updated. */
  readonly checkpoints: CheckpointCache;
  readonly breaker?: Breaker;
  /** Stream kinds that this program knows. Default: those that the subscribers read. */
  readonly kinds?: readonly string[] | undefined;
}

export interface Round {
  /** Number of events read. */
  readonly events: number;
  /** Shards whose batch was full, so there may be more events. They come first in the next round. */
  readonly more: readonly number[];
  /** Shards in which an open transaction holds back events. */
  readonly back: readonly number[];
  readonly failed: readonly { readonly lease: Lease; readonly error: unknown }[];
  /**
   * Subscribers to pause, because the database is not set up for them or many subjects fail; their other shards were
   * not tried.
   */
  readonly stopped: readonly { readonly subscriber: string; readonly error: unknown }[];
}

/** Subscribers at the same checkpoint share one read of the log. */
interface Group {
  readonly lease: Lease;
  readonly from: Cursor;
  readonly subscribers: Subscriber[];
}

/** A group, and the events that were read for it. */
interface Step extends Group {
  readonly events: readonly LoggedEvent[];
  readonly to: Cursor;
}

const groupsOf = (lease: Lease, checkpoints: ReadonlyMap<string, Cursor>, subscribers: readonly Subscriber[]) => {
  const groups: Group[] = [];
  for (const subscriber of subscribers) {
    const from = checkpoints.get(subscriber.name);
    if (!from) continue;
    const group = groups.find((candidate) => sameCursor(candidate.from, from));
    if (group) group.subscribers.push(subscriber);
    else groups.push({ lease, from, subscribers: [subscriber] });
  }
  return groups;
};

const stepsOf = ({ lease, from, subscribers }: Group, events: readonly LoggedEvent[]): readonly Step[] => {
  const last = events.at(-1);
  return last ? [{ lease, from, subscribers, events, to: cursorOf(last) }] : [];
};

const movesOf = ({ lease, from, to, subscribers }: Step): readonly Move[] =>
  subscribers.map(({ name, version }) => ({ subscriber: name, version, lease, from, to }));

/**
 * Returns each subscriber with the events it moves past. A subscriber that only skips events is also checked against
 * the serving version, because the version that a swap installs may read them.
 */
const partsOf = (steps: readonly Step[]) =>
  [...new Set(steps.flatMap((step) => step.subscribers))].map((subscriber) => ({
    subscriber,
    events: steps.flatMap((step) => (step.subscribers.includes(subscriber) ? step.events : [])),
  }));

const commandsOf = ({ subscriber, events }: ReturnType<typeof partsOf>[number]): readonly string[] => [
  ...new Set(events.filter((event) => wants(subscriber, event)).map((event) => event.command_id)),
];

/** Reports events of unknown kinds, which are skipped. */
const reportUnknownKinds = (
  { kinds, subscribers, onUnknownKind }: RoundOptions,
  { subscriber, events }: ReturnType<typeof partsOf>[number],
): void => {
  const known = new Set(kinds ?? subscribers.flatMap((one) => one.kinds));
  const unknown = events.map(({ stream }) => kindOf(stream as StreamId)).filter((kind) => !known.has(kind));
  for (const [kind, of = []] of Map.groupBy(unknown, (kind) => kind))
    onUnknownKind?.({ subscriber: subscriber.name, kind, events: of.length });
};

const project = async (options: RoundOptions, steps: readonly Step[], how: typeof projectBatch): Promise<void> => {
  const { database, keyring, codec, checkpoints, breaker, onBatch, onParked } = options;
  const began = performance.now();
  const parts = partsOf(steps);
  const moves = steps.flatMap(movesOf);
  await how({
    database,
    keyring,
    codec,
    parts,
    breaker,
    lockTimeoutMs: LOCK_TIMEOUT_MS,
    moveCheckpoints: (tx) => moveCheckpoints(tx, moves),
    onParked,
  });
  const seconds = (performance.now() - began) / 1000;
  for (const { lease, to, subscribers } of steps) {
    const moved = subscribers.map(({ name }) => [name, to] as const);
    checkpoints.set(lease.shard, new Map([...(checkpoints.get(lease.shard) ?? []), ...moved]));
  }
  for (const part of parts) {
    const { subscriber, events } = part;
    const commandIds = commandsOf(part);
    onBatch?.({
      subscriber: subscriber.name,
      events: events.length,
      commandIds,
      began,
      seconds: commandIds.length > 0 ? seconds : null,
    });
    reportUnknownKinds(options, part);
  }
};

/** Ends the round for one subscriber; the others continue. */
class Stopped {
  readonly error: unknown;

  constructor(error: unknown) {
    this.error = error;
  }
}

/**
 * Bisects a failing batch until the failing shards are isolated, because one transaction for each shard would be
 * hundreds.
 */
const projectHalves = async (options: RoundOptions, steps: readonly Step[]): Promise<Round['failed']> => {
  const alone = steps.length === 1;
  try {
    await project(options, steps, alone ? projectBatch : projectTogether);
    return [];
  } catch (error) {
    const fault = faultOf(error);
    if (fault === 'round') throw error;
    if (fault === 'subscriber') throw new Stopped(error);
    if (alone) return steps.map(({ lease }) => ({ lease, error }));
  }
  const middle = Math.ceil(steps.length / 2);
  return [
    ...(await projectHalves(options, steps.slice(0, middle))),
    ...(await projectHalves(options, steps.slice(middle))),
  ];
};

/** Runs each subscriber by itself, so that one that fails, in one shard or in all, does not block the others. */
const projectApart = async (
  options: RoundOptions,
  steps: readonly Step[],
): Promise<Pick<Round, 'failed' | 'stopped'>> => {
  const failed = new Map<Lease, unknown>();
  const stopped: Round['stopped'][number][] = [];
  for (const subscriber of new Set(steps.flatMap((step) => step.subscribers))) {
    const own = steps.filter((step) => step.subscribers.includes(subscriber));
    try {
      const apart = await projectHalves(
        options,
        own.map((step) => ({ ...step, subscribers: [subscriber] })),
      );
      for (const { lease, error } of apart) failed.set(lease, error);
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
      stopped.push({ subscriber: subscriber.name, error: error.error });
    }
  }
  return { failed: [...failed].map(([lease, error]) => ({ lease, error })), stopped };
};

const projectAll = async (
  options: RoundOptions,
  steps: readonly Step[],
): Promise<Pick<Round, 'failed' | 'stopped'>> => {
  if (steps.length === 0) return { failed: [], stopped: [] };
  try {
    await project(options, steps, projectTogether);
    return { failed: [], stopped: [] };
  } catch (error) {
    if (faultOf(error) === 'round') throw error;
    return projectApart(options, steps);
  }
};

const fillCheckpoints = async ({ database, subscribers, leases, checkpoints }: RoundOptions): Promise<void> => {
  // A round that was running when checkpoints were forgotten may have restored those that it moved, and only those.
  const unknown = leases.filter(({ shard }) => subscribers.some(({ name }) => !checkpoints.get(shard)?.has(name)));
  if (unknown.length === 0 || subscribers.length === 0) return;
  const read = await readCheckpoints(
    database.kysely,
    unknown.map(({ shard }) => shard),
    subscribers,
  );
  for (const [shard, cursors] of read) checkpoints.set(shard, cursors);
};

/**
 * Runs one round over the held shards: one batch for all subscribers, each from its checkpoint, in one transaction,
 * because a transaction for each subscriber would cost more than the work in it.
 */
export const projectRound = async (options: RoundOptions): Promise<Round> => {
  const { database, subscribers, leases, checkpoints } = options;
  await fillCheckpoints(options);
  const groups = leases.flatMap((lease) => groupsOf(lease, checkpoints.get(lease.shard) ?? new Map(), subscribers));
  if (groups.length === 0) return { events: 0, more: [], back: [], failed: [], stopped: [] };
  const limit = Math.max(LEAST_OF_SHARD, Math.ceil(BATCH / groups.length));
  const read = await readShards(
    executorOf(database),
    groups.map(({ lease, from }) => ({ shard: lease.shard, after: from })),
    limit,
    BATCH,
  );
  const steps = groups.flatMap((group, index) => stepsOf(group, read[index]?.events ?? []));
  const shardsWhere = (is: (index: number) => boolean | undefined) =>
    groups.flatMap(({ lease }, index) => (is(index) ? [lease.shard] : []));
  return {
    events: steps.reduce((sum, step) => sum + step.events.length, 0),
    more: shardsWhere((index) => read[index]?.more),
    back: shardsWhere((index) => read[index]?.heldBack),
    ...(await projectAll(options, steps)),
  };
};
