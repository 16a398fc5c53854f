import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { freePort } from './free-port.ts';
import { serverBinaries } from './server-binaries.ts';
import { mayEnter, type ServerUser, serverUser } from './server-user.ts';

export interface EmbeddedPostgresOptions {
  /** Holds the cluster, the superuser's password and the server's log; made if missing. */
  readonly folder: string;
  /** Preferred port; a taken one is stepped over. */
  readonly port?: number;
  /** Only throwaway servers may go without. */
  readonly fsync?: boolean;
  readonly settings?: Readonly<Record<string, string>>;
}

export interface EmbeddedPostgres {
  readonly port: number;
  readonly pid: number;
  /** Address of a database as the superuser. */
  superuserUrl(database?: string): string;
  /** Makes the owner role and a database of its own if they are missing; the owner is no superuser. */
  ownedDatabase(name: string): Promise<string>;
  /** Settles with the reason when the server ends without having been stopped. */
  readonly died: Promise<Error>;
  stop(): Promise<void>;
  /** As a power cut would: no shutdown, no checkpoint. For crash tests. */
  kill(): Promise<void>;
}

const SUPERUSER = 'postgres';
const OWNER = 'palmares_owner';

/** initdb and postgres print in the caller's language otherwise. */
const serverEnvironment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

const makeFolder = (folder: string, user: ServerUser) => {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  if (user.uid !== undefined) chmodSync(folder, 0o711);
  if (!mayEnter(user, folder))
    throw new Error(
      `PostgreSQL runs as the user "postgres" here, who may not enter ${folder}. Choose a folder whose every parent others may enter.`,
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

/** A run that was killed leaves its server behind: alone on its data, and in the way of the next one. */
const endOrphan = (bin: string, cluster: string, user: ServerUser) => {
  const pidFile = join(cluster, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  spawnSync(join(bin, 'pg_ctl'), ['stop', '-D', cluster, '-m', 'fast', '-w', '-t', '30'], {
    ...user,
    cwd: '/',
    env: serverEnvironment,
  });
  // What is left now names no server of this cluster: pg_ctl would have stopped it.
  rmSync(pidFile, { force: true });
};

const lastLines = (file: string): string => readFileSync(file, 'utf8').trimEnd().split('\n').slice(-5).join('\n');

const exited = (server: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) resolve();
    else server.once('exit', () => resolve());
  });

const answers = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

const urlOf = (user: string, password: string, port: number, database: string) =>
  `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;

const launch = async (bin: string, options: EmbeddedPostgresOptions, user: ServerUser, port: number) => {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(port),
    fsync: options.fsync === false ? 'off' : 'on',
    ...(options.fsync === false ? { synchronous_commit: 'off', full_page_writes: 'off' } : {}),
    timezone: 'UTC',
    max_connections: '100',
    ...options.settings,
  };
  const logFile = join(options.folder, 'postgres.log');
  const log = openSync(logFile, 'a', 0o600);
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(bin, 'postgres'), ['-D', join(options.folder, 'cluster'), ...flags], {
    ...user,
    cwd: '/',
    env: serverEnvironment,
    stdio: ['ignore', log, log],
    // In a process group of its own Ctrl-C does not reach it: it is stopped last, by its starter.
    detached: true,
  });
  closeSync(log);
  return { server, logFile };
};

const waitUntilReady = async (server: ChildProcess, url: string, logFile: string) => {
  const deadline = Date.now() + 60_000;
  while (!(await answers(url))) {
    if (server.exitCode !== null || server.signalCode !== null || server.pid === undefined)
      throw new Error(`PostgreSQL did not start:\n${lastLines(logFile)}`);
    if (Date.now() > deadline) throw new Error(`PostgreSQL does not answer; see ${logFile}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

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
  const bin = serverBinaries(user, options.folder);
  const cluster = join(options.folder, 'cluster');
  const password = passwordIn(options.folder);
  const finished = join(options.folder, 'initialised');
  if (!existsSync(finished)) {
    initialise(bin, cluster, password, user);
    writeFileSync(finished, '');
  }
  endOrphan(bin, cluster, user);
  const port = await freePort(options.port);
  const { server, logFile } = await launch(bin, options, user, port);
  const superuserUrl = (database = 'postgres') => urlOf(SUPERUSER, password, port, database);
  await waitUntilReady(server, superuserUrl(), logFile).catch(async (error: unknown) => {
    server.kill('SIGINT');
    throw error;
  });
  let ending = false;
  const end = async (signal: NodeJS.Signals) => {
    ending = true;
    server.kill(signal);
    await exited(server);
    lock.release();
  };
  const died = exited(server).then(() =>
    ending ? new Promise<Error>(() => undefined) : new Error(`PostgreSQL ended unexpectedly:\n${lastLines(logFile)}`),
  );
  return {
    port,
    pid: server.pid ?? 0,
    superuserUrl,
    ownedDatabase: (name) => ownedDatabase(superuserUrl, name, port, password),
    died,
    stop: () => end('SIGINT'),
    kill: () => end('SIGQUIT'),
  };
};

/** Starts a PostgreSQL of our own on 127.0.0.1; one run a folder. */
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
