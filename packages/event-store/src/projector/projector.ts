import { setTimeout as pause } from 'node:timers/promises';
import type { EventCodec } from '../codec.ts';
import type { Database } from '../database.ts';
import type { Keyring } from '../event-log/keys/keyring.ts';
import { uuidv7 } from '../uuid.ts';
import { createBreaker } from './breaker.ts';
import { watchRenewal } from './lease-watchdog.ts';
import { holdLeases, type Lease, leave, RENEW_MS } from './leases.ts';
import { listen } from './listen.ts';
import type { ProjectorObserver } from './observer.ts';
import { createBackgroundRetries } from './parked/background-retries.ts';
import { type CheckpointCache, projectRound } from './project-round.ts';
import type { Subscriber } from './projection.ts';
import { createQuiet } from './quiet.ts';
import { readModelVersions, writesServingVersion } from './read-models/read-model-versions.ts';
import { createWaits } from './waits.ts';

/** Pause in milliseconds before held-back events are looked for again; it doubles each time. */
const HELD_BACK_MS = { first: 2, longest: 128 } as const;

export interface ProjectorOptions extends ProjectorObserver {
  /** A direct connection: LISTEN does not work through a transaction pool. */
  readonly database: Database;
  readonly keyring: Keyring;
  readonly codec: EventCodec;
  readonly subscribers: readonly Subscriber[];
  /**
   * Stream kinds that this program knows; events of other kinds are reported. Default: those that the subscribers read.
   */
  readonly kinds?: readonly string[];
  readonly onError?: (error: unknown) => void;
}

/** Time since a projector last moved, by this process's own clock. */
export interface Progress {
  readonly running: boolean;
  /** Shards that it holds; 0 if other workers hold all. */
  readonly shards: number;
  /** Seconds since the leases were last renewed; null if they never were. */
  readonly renewedAgo: number | null;
  /** Seconds since the running round began; null between rounds. */
  readonly roundFor: number | null;
  /** Seconds since a round last succeeded; null before the first. An idle projector has no rounds. */
  readonly roundAgo: number | null;
}

export interface Projector {
  readonly owner: string;
  readonly running: boolean;
  progress(): Progress;
  start(): void;
  /** Finishes running batches and gives the shards back. */
  stop(): Promise<void>;
}

/** The parts of a running projector that `stop` ends. */
interface Run {
  readonly stopping: AbortController;
  readonly renewing: Promise<void>;
  readonly listening: { stop(): Promise<void> };
}

const secondsSince = (began: number | undefined): number | null =>
  began === undefined ? null : (performance.now() - began) / 1000;

