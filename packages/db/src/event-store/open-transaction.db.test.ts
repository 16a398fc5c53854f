import { shardOf } from '@palmares/event-store';
import { readLog, start } from '@palmares/event-store/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { connect, type Database } from '../database.ts';
import { oldestTransaction, projectorLag } from '../health/index.ts';
import { request, type TestLog, testLog } from '../testing/event-log.ts';
import { type OwnServer, ownServer } from '../testing/test-database.ts';
import { within } from '../testing/within.ts';

let server: OwnServer;
let app: Database;
let given: TestLog;

beforeAll(async () => {
  server = await ownServer();
  app = connect({ url: server.url, applicationName: 'test', max: 3 });
  given = testLog(app);
});

afterAll(async () => {
  await app.close();
  await server.stop();
});

/** An app connection that wrote and never committed. */
const forgotten = async () => {
  const database = connect({ url: server.url, applicationName: 'a forgotten script', max: 1 });
  const client = await database.pool.connect();
  const ended = new Promise<string>((resolve) => {
    client.on('error', (error) => resolve('code' in error ? String(error.code) : error.message));
  });
  await client.query('begin');
  await client.query('select pg_current_xact_id()');
  return {
    ended,
    async rollback() {
      await client.query('rollback');
      client.release();
      await database.close();
    },
    async close() {
      client.release(true);
      await database.close();
    },
  };
};

const appended = async () => {
  const { athleteId, stream } = await given.athlete();
  await given.log.append(request(stream));
  const shard = shardOf(athleteId);
  return async () => (await readLog(app.kysely, shard, start, 10)).some((event) => event.stream === stream);
};

it('[E18] a transaction left open delays every reader, which the lag shows, and is named', async () => {
  const holder = await forgotten();
  const isReadable = await appended();
  expect(await isReadable()).toBe(false);
  expect(await projectorLag(app.kysely, ['portfolio'])).toMatchObject([{ events: 1 }]);
  expect(await oldestTransaction(app.kysely)).toMatchObject({ application: 'a forgotten script' });
  await holder.rollback();
  expect(await isReadable()).toBe(true);
  expect(await oldestTransaction(app.kysely)).toBeNull();
});

it('[E18] the server ends a transaction that the app leaves open, and readers go on', async () => {
  const superuser = connect({ url: server.server.superuserUrl('palmares'), applicationName: 'test-superuser', max: 1 });
  await superuser.pool.query(`alter role palmares_app_login set idle_in_transaction_session_timeout = '100ms'`);
  await superuser.close();
  const holder = await forgotten();
  const isReadable = await appended();
  await vi.waitFor(async () => expect(await isReadable()).toBe(true), { timeout: within(15_000) });
  expect(await holder.ended).toBe('25P03');
  await holder.close();
});

it('[E18] the app’s role comes with timeouts that bound it', async () => {
  const { rows } = await app.pool.query(
    `select current_setting('idle_in_transaction_session_timeout') as idle, current_setting('statement_timeout') as statement`,
  );
  expect(rows).toEqual([{ idle: '10s', statement: '30s' }]);
});
