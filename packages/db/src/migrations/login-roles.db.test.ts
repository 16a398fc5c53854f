import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';
import { ensureLoginRoles } from './login-roles.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});

afterAll(() => database.drop());

const connectTo = async (url: string, sql: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client.query(sql).finally(() => client.end());
};

it('a login role keeps working with the password it was last given', async () => {
  const first = await ensureLoginRoles(database.ownerUrl, { appPassword: 'one', readerPassword: 'r', suffix: 'roles' });
  const second = await ensureLoginRoles(database.ownerUrl, {
    appPassword: 'two &/',
    readerPassword: 'r',
    suffix: 'roles',
  });
  await expect(connectTo(first.appUrl, 'select 1')).rejects.toThrow('password authentication failed');
  const { rows } = await connectTo(second.appUrl, 'select current_user::text as me');
  expect(rows).toEqual([{ me: 'palmares_app_login_roles' }]);
});

it('[E46] the server ends the session of a host that vanished within a minute, whichever role it has', async () => {
  for (const url of [database.url, database.readerUrl, database.ownerUrl]) {
    const { rows } = await connectTo(
      url,
      `select current_setting('tcp_keepalives_idle')::integer
         + current_setting('tcp_keepalives_interval')::integer * current_setting('tcp_keepalives_count')::integer as idle,
         current_setting('tcp_user_timeout')::integer as "unacknowledgedMs",
         current_setting('client_connection_check_interval') as checked`,
    );
    expect(rows).toEqual([{ idle: 50, unacknowledgedMs: 50_000, checked: '10s' }]);
  }
});

it('the server runs no statement of the app or of support in parallel workers', async () => {
  for (const url of [database.url, database.readerUrl]) {
    const { rows } = await connectTo(url, `select current_setting('max_parallel_workers_per_gather') as workers`);
    expect(rows).toEqual([{ workers: '0' }]);
  }
});

it('the app may neither change nor empty the event log, and the reader may write nothing', async () => {
  await expect(connectTo(database.url, 'update events set version = 0')).rejects.toThrow('permission denied');
  await expect(connectTo(database.url, 'truncate events')).rejects.toThrow('permission denied');
  await expect(connectTo(database.readerUrl, 'delete from events')).rejects.toThrow('permission denied');
});

it('the app may create jobs and may not change the tables they are in', async () => {
  await connectTo(database.url, 'select * from pgboss.job limit 1');
  await expect(connectTo(database.url, 'drop table pgboss.job')).rejects.toThrow('must be owner');
});
