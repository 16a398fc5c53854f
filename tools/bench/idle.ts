import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { connect, subscribers } from '@palmares/db';
import { codec } from '@palmares/db/event-store';
import { SHARDS } from '@palmares/event-store';
import { createProjector } from '@palmares/event-store/projector';
import { type CheckpointCache, holdLeases, leave, projectRound } from '@palmares/event-store/testing';
import pg from 'pg';
import { ourLog } from './our-log.ts';
import { startedPortfolios } from './projection/our-store.ts';
import { benchServer } from './server.ts';
import { median } from './statistics.ts';

/**
 * Measures the cost of a projector while nothing is written: `node tools/bench/idle.ts [athletes] [seconds]`. Prints
 * statements per second, WAL bytes per minute minus the server's own, and the milliseconds of an empty round.
 */
const [athletes = 2_000, seconds = 30] = process.argv.slice(2).map(Number);

const deferred: (() => unknown)[] = [];
const context = {
  size: 'quick',
  signal: new AbortController().signal,
  progress: () => undefined,
  defer: (work: () => unknown) => void deferred.push(work),
} as unknown as Parameters<typeof benchServer>[0];

let statements = 0;
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function count(this: pg.Client, ...given: unknown[]) {
  statements += 1;
  return Reflect.apply(query, this, given);
} as typeof query;

const noJobs = { enqueue: async () => undefined, close: async () => undefined };

try {
  const server = await benchServer(context);
  const { url, ownerUrl } = await server.migrated('idle');
  const log = ourLog(url, 8);
  deferred.push(log.close);
  await startedPortfolios(log, athletes);
  const database = connect({ url, applicationName: 'idle', max: 8, prepared: true });
  const owner = connect({ url: ownerUrl, applicationName: 'idle owner', max: 2 });
  const superuser = connect({ url: server.superuserUrl('idle'), applicationName: 'idle superuser', max: 1 });
  deferred.push(database.close, owner.close, superuser.close);
  const all = subscribers(noJobs);

  const walBytes = async (): Promise<number> => {
    const { rows } = await owner.pool.query(`select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as at`);
    return rows[0].at;
  };
  const idle = async (): Promise<{ statements: number; wal: number }> => {
    // Full pages are logged once after a checkpoint, so write them before measuring.
    await superuser.pool.query('checkpoint');
    await pause(5_000);
    const before = await walBytes();
    statements = 0;
    await pause(seconds * 1000);
    const asked = statements;
    return { statements: asked / seconds, wal: (((await walBytes()) - before) * 60) / seconds };
  };

  const projector = createProjector({
    database,
    keyring: log.keyring,
    codec,
    subscribers: all,
    onError: console.error,
  });
  projector.start();
  for (let held = 0; held < athletes; await pause(200)) {
    const { rows } = await owner.pool.query('select count(*)::integer as held from read.portfolios');
    held = rows[0].held;
  }
  // Autovacuum runs at unpredictable times and would write more than everything measured.
  await superuser.pool.query('alter system set autovacuum = off');
  await superuser.pool.query('select pg_reload_conf()');
  await superuser.pool.query('vacuum (analyze)');
  const running = await idle();
  await projector.stop();
  const alone = await idle();

  const mover = randomUUID();
  const checkpoints: CheckpointCache = new Map();
  const { leases } = await holdLeases(database.kysely, mover);
  if (leases.length !== SHARDS) throw new Error(`Holds ${leases.length} of ${SHARDS} shards`);
  const round = async (): Promise<number> => {
    const began = performance.now();
    const { events } = await projectRound({
      database,
      keyring: log.keyring,
      codec,
      subscribers: all,
      leases,
      checkpoints,
    });
    if (events > 0) throw new Error('The round found something');
    return performance.now() - began;
  };
  for (let nth = 0; nth < 20; nth += 1) await round();
  const rounds: number[] = [];
  for (let nth = 0; nth < 300; nth += 1) rounds.push(await round());
  const renewals: number[] = [];
  for (let nth = 0; nth < 100; nth += 1) {
    const began = performance.now();
    await holdLeases(database.kysely, mover);
    renewals.push(performance.now() - began);
  }
  await leave(database.kysely, mover);
  const say = (name: string, value: number, unit: string) =>
    console.log(`${name.padEnd(40)} ${value.toFixed(2)} ${unit}`);
  say('shards', SHARDS, '');
  say('statements', running.statements, '/s');
  say('WAL of an idle minute', running.wal - alone.wal, 'bytes');
  say('WAL of the server alone', alone.wal, 'bytes');
  say('round that finds nothing, median', median(rounds), 'ms');
  say('renewal, median', median(renewals), 'ms');
} finally {
  for (const work of deferred.toReversed()) await work();
}
