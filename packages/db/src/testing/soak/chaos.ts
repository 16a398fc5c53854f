import { setTimeout as pause } from 'node:timers/promises';
import type { StreamId } from '@palmares/event-store/testing';
import type { ConnectedServer } from '../connected-server.ts';
import type { TestLog } from '../event-log.ts';
import type { SeededRandom } from '../seeded-random.ts';
import type { SilentProxy } from '../silent-proxy.ts';
import { storeEvent } from '../stored-event.ts';
import type { Tally } from './tally.ts';
import type { Workers } from './workers.ts';

/**
 * `workers`: workers are killed and replaced. `everything`: they are also stopped, connections are cut, Postgres
 * crashes, and the database setup is broken for a while.
 */
export type Chaos = 'workers' | 'everything';

/** A stream kind that no projection here reads. */
export const UNKNOWN_KIND = 'medals';

export interface ChaosOptions {
  readonly chaos: Chaos;
  readonly server: ConnectedServer;
  readonly test: TestLog;
  readonly workers: Workers;
  /** The proxy between the workers and the server. */
  readonly proxy: SilentProxy;
  readonly random: SeededRandom;
  readonly tally: Tally;
  readonly until: AbortSignal;
}

const cut = async ({ server: { database } }: ChaosOptions, application: string): Promise<void> => {
  await database.pool
    .query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [application])
    // An earlier disturbance may have cut the connection that asks.
    .catch(() => undefined);
};

const stopForAWhile = async ({ workers, random }: ChaosOptions): Promise<void> => {
  const stopped = workers.any();
  stopped.kill('SIGSTOP');
  await pause(random.between(100, 8_000));
  stopped.kill('SIGCONT');
};

/** Always repairs it again: permanent breakage is another test. */
const breakForAWhile = async ({ server: { owner }, random }: ChaosOptions, broken: string, mended: string) => {
  await owner.pool.query(broken);
  try {
    await pause(random.between(200, 4_000));
  } finally {
    await owner.pool.query(mended);
  }
};

const lockForAWhile = async ({ server: { owner }, random }: ChaosOptions, table: string): Promise<void> => {
  const client = await owner.pool.connect();
  try {
    await client.query('begin');
    await client.query(`lock table ${table} in exclusive mode`);
    await pause(random.between(200, 4_000));
    await client.query('rollback');
  } finally {
    client.release();
  }
};

const silenceForAWhile = async ({ proxy, random }: ChaosOptions): Promise<void> => {
  proxy.silenceAll();
  await pause(random.between(500, 6_000));
  proxy.recover();
};

/** Writes an event of a stream kind that only a newer program knows. */
const writeUnknownKind = async ({ server, test }: ChaosOptions): Promise<void> => {
  const { athleteId } = await test.athlete();
  const stream: StreamId = `${UNKNOWN_KIND}-${athleteId}`;
  await storeEvent(server.owner.kysely, test.keyring, { stream, type: 'MedalWon', schemaVersion: 1, data: {} });
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
    [
      'right revoked for a while',
      1,
      (options) =>
        breakForAWhile(
          options,
          'revoke insert on read.portfolio_sections from palmares_app',
          'grant insert on read.portfolio_sections to palmares_app',
        ),
    ],
    ['read model locked for a while', 1, (options) => lockForAWhile(options, 'read.portfolio_sections')],
    ['workers’ connections silent', 1, async ({ proxy }) => proxy.silenceOpen()],
    ['workers’ network silent for a while', 1, silenceForAWhile],
    ['stream of an unknown kind', 2, writeUnknownKind],
    ['Postgres restarted at once', 1, ({ server }) => server.server.server.crash()],
  ],
};

/** Runs one disturbance after another, drawn by weight, with pauses between. */
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
