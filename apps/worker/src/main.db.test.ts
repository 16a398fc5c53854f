import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { portfolioProjection } from '@palmares/db/read-models';
import {
  type ConnectedDatabase,
  connectedDatabase,
  request,
  type TestLog,
  testLog,
  within,
} from '@palmares/db/testing';
import { waitUntilProjected } from '@palmares/event-store/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

const SOON = { timeout: within(30_000), interval: 50 };

let db: ConnectedDatabase;
let test: TestLog;
const workers: ChildProcess[] = [];

beforeAll(async () => {
  db = await connectedDatabase();
  test = testLog(db.database);
});

afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL');
  await db.close();
});

/** Runs as in production; the mail and Stripe addresses do not answer. */
const startWorker = async (): Promise<ChildProcess> => {
  const key = test.masterKey.toString('base64');
  const worker = spawn(process.execPath, [join(import.meta.dirname, '../dist/main.js')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATABASE_URL: db.database.url,
      PALMARES_MASTER_KEY: key,
      PALMARES_PEPPER: key,
      FILES_FOLDER: '/nonexistent/files',
      PUBLIC_URL: 'http://127.0.0.1:3000',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'no-reply@palmares.example',
      STRIPE_SECRET_KEY: 'sk_test',
      STRIPE_WEBHOOK_SECRET: 'whsec_test',
      STRIPE_API_BASE: 'http://127.0.0.1:9',
    },
  });
  workers.push(worker);
  const ended = once(worker, 'exit').then(([code]) => {
    throw new Error(`The worker ended with ${code}`);
  });
  const ready = async (): Promise<void> => {
    for await (const line of createInterface({ input: worker.stdout })) if (line.includes('the worker is ready')) break;
    worker.stdout.resume();
  };
  await Promise.race([ready(), ended]);
  ended.catch(() => undefined);
  return worker;
};

const owners = async (): Promise<readonly (string | null)[]> => {
  const { rows } = await db.owner.pool.query<{ owner: string | null }>(
    `select distinct o.owner from shard_leases l
     left join projector_owners o on o.owner = l.owner and o.expires_at > clock_timestamp()`,
  );
  return rows.map(({ owner }) => owner);
};

it('[E36] a worker that gets SIGTERM gives its shards back at once, and the next one continues where it stopped', async () => {
  const ending = await startWorker();
  await expect.poll(owners, SOON).toEqual([expect.any(String)]);
  const athletes = await Promise.all(Array.from({ length: 40 }, () => test.athlete()));
  const written = Promise.all(athletes.flatMap(({ stream }) => [1, 2, 3].map(() => test.log.append(request(stream)))));
  await expect
    .poll(async () => (await db.owner.pool.query('select from read.portfolio_sections')).rowCount, SOON)
    .toBeGreaterThan(0);
  ending.kill('SIGTERM');
  expect(await once(ending, 'exit')).toEqual([0, null]);
  expect(await owners()).toEqual([null]);

  await written;
  await startWorker();
  await Promise.all(
    athletes.map(async ({ stream }) => {
      const place = { subscriber: portfolioProjection.name, stream, version: 3 };
      expect(await waitUntilProjected(db.database.kysely, place, within(30_000))).toBe('projected');
    }),
  );
  const { rows } = await db.owner.pool.query('select distinct version from read.portfolio_sections');
  expect(rows).toEqual([{ version: 3 }]);
});
