import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { makeFirstCheckpoints, makeFirstTables } from '@palmares/event-store/projector';
import pg from 'pg';
import { projections, reactorNames } from '../subscribers.ts';
import { migrateJobs } from './migrate-jobs.ts';

export interface MigrationClient {
  query(sql: string): Promise<unknown>;
}

interface Migration {
  readonly name: string;
  readonly sha256: string;
  up(client: MigrationClient): Promise<void>;
}

export interface MigrateOptions {
  /** Takes the same path and rolls everything back. */
  readonly dryRun?: boolean;
  readonly folder?: string;
  /** Applies only the migrations of these names. Default: all. */
  readonly only?: ReadonlySet<string> | undefined;
  /** Called after each failed try, with their number so far: a table is in use, and another try follows. */
  readonly onTableInUse?: (tries: number) => void;
  /** Advice for a database that an earlier version created, as the end of a sentence. */
  readonly remedy?: string;
}

/** A file, or a folder whose `index.ts` combines its files. */
const DATED = /^\d{4}-\d{2}-\d{2}-\d{2}-[a-z0-9-]+(\.ts)?$/;

const DELETE_DATABASE = 'delete the database, create it again and repeat the command';

/** An arbitrary key that no other program locks; concurrent migrators of one database wait for it. */
const LOCK = 7_262_537_001;

const IN_USE =
  'a table that it changes is in use; end what uses it, such as a dump, and run it again (palmares doctor names the oldest transaction)';
const LOCK_NOT_AVAILABLE = '55P03';
const LOCK_TIMEOUT_MS = 200;
const BETWEEN_TRIES_MS = 800;
const LOCK_TRIES = 60;

/** The hash of a migration's file, or of all files of its folder, with their names and lengths. */
const sha256Of = (path: string): string => {
  const hash = createHash('sha256');
  if (path.endsWith('.ts')) return hash.update(readFileSync(path)).digest('hex');
  for (const file of readdirSync(path).sort()) {
    const text = readFileSync(join(path, file));
    hash.update(`${file}\n${text.length}\n`).update(text);
  }
  return hash.digest('hex');
};

export const readMigrations = (folder: string = import.meta.dirname): Promise<Migration[]> =>
  Promise.all(
    readdirSync(folder)
      .filter((entry) => DATED.test(entry))
      .sort()
      .map(async (entry) => {
        const path = join(folder, entry);
        const program = entry.endsWith('.ts') ? path : join(path, 'index.ts');
        const { up } = await import(pathToFileURL(program).href);
        if (typeof up !== 'function') throw new Error(`${entry} exports no function "up"`);
        return { name: entry.replace(/\.ts$/, ''), sha256: sha256Of(path), up };
      }),
  );

/** A baseline replaced these migrations before the first release, so there is no upgrade path from them. */
export class EarlierDatabase extends Error {
  constructor(names: readonly string[], remedy: string) {
    super(`An earlier version made this database (${names[0]}) and this one cannot take it over: ${remedy}`);
    this.name = 'EarlierDatabase';
  }
}

/** Roles belong to the whole server: another database's migrator may create the same one at the same moment. */
const groupRole = (name: string) => `
  do $$ begin
    if not exists (select from pg_roles where rolname = '${name}') then
      create role ${name} nologin;
    end if;
  exception when duplicate_object or unique_violation then null;
  end $$`;

const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE;

/**
 * Returns a function that runs work in a transaction, or in a savepoint of the one transaction of a dry run. Queries
 * queue behind a change that waits for a table, appends included, so the change waits briefly and is retried.
 */
const transactions =
  (client: pg.Client, { dryRun, onTableInUse }: Required<Pick<MigrateOptions, 'dryRun' | 'onTableInUse'>>) =>
  async (work: () => Promise<void>): Promise<void> => {
    for (let tries = 1; ; tries += 1) {
      await client.query(dryRun ? 'savepoint migration' : 'begin');
      try {
        await work();
        await client.query(dryRun ? 'release savepoint migration' : 'commit');
        return;
      } catch (error) {
        await client.query(dryRun ? 'rollback to savepoint migration' : 'rollback');
        if (tries === LOCK_TRIES || !isLockTimeout(error)) throw error;
      }
      onTableInUse(tries);
      await pause(BETWEEN_TRIES_MS);
    }
  };

