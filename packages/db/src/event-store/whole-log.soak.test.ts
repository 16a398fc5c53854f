import { setTimeout as pause } from 'node:timers/promises';
import { SHARDS } from '@palmares/event-store';
import { verifyShard } from '@palmares/event-store/testing';
import { afterAll, beforeAll, expect, it, onTestFailed, vi } from 'vitest';
import { projections } from '../subscribers.ts';
import { type ConnectedServer, connectedServer } from '../testing/connected-server.ts';
import { testLog } from '../testing/event-log.ts';
import { seededRandom } from '../testing/seeded-random.ts';
import { type SilentProxy, silentProxy } from '../testing/silent-proxy.ts';
import { type Chaos, disturb, UNKNOWN_KIND } from '../testing/soak/chaos.ts';
import { inFull, inShort, newTally, type Tally } from '../testing/soak/tally.ts';
import { startWorkers } from '../testing/soak/workers.ts';
import { write } from '../testing/soak/writers.ts';
import { within } from '../testing/within.ts';
import { createWitness, eachOnce, witnessed } from '../testing/witness.ts';
import { verifyProjection } from './index.ts';

const seconds = Number(process.env.SOAK_SECONDS ?? 30);
const chaos: Chaos = process.env.SOAK_CHAOS === 'everything' ? 'everything' : 'workers';
/** Sixteen writers at full speed outrun a projector on two cores, and this tests deaths, not speed. */
const rest = chaos === 'everything' ? 60 : 120;
const CATCH_UP_MS = Math.max(120_000, seconds * 500);
/** On a slow machine no dead worker’s shards may have been taken over when the time is over. */
const MAX_EXTRA_MS = within(60_000);

vi.setConfig({ testTimeout: seconds * 1000 + MAX_EXTRA_MS + 3 * CATCH_UP_MS, hookTimeout: 60_000 });

let server: ConnectedServer;
let proxy: SilentProxy;

beforeAll(async () => {
  server = await connectedServer({ fsync: chaos === 'everything' });
  proxy = await silentProxy(server.server.directUrl);
  await createWitness(server.owner);
});

afterAll(async () => {
  await proxy.close();
  await server.close();
});

const ask = async <Row>(sql: string, values: readonly unknown[] = []): Promise<readonly Row[]> =>
  (await server.owner.pool.query(sql, [...values])).rows;

const handled = async (): Promise<number> => {
  const [row] = await ask<{ rows: number }>('select count(*) as rows from witness');
  return row?.rows ?? 0;
};

/** Aborts after `seconds`, and not before a dead worker’s shards were taken over and an append was rolled back. */
const abortOnceDisturbed = async (controller: AbortController, tally: Tally): Promise<void> => {
  await pause(seconds * 1000);
  const expectDisturbed = () => {
    expect(tally.takeovers.length).toBeGreaterThan(0);
    expect(tally.rollbacks).toBeGreaterThan(0);
  };
  await vi.waitFor(expectDisturbed, { timeout: MAX_EXTRA_MS, interval: 100 }).finally(() => controller.abort());
};

/** Reads what may keep a projector from catching up. */
const diagnostics = async () => ({
  parked: await ask('select subscriber, event_type, reason from parked_subjects limit 5'),
  leases: await ask(
    `select owner, count(*) as shards, min(expires_at) as expires, now() from shard_leases
     left join projector_owners using (owner) group by owner`,
  ),
  transactions: await ask(
    `select application_name, state, wait_event, now() - xact_start as age, left(query, 80) as query
     from pg_stat_activity where xact_start is not null order by xact_start limit 5`,
  ),
});

it('[E42] 16 writers, rollbacks and workers killed at random: every acknowledged event is projected once', async () => {
  const random = seededRandom();
  onTestFailed(() => console.error(`CHAOS_SEED=${random.seed}`));
  const tally = newTally();
  const test = testLog(server.database);
  const began = performance.now();
  const chaosEnd = new AbortController();
  const until = chaosEnd.signal;
  const workers = await startWorkers({
    process: { url: proxy.urlOf(server.server.directUrl), masterKey: test.masterKey },
    owner: server.owner,
    random,
    tally,
  });
  const minutes = setInterval(() => console.log(inShort(tally)), 60_000);
  await Promise.all([
    write({ test, tally, random, rest, until }),
    disturb({ chaos, server, proxy, test, workers, random, tally, until }),
    abortOnceDisturbed(chaosEnd, tally),
  ]).finally(() => clearInterval(minutes));
  const took = (performance.now() - began) / 1000;

  const [log] = await ask<{ portfolio: number; published: number }>(
    `select count(*) filter (where stream like 'portfolio-%') as portfolio,
       count(*) filter (where type = 'PortfolioPublished') as published from events`,
  );
  const portfolio = log?.portfolio ?? 0;
  // Only count while the projector works: the full check reads both tables and takes its CPU time.
  await vi
    .waitFor(async () => expect(await handled()).toBeGreaterThanOrEqual(portfolio), {
      timeout: CATCH_UP_MS,
      interval: 500,
    })
    .catch(async (error: unknown) => {
      console.error(await diagnostics());
      throw error;
    });
  await workers.end();
  await server.owner.pool.query('analyze witness, witness_counts, events');
  expect(await witnessed(server.owner)).toEqual(eachOnce(portfolio));

  const written = await ask<{ command: string; events: number }>(
    `select command_id::text as command, count(*) as events from events
     where stream not like '${UNKNOWN_KIND}-%' group by 1`,
  );
  expect(new Map(written.map(({ command, events }) => [command, events]))).toEqual(tally.acknowledged);
  expect(written.filter(({ command }) => tally.unwritten.has(command))).toEqual([]);

  expect(await ask('select subscriber, event_type, reason from parked_subjects')).toEqual([]);
  expect(await ask(`select count(*) as jobs from pgboss.job where name = 'send-published-notice'`)).toEqual([
    { jobs: log?.published },
  ]);
  for (let shard = 0; shard < SHARDS; shard += 1)
    for await (const { stream, verdict } of verifyShard(server.database, shard))
      expect(verdict, stream).toMatchObject({ intact: true });
  for (const projection of projections)
    expect(await verifyProjection({ owner: server.owner, keyring: test.keyring, projection })).toMatchObject({
      differences: [],
      parkedAthletes: 0,
      unsettled: [],
    });

  const lags = await ask<{ lag: number }>(
    'select extract(epoch from w.seen_at - e.recorded_at)::float8 * 1000 as lag from witness w join events e using (event_id)',
  );
  console.log(
    `${took.toFixed()} s with ${chaos} disturbed\n${inFull(
      tally,
      lags.map(({ lag }) => lag),
      took,
    )}`,
  );
});
