import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createEventLog, type PostgresEventLog } from '@palmares/db/event-store';
import {
  type ConnectionMetrics,
  type MetricsServer,
  openingMetrics,
  securityMetrics,
  uploadMetrics,
} from '@palmares/db/metrics';
import {
  type ConnectedDatabase,
  connectedDatabase,
  request,
  scrape,
  type TestLog,
  testLog,
} from '@palmares/db/testing';
import { SilentConnection } from '@palmares/event-store/connections';
import { type Faults, SLOTS } from '@palmares/event-store/integrity';
import { noFaults, writeLastCheck } from '@palmares/event-store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { healthPages } from '../health/health-pages.ts';
import { createMetrics } from './metrics.ts';

let db: ConnectedDatabase;
let given: TestLog;
let log: PostgresEventLog;
let served: MetricsServer;
let folder: string;
let connections: ConnectionMetrics;
let onProcessed: ReturnType<typeof createMetrics>['files']['onProcessed'];

beforeAll(async () => {
  db = await connectedDatabase();
  given = testLog(db.database);
  folder = await mkdtemp(join(tmpdir(), 'metrics-'));
  const metrics = createMetrics(db.database.kysely, folder);
  ({ connections } = metrics);
  ({ onProcessed } = metrics.files);
  log = createEventLog(db.database, given.keyring, metrics.eventLog);
  const health = healthPages({ database: db.database, projector: () => undefined });
  served = await metrics.serve({ host: '127.0.0.1', port: 0 }, health);
});

afterAll(async () => {
  await log.settled();
  await served.stop();
  await db.close();
  await rm(folder, { recursive: true });
});

/** How much each of the named samples increased while `work` ran. */
const growth = async <Name extends string>(names: readonly Name[], work: () => Promise<unknown>) => {
  const before = await scrape(served.url);
  await work();
  const after = await scrape(served.url);
  return names.map((name) => (after[name] ?? Number.NaN) - (before[name] ?? Number.NaN));
};

const appended = 'palmares_events_appended_total{kind="portfolio"}';
const conflicts = 'palmares_append_conflicts_total{kind="portfolio"}';
const repeated = 'palmares_commands_repeated_total{kind="portfolio"}';
const all = [appended, conflicts, repeated] as const;

it('a file that was checked is counted by its kind and outcome, and timed', async () => {
  const ready = 'palmares_files_processed_total{kind="picture",outcome="ready"}';
  const broken = 'palmares_files_processed_total{kind="document",outcome="file_broken"}';
  const within = (le: string) => `palmares_file_processing_duration_seconds_bucket{le="${le}",kind="picture"}`;
  const grown = await growth([ready, broken], async () => {
    onProcessed({ kind: 'picture', outcome: 'ready', seconds: 3 });
    onProcessed({ kind: 'document', outcome: 'file_broken', seconds: 0.2 });
  });
  expect(grown).toEqual([1, 1]);
  const samples = await scrape(served.url);
  expect([samples[within('2.5')], samples[within('5')]]).toEqual([0, 1]);
});

describe('an append', () => {
  it('is counted by its events, and timed', async () => {
    const { stream } = await given.athlete();
    const { events } = request(stream);
    expect(await growth(all, () => log.append(request(stream, { events: [...events, ...events] })))).toEqual([2, 0, 0]);
    const samples = await scrape(served.url);
    expect(samples['palmares_append_duration_seconds_count{kind="portfolio"}']).toBe(1);
    expect(samples['palmares_append_duration_seconds_bucket{le="+Inf",kind="portfolio"}']).toBe(1);
  });

  it('that finds another version is counted as a conflict', async () => {
    const { stream } = await given.athlete();
    await log.append(request(stream));
    expect(await growth(all, () => log.append(request(stream, { expected: 'none' })))).toEqual([0, 1, 0]);
  });

  it('of a command that was appended before is counted as repeated', async () => {
    const { stream } = await given.athlete();
    const command = request(stream, { commandId: randomUUID() });
    expect(
      await growth(all, async () => {
        await log.append(command);
        await log.append(command);
      }),
    ).toEqual([1, 0, 1]);
  });

  it('counts when its transaction commits, and not when it rolls back', async () => {
    const { stream } = await given.athlete();
    expect(await growth(all, () => log.transaction((_, inside) => inside.append(request(stream))))).toEqual([1, 0, 0]);
    const rolledBack = () =>
      log.transaction(async (_, inside) => {
        await inside.append(request(stream));
        throw new Error('changed its mind');
      });
    expect(await growth(all, () => rolledBack().catch(() => undefined))).toEqual([0, 0, 0]);
  });
});

