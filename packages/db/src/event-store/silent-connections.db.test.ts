import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { SilentConnection } from '@palmares/event-store/connections';
import type { Projector } from '@palmares/event-store/projector';
import { listen, WAKE_CHANNEL } from '@palmares/event-store/testing';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type ConnectOptions, connect, type Database } from '../database.ts';
import { blockedSessions } from '../testing/blocked-sessions.ts';
import { type ConnectedServer, connectedServer } from '../testing/connected-server.ts';
import { request, type TestLog, testLog } from '../testing/event-log.ts';
import { type SilentProxy, silentProxy } from '../testing/silent-proxy.ts';
import { within } from '../testing/within.ts';
import { createWitness, eachOnce, witness, witnessed } from '../testing/witness.ts';
import { createProjector } from './index.ts';

/** Short enough for a test, and long enough for a busy machine to answer. */
const silenceLimits = { silentMs: 300, answerMs: 2_000 };
const SOON = { timeout: within(20_000), interval: 20 };

let server: ConnectedServer;
let test: TestLog;
const opened: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  server = await connectedServer();
  await createWitness(server.owner);
  test = testLog(server.database);
});

afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close();
});

afterAll(() => server.close());

const proxied = async (options?: Parameters<typeof silentProxy>[1]): Promise<SilentProxy> => {
  const proxy = await silentProxy(server.server.url, options);
  opened.push(() => proxy.close());
  return proxy;
};

/** A database connected through the proxy, and the reasons its connections were closed for. */
const through = (proxy: SilentProxy, url: string, options: Partial<ConnectOptions> = {}) => {
  const silent: SilentConnection[] = [];
  const database = connect({
    url: proxy.urlOf(url),
    applicationName: 'proxied',
    silenceLimits,
    onSilent: (one) => silent.push(one),
    ...options,
  });
  opened.push(() => database.close());
  return { database, silent };
};

const answered = async ({ pool }: Database): Promise<boolean> => (await pool.query('select')).rowCount === 1;

const openThree = async ({ pool }: Database): Promise<void> => {
  const clients = await Promise.all([1, 2, 3].map(() => pool.connect()));
  for (const client of clients) client.release();
};

it('[E46] a query whose connection goes silent is rejected, and the next one is answered', async () => {
  const proxy = await proxied();
  const { database, silent } = through(proxy, server.server.url);
  await openThree(database);
  expect(database.pool.totalCount).toBe(3);
  proxy.silenceOpen();
  await expect(database.pool.query('select')).rejects.toMatchObject({ name: 'SilentConnection', code: 'ETIMEDOUT' });
  expect(await answered(database)).toBe(true);
  expect(silent.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^No answer on a connection of proxied for .* s: the server is not working on its query$/),
  ]);
});

it('[E46] a silent connection is closed even without a callback', async () => {
  const proxy = await proxied();
  const database = connect({ url: proxy.urlOf(server.server.url), applicationName: 'unobserved', silenceLimits });
  opened.push(() => database.close());
  expect(await answered(database)).toBe(true);
  proxy.silenceOpen();
  await expect(database.pool.query('select')).rejects.toMatchObject({ name: 'SilentConnection' });
});

it('[E46] a transaction whose connection goes silent fails, and its connection is not used again', async () => {
  const proxy = await proxied();
  const { database } = through(proxy, server.server.url, { max: 1 });
  const work = database.kysely.transaction().execute(async (tx) => {
    await sql`select`.execute(tx);
    proxy.silenceOpen();
    await sql`select`.execute(tx);
  });
  // The rollback that follows fails too.
  await expect(work).rejects.toThrow('is not queryable');
  expect(await answered(database)).toBe(true);
});

it('[E46] while no connection is answered each attempt ends, and the first one afterwards is answered', async () => {
  const proxy = await proxied();
  const { database, silent } = through(proxy, server.server.url, {
    connectWithinMs: 300,
    silenceLimits: { ...silenceLimits, answerMs: 300 },
  });
  await answered(database);
  proxy.silenceAll();
  await expect(database.pool.query('select')).rejects.toMatchObject({ name: 'SilentConnection' });
  expect(silent.map(({ message }) => message)).toEqual([expect.stringContaining('no new connection is answered')]);
  await expect(database.pool.query('select')).rejects.toMatchObject({ name: 'ConnectTimeout', code: 'ETIMEDOUT' });
  proxy.recover();
  await vi.waitFor(async () => expect(await answered(database)).toBe(true), SOON);
});

it('[E46] a connection that goes silent while it is set up is given up', async () => {
  const proxy = await proxied();
  const { database, silent } = through(proxy, server.server.url, {
    onConnect: async (client) => {
      if (proxy.made === 1) proxy.silenceOpen();
      await client.query('select');
    },
  });
  await expect(database.pool.query('select')).rejects.toMatchObject({ name: 'SilentConnection' });
  expect(silent).toHaveLength(1);
  expect(await answered(database)).toBe(true);
});

/** Runs `wait` while another session holds the lock it waits for, until the server was asked about it several times. */
const whileAskedAbout = async (proxy: SilentProxy, wait: () => Promise<unknown>): Promise<unknown> => {
  const holder = await server.owner.pool.connect();
  try {
    await holder.query('select pg_advisory_lock(46)');
    const waiting = wait();
    await vi.waitFor(async () => expect(await blockedSessions(server.owner)).toBe(1), SOON);
    const before = proxy.made;
    await vi.waitFor(() => expect(proxy.made).toBeGreaterThan(before + 3), SOON);
    await holder.query('select pg_advisory_unlock(46)');
    return await waiting;
  } finally {
    holder.release();
  }
};