export const createProjector = (options: ProjectorOptions): Projector => {
  const { database, onError } = options;
  const owner = uuidv7();
  const leases = new Map<number, Lease>();
  /** Cached checkpoints of the held shards: only the holder of a shard moves them. */
  const checkpoints: CheckpointCache = new Map();
  const waiting = new Set<number>();
  let writing: readonly Subscriber[] = [];
  const breaker = createBreaker();
  const waits = createWaits();
  const quiet = createQuiet();
  const retries = createBackgroundRetries(options);
  let rounds: Promise<void> | undefined;
  let heldBack:
    | { readonly shards: readonly number[]; readonly timer: NodeJS.Timeout; readonly millis: number }
    | undefined;
  let run: Run | undefined;
  let renewedAt: number | undefined;
  let roundBegan: number | undefined;
  let roundEnded: number | undefined;

  const wake = (shards: Iterable<number>): void => {
    for (const shard of shards) if (leases.has(shard)) waiting.add(shard);
    if (run && waiting.size > 0) rounds ??= work().finally(() => (rounds = undefined));
  };

  const forget = (shards: Iterable<number>): void => {
    quiet.forget();
    for (const shard of shards) {
      leases.delete(shard);
      checkpoints.delete(shard);
    }
  };

  const forgetCheckpoints = (): void => {
    quiet.forget();
    checkpoints.clear();
  };

  /**
   * Puts these before shards that were woken meanwhile, the ones not reached first, or else busy shards would starve
   * them.
   */
  const queueFirst = (shards: readonly number[]): void => {
    const later = [...waiting];
    waiting.clear();
    for (const shard of [...shards.toReversed(), ...later]) waiting.add(shard);
  };

  const lookAgain = (shards: readonly number[], moved: boolean): void => {
    const before = heldBack;
    clearTimeout(before?.timer);
    heldBack = undefined;
    if (shards.length === 0) return;
    const millis = moved || !before ? HELD_BACK_MS.first : Math.min(before.millis * 2, HELD_BACK_MS.longest);
    heldBack = { shards, millis, timer: setTimeout(() => wake(shards), millis) };
  };

  const round = async (held: readonly Lease[]): Promise<void> => {
    const toEnd = quiet.begin();
    roundBegan = performance.now();
    try {
      const trying = writing.filter(({ name }) => waits.mayTry(name));
      const handed = new Set<string>();
      const { events, more, back, failed, stopped } = await projectRound({
        ...options,
        subscribers: trying,
        leases: held,
        checkpoints,
        breaker,
        onBatch: (batch) => {
          if (batch.seconds !== null) handed.add(batch.subscriber);
          options.onBatch?.(batch);
        },
      });
      for (const { subscriber, error } of stopped) {
        // The round may have handled its events in other shards before it failed.
        handed.delete(subscriber);
        options.onWaiting?.(waits.begin(subscriber, error));
      }
      for (const subscriber of handed) waits.end(subscriber);
      for (const { lease, error } of failed) {
        // If the shard is still ours, the next renewal reads its checkpoints from the database again.
        if (leases.get(lease.shard)?.fence === lease.fence) forget([lease.shard]);
        onError?.(error);
      }
      const unread = more.length + back.length + failed.length + stopped.length + writing.length - trying.length;
      if (held.length === leases.size && unread === 0) toEnd();
      queueFirst(more);
      lookAgain(back, events > 0);
      roundEnded = performance.now();
    } catch (error) {
      forget(held.map(({ shard }) => shard));
      onError?.(error);
    } finally {
      roundBegan = undefined;
    }
  };

  /** Runs one round at a time over all waiting and held-back shards; shards woken meanwhile share the next round. */
  const work = async (): Promise<void> => {
    while (run && waiting.size > 0) {
      const held = [...new Set([...waiting, ...(heldBack?.shards ?? [])])].flatMap((shard) => leases.get(shard) ?? []);
      waiting.clear();
      if (held.length > 0) await round(held);
    }
  };

  /** Rereads all checkpoints, because a server crash may have lost unflushed projections and their checkpoints. */
  const reloadCheckpoints = (): void => {
    forgetCheckpoints();
    wake(leases.keys());
  };

  const renew = async (): Promise<void> => {
    try {
      const { leases: held, seen } = await holdLeases(database.kysely, owner, waits.all);
      const served = await readModelVersions(database.kysely);
      const now = options.subscribers.filter((subscriber) => writesServingVersion(served, subscriber));
      for (const subscriber of options.subscribers)
        if (!now.includes(subscriber)) options.onOtherVersion?.(subscriber.name);
      const isOther = now.length !== writing.length || now.some((subscriber) => !writing.includes(subscriber));
      if (isOther) forgetCheckpoints();
      writing = now;
      for (const { subscriber } of waits.all) if (!now.some(({ name }) => name === subscriber)) waits.end(subscriber);
      const fresh = held.filter((lease) => leases.get(lease.shard)?.fence !== lease.fence);
      for (const { shard } of fresh) checkpoints.delete(shard);
      if (fresh.length > 0) quiet.forget();
      leases.clear();
      for (const lease of held) leases.set(lease.shard, lease);
      renewedAt = performance.now();
      if (run) {
        const taken = (isOther ? held : fresh).map(({ shard }) => shard);
        retries.look(taken, now, run.stopping.signal);
      }
      // Polls all shards to cover lost notifications, unless nothing was written since all were read to the end.
      const isQuiet = quiet.saw(seen);
      if (!isQuiet || waits.due().length > 0) wake(leases.keys());
    } catch (error) {
      leases.clear();
      forgetCheckpoints();
      throw error;
    }
  };

  const onOverdue = (overdue: Error): void => {
    forget([...leases.keys()]);
    onError?.(overdue);
  };

  const repeat = async (work: () => Promise<void>, millis: number, { signal }: AbortController): Promise<void> => {
    while (!signal.aborted) {
      await work().catch((error: unknown) => onError?.(error));
      await pause(millis, undefined, { signal }).catch(() => undefined);
    }
  };

  return {
    owner,
    get running() {
      return run !== undefined;
    },

    progress: () => ({
      running: run !== undefined,
      shards: leases.size,
      renewedAgo: secondsSince(renewedAt),
      roundFor: secondsSince(roundBegan),
      roundAgo: secondsSince(roundEnded),
    }),

    start() {
      if (run) return;
      const stopping = new AbortController();
      run = {
        stopping,
        renewing: repeat(() => watchRenewal(renew, onOverdue), RENEW_MS, stopping),
        listening: listen({
          url: database.url,
          silence: database.silence,
          onShards: wake,
          onConnected: reloadCheckpoints,
        }),
      };
    },

    async stop() {
      if (!run) return;
      const { stopping, renewing, listening } = run;
      run = undefined;
      stopping.abort();
      // A running renewal would take back the shards released below.
      await Promise.all([renewing, rounds, listening.stop()]);
      await retries.ended();
      lookAgain([], false);
      await leave(database.kysely, owner).catch((error: unknown) => onError?.(error));
      forget([...leases.keys()]);
    },
  };
};