const createMigrationTable = async (client: pg.Client): Promise<void> => {
  for (const role of ['palmares_app', 'palmares_reader']) await client.query(groupRole(role));
  await client.query(`
    create table if not exists schema_migrations (
      name text primary key,
      sha256 text not null,
      applied_at timestamptz not null default now()
    )`);
  await client.query('grant select on schema_migrations to palmares_app, palmares_reader');
};

const appliedHashes = async (client: pg.Client): Promise<Map<string, string>> => {
  const { rows: found } = await client.query<{ there: boolean }>(
    `select to_regclass('schema_migrations') is not null as there`,
  );
  if (!found[0]?.there) return new Map();
  const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from schema_migrations');
  return new Map(rows.map(({ name, sha256 }) => [name, sha256]));
};

const refuseChanged = (migrations: readonly Migration[], applied: ReadonlyMap<string, string>, remedy: string) => {
  const changed = migrations.filter(({ name, sha256 }) => applied.has(name) && applied.get(name) !== sha256);
  if (changed.length > 0)
    throw new Error(
      `Already applied and changed since: ${changed.map(({ name }) => name).join(', ')}. Migrations are frozen; write a new one.`,
    );
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = [...applied.keys()].filter((name) => !known.has(name)).sort();
  const [first] = migrations;
  if (first && unknown.some((name) => name < first.name)) throw new EarlierDatabase(unknown, remedy);
  if (unknown.length > 0) throw new Error(`The database is newer than this program: it has ${unknown.join(', ')}.`);
};

const applyAll = async (
  client: pg.Client,
  migrations: readonly Migration[],
  {
    remedy,
    only,
    ...options
  }: Required<Pick<MigrateOptions, 'dryRun' | 'onTableInUse' | 'remedy'>> & Pick<MigrateOptions, 'only'>,
): Promise<string[]> => {
  const transaction = transactions(client, options);
  const applied = await appliedHashes(client);
  refuseChanged(migrations, applied, remedy);
  const missing = migrations.filter(({ name }) => !applied.has(name) && (only?.has(name) ?? true));
  for (const { name, sha256, up } of missing) {
    await transaction(async () => {
      // With the first migration, so that a failed one leaves nothing behind.
      if (applied.size === 0) await createMigrationTable(client);
      await up({ query: (sql) => client.query(sql) });
      await client.query('insert into schema_migrations (name, sha256) values ($1, $2)', [name, sha256]);
    }).catch((cause: unknown) => {
      const why = isLockTimeout(cause) ? IN_USE : cause instanceof Error ? cause.message : cause;
      throw new Error(`Migration ${name} failed: ${why}`, { cause });
    });
  }
  await transaction(() => migrateJobs(client));
  await transaction(() => makeFirstTables(client, projections));
  await transaction(() => makeFirstCheckpoints(client, reactorNames));
  return missing.map(({ name }) => name);
};

/**
 * Migrates a database to the newest schema, as its owner, and returns the names of the applied migrations. Throws
 * {@link EarlierDatabase}.
 */
export const migrate = async (
  ownerUrl: string,
  {
    dryRun = false,
    folder = import.meta.dirname,
    only,
    onTableInUse = () => undefined,
    remedy = DELETE_DATABASE,
  }: MigrateOptions = {},
) => {
  const migrations = await readMigrations(folder);
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'palmares migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`);
    if (dryRun) await client.query('begin');
    const applied = await applyAll(client, migrations, { dryRun, only, onTableInUse, remedy });
    if (dryRun) await client.query('rollback');
    return applied;
  } finally {
    // Closing the connection also releases the lock and rolls back any transaction that a failure left open.
    await client.end();
  }
};