it('[E46] a query that the server works on is left alone, however long it takes', async () => {
  const proxy = await proxied();
  const { database, silent } = through(proxy, server.server.url);
  const waited = await whileAskedAbout(proxy, () => database.pool.query('select pg_advisory_xact_lock(46)'));
  expect(waited).toMatchObject({ rowCount: 1 });
  expect(silent).toEqual([]);
});

it('[E46] behind a pooler, which names no backend, a query is left alone while the server does not cancel it', async () => {
  const proxy = await proxied({ hidesProcessIds: true });
  const { database, silent } = through(proxy, server.server.ownerUrl);
  const waited = await whileAskedAbout(proxy, () => database.pool.query('select pg_advisory_xact_lock(46)'));
  expect(waited).toMatchObject({ rowCount: 1 });
  expect(silent).toEqual([]);
});

it('[E46] behind a pooler a silent query is given up once the server would have cancelled it', async () => {
  const proxy = await proxied({ hidesProcessIds: true });
  const url = new URL(server.server.url);
  url.searchParams.set('options', '-c statement_timeout=1000');
  const { database, silent } = through(proxy, url.href);
  await answered(database);
  proxy.silenceOpen();
  await expect(database.pool.query('select')).rejects.toMatchObject({ name: 'SilentConnection' });
  expect(silent.map(({ message }) => message)).toEqual([expect.stringContaining('would have cancelled')]);
  expect(await answered(database)).toBe(true);
});

it('[E46] a query whose answer the server cannot get through is given up', async () => {
  const proxy = await proxied();
  const { database } = through(proxy, server.server.url);
  await answered(database);
  proxy.stallAnswers();
  const reading = database.pool.query(`select repeat('x', 1000000) from generate_series(1, 100)`);
  await expect(reading).rejects.toMatchObject({ name: 'SilentConnection' });
  expect(await answered(database)).toBe(true);
});

const projectorOn = (database: Database, onError?: (error: unknown) => void): Projector => {
  const projector: Projector = createProjector({
    database,
    keyring: test.keyring,
    subscribers: [witness(() => projector.owner)],
    ...(onError ? { onError } : {}),
  });
  opened.push(() => projector.stop());
  projector.start();
  return projector;
};

/** Resolves to a promise of the next wake-up sent to projectors. */
const wakeUp = async () => {
  const client = new pg.Client({ connectionString: server.server.directUrl });
  await client.connect();
  opened.push(() => client.end());
  const woken = new Promise<void>((resolve) => client.once('notification', () => resolve()));
  await client.query(`listen ${WAKE_CHANNEL}`);
  return { woken };
};

const handled = async (): Promise<number> => (await witnessed(server.owner)).events;

it('[E46] a projector whose connections all go silent projects again, LISTEN included', async () => {
  const proxy = await proxied();
  const { database, silent } = through(proxy, server.server.directUrl);
  const before = await handled();
  projectorOn(database);
  const { stream } = await test.athlete();
  await test.log.append(request(stream));
  await vi.waitFor(async () => expect(await handled()).toBe(before + 1), SOON);
  proxy.silenceOpen();
  await test.log.append(request(stream));
  await vi.waitFor(async () => expect(await handled()).toBe(before + 2), SOON);
  await vi.waitFor(() => {
    expect(new Set(silent.map(({ application }) => application))).toEqual(new Set(['proxied', 'palmares listen']));
  }, SOON);
  await test.log.append(request(stream));
  await vi.waitFor(async () => expect(await handled()).toBe(before + 3), SOON);
  expect(await witnessed(server.owner)).toEqual(eachOnce(before + 3));
});

it('[E46] LISTEN that is stopped while it is not answered ends at once', { timeout: within(20_000) }, async () => {
  // Takes connections, and never answers: neither a greeting nor a farewell.
  const sockets: Socket[] = [];
  const silent = createServer({ allowHalfOpen: true }, (socket) => sockets.push(socket.on('error', () => undefined)));
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  opened.push(async () => {
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
  const listening = listen({
    url: `postgres://app@127.0.0.1:${(silent.address() as AddressInfo).port}/palmares`,
    // Longer than the test may take.
    silence: { limits: { ...silenceLimits, answerMs: within(60_000) } },
    onShards: () => undefined,
    onConnected: () => undefined,
  });
  await vi.waitFor(() => expect(sockets).toHaveLength(1), SOON);
  await listening.stop();
});

it('[E46] a projector whose renewal takes longer than a lease says so, and projects nothing until it is renewed', async () => {
  const errors: unknown[] = [];
  const { database } = server;
  const before = await handled();
  projectorOn(database, (error) => errors.push(error));
  const { stream } = await test.athlete();
  await test.log.append(request(stream));
  await vi.waitFor(async () => expect(await handled()).toBe(before + 1), SOON);
  await server.owner.kysely.transaction().execute(async (tx) => {
    // Readers pass, renewals wait.
    await sql`lock table projector_owners in share mode`.execute(tx);
    await vi.waitFor(() => expect(errors).toMatchObject([{ name: 'RenewalOverdue' }]), SOON);
    const { woken } = await wakeUp();
    await test.log.append(request(stream));
    await woken;
    // Long enough for a round, which the fences must reject while the leases are not renewed.
    for (let asked = 0; asked < 50; asked += 1) await answered(database);
  });
  await vi.waitFor(async () => expect(await handled()).toBe(before + 2), SOON);
  expect(errors.map((error) => (error as Error).name)).toEqual(['RenewalOverdue']);
});
