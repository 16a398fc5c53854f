import type { Database } from '../database.ts';
import type { Keyring } from '../event-log/keyring.ts';
import { type Cursor, shardsWithMore } from '../event-log/read-log.ts';
import { uuidv7 } from '../uuid.ts';
import { holdLeases, type Lease, leave } from './leases.ts';
import { listen } from './listen.ts';
import type { ProjectorObserver } from './observer.ts';
import { projectShard } from './project-shard.ts';
import type { Subscriber } from './projection.ts';

const RENEW_MS = 1_000;
const POLL_MS = 1_000;
/** An event held back by an older open transaction is looked for again this soon. */
const HELD_BACK_MS = 10;
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

export const createProjector = (options: ProjectorOptions): Projector => {
  const { database, onError } = options;
  const owner = uuidv7();
  const leases = new Map<number, Lease>();
  /** The furthest-behind cursor of each shard, as of its last round: what the poll compares with. */
  const behind = new Map<number, Cursor>();
  const waiting = new Set<number>();
  const busy = new Set<number>();
  const rounds = new Set<Promise<void>>();
  const timers = new Set<NodeJS.Timeout>();
  let running = false;
  let listening: { stop(): Promise<void> } | undefined;

  const after = (millis: number, work: () => Promise<void> | void): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      void work();
    }, millis);
    timers.add(timer);
  };

  const wake = (shards: Iterable<number>): void => {
    for (const shard of shards) if (leases.has(shard)) waiting.add(shard);
    pump();
  };

  const round = async (lease: Lease): Promise<void> => {
    const { shard } = lease;
    try {
      const { cursors, more } = await projectShard({ ...options, lease });
      const [lowest] = [...cursors.values()].sort(
        (a, b) =>
          a.incarnation - b.incarnation ||
          Number(BigInt(a.transactionId) - BigInt(b.transactionId)) ||
          a.position - b.position,
      );
      if (lowest) behind.set(shard, lowest);
      if (more) waiting.add(shard);
      else if (lowest && (await shardsWithMore(database.kysely, new Map([[shard, lowest]]))).length > 0)
        after(HELD_BACK_MS, () => wake([shard]));
    } catch (error) {
      leases.delete(shard);
      onError?.(error);
    }
  };

  const pump = (): void => {
    for (const shard of waiting) {
      if (!running || busy.size >= PARALLEL) return;
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
    if (!running) return;
    try {
      const held = await holdLeases(database.kysely, owner);
      const fresh = held.filter((lease) => leases.get(lease.shard)?.fence !== lease.fence);
      leases.clear();
      for (const lease of held) leases.set(lease.shard, lease);
      wake(fresh.map((lease) => lease.shard));
    } catch (error) {
      leases.clear();
      onError?.(error);
    }
    if (running) after(RENEW_MS, renew);
  };

  const poll = async (): Promise<void> => {
    if (!running) return;
    try {
      const mine = new Map([...behind].filter(([shard]) => leases.has(shard)));
      wake(await shardsWithMore(database.kysely, mine));
    } catch (error) {
      onError?.(error);
    }
    if (running) after(POLL_MS, poll);
  };

  return {
    owner,
    get running() {
      return running;
    },

    start() {
      if (running) return;
      running = true;
      listening = listen({ url: database.url, onShards: wake, onConnected: () => wake([...leases.keys()]) });
      void renew();
      after(POLL_MS, poll);
    },

    async stop() {
      if (!running) return;
      running = false;
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
      await listening?.stop();
      await Promise.all(rounds);
      await leave(database.kysely, owner).catch((error) => onError?.(error));
      leases.clear();
    },
  };
};
