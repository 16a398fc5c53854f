import { setTimeout as pause } from 'node:timers/promises';
import type { ConnectedServer } from '../connected-server.ts';
import type { SeededRandom } from '../seeded-random.ts';
import type { Tally } from './tally.ts';
import type { Workers } from './workers.ts';

/** `workers`: they are killed and replaced. `everything`: they are stopped too, connections are cut, and Postgres crashes. */
export type Chaos = 'workers' | 'everything';

export interface ChaosOptions {
  readonly chaos: Chaos;
  readonly server: ConnectedServer;
  readonly workers: Workers;
  readonly random: SeededRandom;
  readonly tally: Tally;
  readonly until: AbortSignal;
}

const cut = async ({ server: { database } }: ChaosOptions, application: string): Promise<void> => {
  await database.pool
    .query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [application])
    // The one that asks may have been cut by what came before.
    .catch(() => undefined);
};

const stopForAWhile = async ({ workers, random }: ChaosOptions): Promise<void> => {
  const stopped = workers.any();
  stopped.kill('SIGSTOP');
  await pause(random.between(100, 8_000));
  stopped.kill('SIGCONT');
};

type Disturbance = readonly [name: string, often: number, disturb: (options: ChaosOptions) => Promise<void>];

const disturbances: Readonly<Record<Chaos, readonly Disturbance[]>> = {
  workers: [
    ['worker killed', 4, ({ workers }) => workers.killOne()],
    ['worker replaced', 1, ({ workers }) => workers.replaceOne()],
  ],
  everything: [
    ['worker killed', 6, ({ workers }) => workers.killOne()],
    ['worker replaced', 2, ({ workers }) => workers.replaceOne()],
    ['worker stopped for a while', 2, stopForAWhile],
    ['LISTEN connections cut', 2, (options) => cut(options, 'palmares listen')],
    ['workers’ connections cut', 2, (options) => cut(options, 'palmares-worker')],
    ['writers’ connections cut', 1, (options) => cut(options, 'test')],
    ['Postgres restarted at once', 1, ({ server }) => server.server.server.crash()],
  ],
};

/** One disturbance after the other, drawn by how often each is wanted, with moments of peace between. */
export const disturb = async (options: ChaosOptions): Promise<void> => {
  const { chaos, random, tally, until } = options;
  const drawn = disturbances[chaos].flatMap((disturbance) => Array.from({ length: disturbance[1] }, () => disturbance));
  while (!until.aborted) {
    await pause(random.between(200, 2_000), undefined, { signal: until }).catch(() => undefined);
    if (until.aborted) return;
    const [name, , work] = random.oneOf(drawn);
    await work(options);
    tally.disturbances.set(name, (tally.disturbances.get(name) ?? 0) + 1);
  }
};
