import { MIGRATED, migratedDatabase, startTestServer, withDatabase } from '@palmares/db/testing';
import { memoizeUntilFailure } from '@palmares/domain/kernel';
import pg from 'pg';
import { sharedInSmoke } from './shared-in-smoke.ts';
import type { Settings, Starting } from './suite.ts';

export interface BenchDatabase {
  /** The address with which the product connects, as the app's role. */
  readonly url: string;
  readonly ownerUrl: string;
}

export interface BenchServer {
  readonly version: string;
  /** Creates a database with the product's schema. */
  migrated(name: string): Promise<BenchDatabase>;
  /** Creates an empty database. Returns a superuser's address, because some peers need one to install. */
  empty(name: string): Promise<string>;
  superuserUrl(database?: string): string;
}

/** Settings as safe as in production, with enough WAL that no checkpoint falls into one contender's round. */
const settings = {
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: '512MB',
  max_wal_size: '8GB',
  checkpoint_timeout: '30min',
  track_commit_timestamp: 'on',
  // Each contender keeps its own connections open.
  max_connections: '200',
} as const;

export const serverSettings: Settings = { fsync: 'on', ...settings };

const run = async <Row extends pg.QueryResultRow>(url: string, sql: string): Promise<readonly Row[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Row>(sql).finally(() => client.end());
  return rows;
};

const versionOf = async (url: string): Promise<string> => {
  const [row] = await run<{ server_version: string }>(url, 'show server_version');
  return row?.server_version ?? 'unknown';
};

const start = async ({ size, progress, defer }: Starting): Promise<BenchServer> => {
  progress('starting PostgreSQL');
  const server = await startTestServer({ fsync: size !== 'smoke', settings });
  defer(() => server.stop());
  const template = memoizeUntilFailure(() => migratedDatabase(server));
  return {
    version: await versionOf(server.superuserUrl()),
    superuserUrl: server.superuserUrl,
    async migrated(name) {
      const { ownerUrl, appUrl } = await template();
      // Smoke runs copy files, which costs half the processor time of pages that are also written to the WAL.
      const strategy = size === 'smoke' ? 'strategy file_copy' : '';
      await run(withDatabase(ownerUrl, 'postgres'), `create database ${name} template ${MIGRATED} ${strategy}`);
      return { url: withDatabase(appUrl, name), ownerUrl: withDatabase(ownerUrl, name) };
    },
    async empty(name) {
      await server.ownedDatabase(name);
      return server.superuserUrl(name);
    },
  };
};

/** A PostgreSQL for this suite, removed with its data when the suite ends. */
export const benchServer = sharedInSmoke(start);
