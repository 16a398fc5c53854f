import { type ConnectedDatabase, connectedDatabase, testLog } from '@palmares/db/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { assertCanStart, closeServices, services } from './services.server.ts';

const wrong = Buffer.alloc(32, 7).toString('base64');

let db: ConnectedDatabase;

beforeAll(async () => {
  db = await connectedDatabase();
  const environment = {
    DATABASE_URL: db.database.url,
    PALMARES_MASTER_KEY: wrong,
    PALMARES_PEPPER: wrong,
    FILES_FOLDER: '/nowhere',
    PUBLIC_URL: 'http://127.0.0.1:3000',
    STRIPE_SECRET_KEY: 'sk_test',
    STRIPE_WEBHOOK_SECRET: 'whsec',
  };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
});

afterAll(async () => {
  await closeServices();
  await db.close();
  vi.unstubAllEnvs();
});

it('a start that fails leaves no connection', async () => {
  const rename = (from: string, to: string) => db.owner.pool.query(`alter schema ${from} rename to ${to}`);
  await rename('pgboss', 'elsewhere');
  await expect(services()).rejects.toThrow('pg-boss is not installed');
  const { rows } = await db.owner.pool.query(
    `select pid from pg_stat_activity where application_name = 'palmares-web' and datname = current_database()`,
  );
  expect(rows).toEqual([]);
  await rename('elsewhere', 'pgboss');
});

it('the web app refuses to start with another master key, and names the variable but not its value', async () => {
  await testLog(db.database).athlete();
  const refused = assertCanStart();
  await expect(refused).rejects.toThrow('PALMARES_MASTER_KEY does not open');
  await expect(refused).rejects.not.toThrow(wrong);
});

it('[E41] the web app refuses to start on a log that was restored from another server, and names the command', async () => {
  await db.owner.pool.query(
    `insert into checkpoints (subscriber, shard, incarnation, transaction_id) values ('portfolio', 1, 1, '9000000000')`,
  );
  await expect(assertCanStart()).rejects.toThrow('palmares log new-incarnation');
});
