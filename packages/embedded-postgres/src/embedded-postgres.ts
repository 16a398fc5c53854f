import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { freePort } from './free-port.ts';
import { serverBinaries } from './server-binaries.ts';
import { exited, lastLines, launchServer, serverEnvironment } from './server-process.ts';
import { mayEnter, type ServerUser, serverUser } from './server-user.ts';

export interface EmbeddedPostgresOptions {
  /** Holds the cluster, the superuser's password and the server's log; created if missing. */
  readonly folder: string;
  /** Preferred port; if it is in use, a higher one is tried. */
  readonly port?: number;
  /** Turn off only for throwaway servers. */
  readonly fsync?: boolean;
  readonly settings?: Readonly<Record<string, string>>;
  /** The folder with `postgres` and `initdb` of another PostgreSQL than the embedded one. */
  readonly binaries?: string;
  /** Extra environment variables for the server. */
  readonly environment?: Readonly<Record<string, string>>;
}

export interface EmbeddedPostgres {
  readonly port: number;
  readonly pid: number;
  /** A database's address as the superuser. */
  superuserUrl(database?: string): string;
  /**
   * Creates the owner role, not a superuser, and its database if they are missing. Returns the owner's address of it.
   */
  ownedDatabase(name: string): Promise<string>;
  /** Resolves with the reason if the server ends without being stopped. */
  readonly died: Promise<Error>;
  stop(): Promise<void>;
  /** Ends the server at once, without a checkpoint, so that the next start recovers. For crash tests. */
  kill(): Promise<void>;
  /** Kills the server as {@link EmbeddedPostgres.kill} does and restarts it at the same address. For crash tests. */
  crash(): Promise<void>;
}

const SUPERUSER = 'postgres';
const OWNER = 'palmares_owner';

const makeFolder = (folder: string, user: ServerUser) => {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  if (user.uid !== undefined) chmodSync(folder, 0o711);
  if (!mayEnter(user, folder))
    throw new Error(
      `PostgreSQL runs as the user "postgres" here, which cannot enter ${folder}. Choose a folder that other users can reach.`,
    );
};

const passwordIn = (folder: string): string => {
  const file = join(folder, 'superuser-password');
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
};

const initialise = (bin: string, cluster: string, password: string, user: ServerUser) => {
  rmSync(cluster, { recursive: true, force: true });
  mkdirSync(cluster, { mode: 0o700 });
  if (user.uid !== undefined && user.gid !== undefined) chownSync(cluster, user.uid, user.gid);
  const passwordFile = join(cluster, '..', 'initdb-password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user.uid !== undefined && user.gid !== undefined) chownSync(passwordFile, user.uid, user.gid);
  const { status, stderr, error } = spawnSync(
    join(bin, 'initdb'),
    [
      `--pgdata=${cluster}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=icu',
      '--icu-locale=und',
      '--no-sync',
    ],
    { ...user, cwd: '/', env: serverEnvironment, encoding: 'utf8' },
  );
  rmSync(passwordFile, { force: true });
  if (status !== 0) throw new Error(`initdb failed in ${cluster}: ${stderr || error?.message}`);
};

/** Stops a server that a killed run left on this cluster, which would block the next one. */
const endOrphan = (bin: string, cluster: string, user: ServerUser) => {
  const pidFile = join(cluster, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  spawnSync(join(bin, 'pg_ctl'), ['stop', '-D', cluster, '-m', 'fast', '-w', '-t', '30'], {
    ...user,
    cwd: '/',
    env: serverEnvironment,
  });
  // A remaining file names no server of this cluster: pg_ctl would have stopped it.
  rmSync(pidFile, { force: true });
};

const urlOf = (user: string, password: string, port: number, database: string) =>
  `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;

const settingsOf = (options: EmbeddedPostgresOptions, port: number): Readonly<Record<string, string>> => ({
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  port: String(port),
  fsync: options.fsync === false ? 'off' : 'on',
  ...(options.fsync === false ? { synchronous_commit: 'off', full_page_writes: 'off' } : {}),
  timezone: 'UTC',
  max_connections: '100',
  ...options.settings,
});

const ownedDatabase = async (
  superuserUrl: (database?: string) => string,
  name: string,
  port: number,
  password: string,
) => {
  const client = new pg.Client({ connectionString: superuserUrl() });
  await client.connect();
  try {
    const role = await client.query('select 1 from pg_roles where rolname = $1', [OWNER]);
    if (role.rowCount === 0)
      await client.query(`create role ${OWNER} login createrole createdb password ${client.escapeLiteral(password)}`);
    const database = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (database.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)} owner ${OWNER}`);
  } finally {
    await client.end();
  }
  return urlOf(OWNER, password, port, name);
};

const open = async (
  options: EmbeddedPostgresOptions,
  user: ServerUser,
  lock: FolderLock,
): Promise<EmbeddedPostgres> => {
  const bin = options.binaries ?? serverBinaries(user);
  const cluster = join(options.folder, 'cluster');
  const password = passwordIn(options.folder);
  const finished = join(options.folder, 'initialised');
  if (!existsSync(finished)) {
    initialise(bin, cluster, password, user);
    writeFileSync(finished, '');
  }
  endOrphan(bin, cluster, user);
  const port = await freePort(options.port);
  const superuserUrl = (database = 'postgres') => urlOf(SUPERUSER, password, port, database);
  const logFile = join(options.folder, 'postgres.log');
  const settings = settingsOf(options, port);
  const { environment = {} } = options;
  const launch = () => launchServer({ bin, cluster, user, logFile, settings, environment, url: superuserUrl() });
  let server = await launch();
  let ending = false;
  const died = Promise.withResolvers<Error>();
  const watch = () =>
    server.once('exit', () => {
      if (!ending) died.resolve(new Error(`PostgreSQL ended unexpectedly:\n${lastLines(logFile)}`));
    });
  watch();
  const halt = async (signal: NodeJS.Signals) => {
    ending = true;
    server.kill(signal);
    await exited(server);
  };
  const end = async (signal: NodeJS.Signals) => {
    await halt(signal);
    lock.release();
  };
  return {
    port,
    get pid() {
      return server.pid ?? 0;
    },
    superuserUrl,
    ownedDatabase: (name) => ownedDatabase(superuserUrl, name, port, password),
    died: died.promise,
    stop: () => end('SIGINT'),
    kill: () => end('SIGQUIT'),
    async crash() {
      await halt('SIGQUIT');
      server = await launch();
      ending = false;
      watch();
    },
  };
};

/** Starts an embedded PostgreSQL on 127.0.0.1. Throws `FolderInUse` if another run uses the folder. */
export const startEmbeddedPostgres = async (options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> => {
  const user = serverUser();
  makeFolder(options.folder, user);
  const lock = lockFolder(options.folder, 'postgres.lock');
  try {
    return await open(options, user, lock);
  } catch (error) {
    lock.release();
    throw error;
  }
};
