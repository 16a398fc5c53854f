import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { connect, type Database } from '@palmares/db';
import { createJobs } from '@palmares/db/jobs';
import {
  type OwnServer,
  ownServer,
  request,
  scrape,
  storeEvent,
  type TestLog,
  testLog,
  within,
} from '@palmares/db/testing';
import { freePort } from '@palmares/embedded-postgres';
import { uuidv7 } from '@palmares/event-store';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const SOON = { timeout: within(20_000), interval: 50 };
const key = Buffer.alloc(32, 5);

let server: OwnServer;
let app: Database;
let superuser: Database;
let given: TestLog;
let worker: ChildProcess;
let url: string;

const main = resolve(import.meta.dirname, '../../dist/main.js');

beforeAll(async () => {
  server = await ownServer();
  app = connect({ url: server.url, applicationName: 'test', max: 3 });
  superuser = connect({ url: server.server.superuserUrl('palmares'), applicationName: 'test', max: 1 });
  given = testLog(app, key);
  // The newest data key is tried at the start.
  await given.athlete();
  const port = await freePort();
  url = `http://127.0.0.1:${port}/metrics`;
  worker = spawn(process.execPath, [main], {
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATABASE_URL: server.url,
      PALMARES_MASTER_KEY: key.toString('base64'),
      PALMARES_PEPPER: key.toString('base64'),
      FILES_FOLDER: '/nonexistent/files',
      PUBLIC_URL: 'http://127.0.0.1:3000',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'no-reply@palmares.example',
      STRIPE_SECRET_KEY: 'sk_test',
      STRIPE_WEBHOOK_SECRET: 'whsec',
      METRICS_PORT: String(port),
    },
  });
  await vi.waitFor(async () => expect((await fetch(url)).ok).toBe(true), SOON);
});

afterAll(async () => {
  worker.kill('SIGKILL');
  await server.stop();
});

/** Waits until the worker's metrics include these. */
const shows = (expected: Readonly<Record<string, unknown>>) =>
  vi.waitFor(async () => expect(await scrape(url)).toMatchObject(expected), SOON);

const health = async (page: 'live' | 'ready') => {
  const answer = await fetch(new URL(`/health/${page}`, url));
  return { status: answer.status, state: page === 'ready' ? await answer.json() : await answer.text() };
};

const lagEvents = `palmares_projection_lag_events{subscriber="portfolio"}`;
const lagSeconds = `palmares_projection_lag_seconds{subscriber="portfolio"}`;
const projected = `palmares_projected_events_total{subscriber="portfolio"}`;
const parkedLabels = `{subscriber="portfolio",event_type="HologramRecorded"}`;

describe('the metrics of a worker', () => {
  it('show that it holds every shard and reaches the database', async () => {
    await shows({
      'palmares_shard_leases{state="held"}': 256,
      'palmares_shard_leases{state="free"}': 0,
      palmares_projector_owners: 1,
      palmares_database_up: 1,
      palmares_oldest_open_transaction_seconds: 0,
      process_cpu_seconds_total: expect.any(Number),
    });
  });

  it('count what it projected', async () => {
    const { stream } = await given.athlete();
    await given.log.append(request(stream));
    await shows({ [projected]: 1, [lagEvents]: 0, [lagSeconds]: 0 });
    expect((await scrape(url))['palmares_projection_batch_duration_seconds_count{subscriber="portfolio"}']).toBe(1);
  });

  it('[E18] show the lag and the age of a transaction left open, as long as it holds readers back', async () => {
    const { stream } = await given.athlete();
    const client = await superuser.pool.connect();
    await client.query('begin');
    await client.query('select pg_current_xact_id()');
    await given.log.append(request(stream));
    await vi.waitFor(async () => {
      const samples = await scrape(url);
      expect(samples[lagEvents]).toBe(1);
      expect(samples[lagSeconds]).toBeGreaterThan(0);
      expect(samples.palmares_oldest_open_transaction_seconds).toBeGreaterThan(0);
    }, SOON);
    await client.query('rollback');
    client.release();
    await shows({ [projected]: 2, [lagEvents]: 0, palmares_oldest_open_transaction_seconds: 0 });
  });

  it('count the parked athletes and their events, by subscriber and type', async () => {
    const { stream } = await given.athlete();
    await storeEvent(app.kysely, given.keyring, { stream, type: 'HologramRecorded', schemaVersion: 1, data: {} });
    await given.log.append(request(stream));
    await shows({
      [`palmares_parked_subjects${parkedLabels}`]: 1,
      [`palmares_parked_events${parkedLabels}`]: 2,
      [`palmares_subjects_parked_total${parkedLabels}`]: 1,
    });
  });

  it('count the jobs that wait', async () => {
    const jobs = await createJobs(app);
    await jobs.enqueue(app.kysely, 'send-verification-code', { athleteId: uuidv7() });
    await superuser.pool.query(
      `insert into pgboss.job (name, state, start_after) values ('send-published-notice', 'created', now() + interval '1 hour')`,
    );
    await shows({ 'palmares_jobs{queue="send-published-notice",state="waiting"}': 1 });
    await jobs.close();
  });

  it('have its health beside them: ready, with the age of its last round', async () => {
    expect(await health('live')).toEqual({ status: 200, state: 'ok' });
    await vi.waitFor(async () => expect((await health('ready')).status).toBe(200), SOON);
    expect((await health('ready')).state).toMatchObject({
      ready: true,
      hindrances: [],
      shards: 256,
      renewedSecondsAgo: expect.any(Number),
      lastRoundSecondsAgo: expect.any(Number),
    });
  });

  it('without the database report that and the process’s own counters, and recover with it', async () => {
    const elsewhere = connect({ url: server.server.superuserUrl(), applicationName: 'test-superuser', max: 1 });
    await superuser.close();
    await app.close();
    await elsewhere.pool.query('alter database palmares allow_connections false');
    await elsewhere.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = 'palmares'`);
    await vi.waitFor(async () => {
      const samples = await scrape(url);
      expect(samples).toMatchObject({ palmares_database_up: 0, [projected]: expect.any(Number) });
      expect(samples).toMatchObject({ 'palmares_reading_failed{reading="projection_lag"}': 1 });
      expect(await health('ready')).toMatchObject({ status: 503, state: { ready: false } });
      for (const figure of [lagEvents, 'palmares_oldest_open_transaction_seconds', 'palmares_projector_owners'])
        expect(samples).not.toHaveProperty([figure]);
    }, SOON);
    expect((await health('live')).status).toBe(200);
    await elsewhere.pool.query('alter database palmares allow_connections true');
    await elsewhere.close();
    await shows({ palmares_database_up: 1, [lagEvents]: 0 });
    await vi.waitFor(async () => expect((await health('ready')).status).toBe(200), SOON);
  });

  it('end with it', async () => {
    const ended = once(worker, 'exit');
    worker.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    await expect(fetch(url)).rejects.toThrow();
  });
});