it('every kind and subscriber has a sample from the start, so that the first increase shows', async () => {
  const samples = await scrape(served.url);
  expect(samples).toMatchObject({
    'palmares_events_appended_total{kind="plan"}': 0,
    'palmares_append_conflicts_total{kind="sharing"}': 0,
    'palmares_projected_events_total{subscriber="portfolio"}': 0,
    palmares_projector_failures_total: 0,
    palmares_silent_connections_total: 0,
    'palmares_jobs{queue="send-plan-notice",state="waiting"}': 0,
    'palmares_jobs{queue="send-published-notice",state="waiting"}': 0,
    palmares_database_up: 1,
  });
});

it('[E46] a connection that went silent is counted', async () => {
  const counted = await growth(['palmares_silent_connections_total'], async () =>
    connections.onSilent(new SilentConnection('worker', 5_000, 'no new connection is answered either')),
  );
  expect(counted).toEqual([1]);
});

it('[E40] the faults of the last proof are exposed, and none before the first proof', async () => {
  const faultsGauge = (what: string) => `palmares_root_faults{what="${what}"}`;
  expect(await scrape(served.url)).not.toHaveProperty([faultsGauge('streams')]);
  const stream = 'portfolio-01890000-0000-7000-8000-000000000000';
  const date = '2026-11-21';
  const last = { date, at: '2026-11-21T00:05:00.000Z', slots: Array(SLOTS).fill(date) };
  const faults: Faults = {
    chains: [
      { stream, version: 1, eventId: null, fault: 'missing' },
      { stream: `${stream.slice(0, -1)}1`, version: 1, eventId: null, fault: 'missing' },
    ],
    streams: [{ stream, date, version: 3, fault: 'rewritten', intactTo: 0 }],
    files: [{ date, fault: 'changed' }],
    shards: [{ shard: 0, date, signed: 3, found: 2 }],
    unnamed: 7,
  };
  await writeLastCheck(folder, { ...last, faults });
  expect(await scrape(served.url)).toMatchObject({
    [faultsGauge('chains')]: 2,
    [faultsGauge('streams')]: 1,
    [faultsGauge('roots')]: 1,
    [faultsGauge('shards')]: 1,
    [faultsGauge('unnamed')]: 7,
  });
  await writeLastCheck(folder, { ...last, faults: noFaults });
  expect(await scrape(served.url)).toMatchObject({
    [faultsGauge('streams')]: 0,
    [faultsGauge('roots')]: 0,
    [faultsGauge('chains')]: 0,
  });
});

it('only GET of the metrics and of the worker’s health is answered', async () => {
  const ask = async (path: string, method = 'GET') => (await fetch(new URL(path, served.url), { method })).status;
  expect(await ask('/metrics')).toBe(200);
  expect([await ask('/health/live'), await ask('/health/ready')]).toEqual([200, 503]);
  for (const path of ['/', '/metrics/', '/health', '/metrics/../x']) expect(await ask(path)).toBe(404);
  for (const method of ['POST', 'PUT', 'DELETE']) expect(await ask('/metrics', method)).toBe(404);
});

it('no label contains a personal id', async () => {
  const text = await (await fetch(served.url)).text();
  expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}/);
});

it('the runbook names every metric with its labels, and no others', async () => {
  const text = await readFile(resolve(import.meta.dirname, '../../../../docs/runbook.md'), 'utf8');
  const documented = [...text.matchAll(/^\| `(palmares_\w+)/gm)].map(([, name]) => name);
  const exposed = [...(await (await fetch(served.url)).text()).matchAll(/^# TYPE (palmares_\w+)/gm)].map(
    ([, name]) => name,
  );
  const ofTheWebApp: string[] = [];
  const instruments: Parameters<typeof uploadMetrics>[0] = {
    counter: ({ name }) => ({ inc: () => void (ofTheWebApp.includes(name) || ofTheWebApp.push(name)) }),
    gauge: () => ({ set: () => undefined, clear: () => undefined }),
    histogram: () => ({ observe: () => undefined }),
  };
  uploadMetrics(instruments);
  openingMetrics(instruments);
  securityMetrics(instruments);
  expect(documented.sort()).toEqual([...exposed, ...ofTheWebApp].sort());
});
