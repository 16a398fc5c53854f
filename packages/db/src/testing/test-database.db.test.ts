import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from './test-database.ts';

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await testDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

it('a test database is migrated, and the app that connects to it does not own the events', async () => {
  const { rows } = await client.query(
    `select tableowner, current_user::text as me from pg_tables where tablename = 'events'`,
  );
  expect(rows).toEqual([{ tableowner: 'palmares_owner', me: 'palmares_app_login' }]);
});

it('a test database has the queues of the product', async () => {
  const { rows } = await client.query(`select name from pgboss.queue where name = 'start-projector'`);
  expect(rows).toHaveLength(1);
});
