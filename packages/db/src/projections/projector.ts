import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../database.ts';
import type { Keyring } from '../event-log/keyring.ts';
import { type Cursor, shardsWithMore } from '../event-log/read-log.ts';
import { uuidv7 } from '../uuid.ts';
import { holdLeases, type Lease, leave, RENEW_MS } from './leases.ts';
import { listen } from './listen.ts';
import type { ProjectorObserver } from './observer.ts';
import { projectShard } from './project-shard.ts';
import type { Subscriber } from './projection.ts';

const POLL_MS = 1_000;
/** What an older open transaction holds back is looked for again this soon, then after twice as long each time. */
const HELD_BACK_MS = { first: 2, longest: 128 } as const;
/** Shards worked on at the same time; one connection each. */
const PARALLEL = 4;

export interface ProjectorOptions extends ProjectorObserver {
  /** A direct connection: LISTEN does not pass through a transaction pool. */
  readonly database: Database;
  readonly keyring: Keyring;
  readonly subscribers: readonly Subscriber[];
  readonly onError?: (error: unknown) => void;
}

export interface Projector {
  readonly owner: string;
  readonly running: boolean;
  start(): void;
  /** Finishes the batches under way and gives the shards back. */
  stop(): Promise<void>;
}

/** How a running projector is ended. */
interface Run {
  readonly stopping: AbortController;
  readonly loops: readonly Promise<void>[];
  readonly listening: { stop(): Promise<void> };
}

export const createProjector = (options: ProjectorOptions): Projector => {
  const { database, onError } = options;
  const owner = uuidv7();
  const leases = new Map<number, Lease>();
  /** The furthest-behind cursor of each shard, as of its last round: what the poll compares with. */
  const behind = new Map<number, Cursor>();
  const waiting = new Set<number>();
  const busy = new Set<number>();
  const rounds = new Set<Promise<void>>();
  /** Shards with a held-back event, and when each is looked at again. */
  const heldBack = new Map<number, { readonly timer: NodeJS.Timeout; readonly millis: number }>();
  let run: Run | undefined;

  const wake = (shards: Iterable<number>): void => {
    for (const shard of shards) if (leases.has(shard)) waiting.add(shard);
    pump();
  };

  const lookAgain = (shard: number, moved: boolean): void => {
    const before = heldBack.get(shard);
    clearTimeout(before?.timer);
    const millis = moved || !before ? HELD_BACK_MS.first : Math.min(before.millis * 2, HELD_BACK_MS.longest);
    heldBack.set(shard, { millis, timer: setTimeout(() => wake([shard]), millis) });
  };

  const nothingHeldBack = (shard: number): void => {
    clearTimeout(heldBack.get(shard)?.timer);
    heldBack.delete(shard);
  };

  const round = async (lease: Lease): Promise<void> => {
    const { shard } = lease;
    try {
      const { lowest, moved, more } = await projectShard({ ...options, lease });
      if (lowest) behind.set(shard, lowest);
      else behind.delete(shard);
      if (more) waiting.add(shard);
      else if (lowest && (await shardsWithMore(database.kysely, new Map([[shard, lowest]]))).length > 0)
        lookAgain(shard, moved);
      else nothingHeldBack(shard);
    } catch (error) {
      // The next renewal, if the shard is still ours, begins anew from what the database says.
      if (leases.get(shard)?.fence === lease.fence) leases.delete(shard);
      onError?.(error);
    }
  };

  const pump = (): void => {
    for (const shard of waiting) {
      if (!run || busy.size >= PARALLEL) return;
      const lease = leases.get(shard);
      if (busy.has(shard)) continue;
      waiting.delete(shard);
      if (!lease) continue;
      busy.add(shard);
      const under = round(lease).finally(() => {
        busy.delete(shard);
        rounds.delete(under);
        pump();
      });
      rounds.add(under);
    }
  };

  const renew = async (): Promise<void> => {
    try {
      const held = await holdLeases(database.kysely, owner);
      const fresh = held.filter((lease) => leases.get(lease.shard)?.fence !== lease.fence);
      leases.clear();
      for (const lease of held) leases.set(lease.shard, lease);
      wake(fresh.map((lease) => lease.shard));
    } catch (error) {
      leases.clear();
      throw error;
    }
  };

  /** What a lost notification would have said. */
  const poll = async (): Promise<void> => {
    const mine = [...behind].filter(([shard]) => leases.has(shard));
    if (mine.length > 0) wake(await shardsWithMore(database.kysely, new Map(mine)));
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

    start() {
      if (run) return;
      const stopping = new AbortController();
      run = {
        stopping,
        loops: [repeat(renew, RENEW_MS, stopping), repeat(poll, POLL_MS, stopping)],
        listening: listen({ url: database.url, onShards: wake, onConnected: () => wake([...leases.keys()]) }),
      };
    },

    async stop() {
      if (!run) return;
      const { stopping, loops, listening } = run;
      run = undefined;
      stopping.abort();
      // A renewal under way would take back what is given up below.
      await Promise.all([...loops, ...rounds, listening.stop()]);
      for (const shard of [...heldBack.keys()]) nothingHeldBack(shard);
      await leave(database.kysely, owner).catch((error: unknown) => onError?.(error));
      leases.clear();
    },
  };
};
