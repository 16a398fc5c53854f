import { randomBytes } from 'node:crypto';
import type { EmbeddedPostgres } from '@palmares/embedded-postgres';
import pg from 'pg';
import { inject } from 'vitest';
import { migratedDatabase } from './migrated-database.ts';
import type {} from './provided.ts';
import { startTestServer, type TestServerOptions } from './test-server.ts';

export interface TestDatabase {
  /** The app's address, which web and worker connect with. */
  readonly url: string;
  readonly directUrl: string;
  readonly ownerUrl: string;
  readonly readerUrl: string;
  drop(): Promise<void>;
}

/** Returns the address of another database on the same server. */
export const withDatabase = (address: string, database: string): string => {
  const url = new URL(address);
  url.pathname = `/${database}`;
  return url.href;
};

const run = async (maintenanceUrl: string, sql: string): Promise<void> => {
  const client = new pg.Client({ connectionString: maintenanceUrl });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
};

/** Runs as the superuser, because the server's own processes may be using the database. */
const dropDatabase = (name: string): Promise<void> =>
  run(inject('postgres').superuserUrl, `drop database ${name} with (force)`);

/** An empty, migrated database: a copy of the template that is made once per run. */
export const testDatabase = async (): Promise<TestDatabase> => {
  const { ownerUrl, appUrl, readerUrl, template } = inject('postgres');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await run(withDatabase(ownerUrl, 'postgres'), `create database ${name} template ${template} strategy file_copy`);
  return {
    url: withDatabase(appUrl, name),
    directUrl: withDatabase(appUrl, name),
    ownerUrl: withDatabase(ownerUrl, name),
    readerUrl: withDatabase(readerUrl, name),
    drop: () => dropDatabase(name),
  };
};

/** A database without migrations. */
export const emptyDatabase = async (): Promise<Pick<TestDatabase, 'ownerUrl' | 'drop'>> => {
  const { ownerUrl } = inject('postgres');
  const name = `empty_${randomBytes(6).toString('hex')}`;
  await run(withDatabase(ownerUrl, 'postgres'), `create database ${name}`);
  return {
    ownerUrl: withDatabase(ownerUrl, name),
    drop: () => dropDatabase(name),
  };
};

export interface OwnServer extends Omit<TestDatabase, 'drop'> {
  readonly server: EmbeddedPostgres;
  stop(): Promise<void>;
}

/** A separate server: an open transaction in any database of a server holds back the readers of all. */
export const ownServer = async (options: TestServerOptions = {}): Promise<OwnServer> => {
  const server = await startTestServer(options, options.binaries ? undefined : inject('postgres').templateServer);
  try {
    const { ownerUrl, appUrl, readerUrl } = await migratedDatabase(server);
    return { server, ownerUrl, url: appUrl, directUrl: appUrl, readerUrl, stop: () => server.stop() };
  } catch (error) {
    await server.stop();
    throw error;
  }
};
