import { vi } from 'vitest';
import type { Database } from '../../database.ts';
import { type ProjectorProcess, type ProjectorProcessOptions, startProjectorProcess } from '../projector-process.ts';
import type { SeededRandom } from '../seeded-random.ts';
import type { Tally } from './tally.ts';

export interface Workers {
  any(): ProjectorProcess;
  /** Kills one, starts another in its place, and records how long its shards stayed in its name. */
  killOne(): Promise<void>;
  /** Shuts one down gracefully, and starts another. */
  replaceOne(): Promise<void>;
  /** Shuts all down gracefully. Throws if one exits with an error. */
  end(): Promise<void>;
}

export interface WorkersOptions {
  readonly process: ProjectorProcessOptions;
  readonly owner: Database;
  readonly random: SeededRandom;
  readonly tally: Tally;
}

const WORKERS = 2;

export const startWorkers = async ({ process, owner, random, tally }: WorkersOptions): Promise<Workers> => {
  const all = await Promise.all(Array.from({ length: WORKERS }, () => startProjectorProcess(process)));
  const watched = new Set<Promise<void>>();

  const heldBy = async (dead: ProjectorProcess): Promise<number> => {
    const held = await owner.pool.query('select from shard_leases where owner = $1', [dead.owner]);
    return held.rowCount ?? 0;
  };

  const watchTakeover = async (dead: ProjectorProcess): Promise<void> => {
    const began = performance.now();
    await vi.waitUntil(
      () =>
        heldBy(dead).then(
          (held) => held === 0,
          () => false,
        ),
      { timeout: 60_000, interval: 25 },
    );
    tally.takeovers.push(performance.now() - began);
  };

  const put = async (place: number): Promise<void> => {
    all[place] = await startProjectorProcess(process);
  };

  const end = async (ended: ProjectorProcess): Promise<void> => {
    ended.kill('SIGTERM');
    const { code, signal } = await ended.ended;
    if (code !== 0) throw new Error(`A worker that got SIGTERM exited with ${code ?? signal}`);
  };

  return {
    any: () => random.oneOf(all),

    async killOne() {
      const place = random.between(0, all.length - 1);
      const dying = all[place];
      dying?.kill('SIGKILL');
      await dying?.ended;
      if (dying) {
        const watch = watchTakeover(dying).finally(() => watched.delete(watch));
        watched.add(watch);
      }
      await put(place);
    },

    async replaceOne() {
      const place = random.between(0, all.length - 1);
      const ending = all[place];
      if (ending) await end(ending);
      await put(place);
    },

    async end() {
      await Promise.all(watched);
      await Promise.all(all.map(end));
    },
  };
};
