import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from '@palmares/db';
import { catalogueOf, emptyDatabase, throwawayFolder } from '@palmares/db/testing';
import { startEmbeddedPostgres } from '@palmares/embedded-postgres';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase, prepareDatabase, resetInstruction } from './database.ts';

const secrets = { installation: 'test', appPassword: 'app', readerPassword: 'reader' } as Parameters<
  typeof prepareDatabase
>[1];

it('a data folder of an earlier version is refused with its path and left unchanged', async () => {
  const { ownerUrl, drop } = await emptyDatabase();
  const owner = connect({ url: ownerUrl, applicationName: 'test', max: 1 });
  try {
    await owner.pool.query('create table schema_migrations (name text, sha256 text)');
    await owner.pool.query(`insert into schema_migrations values ('2026-11-21-01-event-log', 'x')`);
    const before = await catalogueOf(ownerUrl);
    await expect(prepareDatabase(ownerUrl, secrets, resetInstruction(undefined, '/srv/palmares'))).rejects.toThrow(
      'An earlier version made this database (2026-11-21-01-event-log) and this one cannot take it over: ' +
        'delete the data folder /srv/palmares and start again',
    );
    await expect(prepareDatabase(ownerUrl, secrets, resetInstruction(ownerUrl, '/srv/palmares'))).rejects.toThrow(
      'delete the database at DATABASE_URL',
    );
    expect(await catalogueOf(ownerUrl)).toEqual(before);
  } finally {
    await owner.close();
    await drop();
  }
});

it('a database that cannot be made leaves no server running, and the folder free', async () => {
  const dataFolder = throwawayFolder('database-tests', 'run.lock', { mayBeInMemory: true });
  onTestFinished(() => rmSync(dataFolder, { recursive: true, force: true }));
  const folder = join(dataFolder, 'postgres');
  const server = await startEmbeddedPostgres({ folder, fsync: false });
  const client = new pg.Client({ connectionString: server.superuserUrl() });
  await client.connect();
  await client.query('alter system set default_transaction_read_only = on');
  await client.end();
  await server.stop();
  await expect(openDatabase(undefined, dataFolder, undefined, false)).rejects.toThrow('read-only transaction');
  expect(existsSync(join(folder, 'cluster/postmaster.pid'))).toBe(false);
  expect(existsSync(join(folder, 'postgres.lock'))).toBe(false);
});
