import type { ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync, watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { spawnDependent } from './dependent-process.ts';
import type { ServerUser } from './server-user.ts';

/** A fixed locale, because initdb and postgres would otherwise print in the caller's language. */
export const serverEnvironment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

export const lastLines = (file: string): string =>
  readFileSync(file, 'utf8').trimEnd().split('\n').slice(-5).join('\n');

/** Resolves once the process has ended, or if it never was. */
export const exited = (server: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (server.pid === undefined || server.exitCode !== null || server.signalCode !== null) resolve();
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

const waitUntilReady = async (server: ChildProcess, url: string, logFile: string) => {
  const deadline = Date.now() + 60_000;
  while (!(await answers(url))) {
    if (server.exitCode !== null || server.signalCode !== null || server.pid === undefined)
      throw new Error(`PostgreSQL did not start:\n${lastLines(logFile)}`);
    if (Date.now() > deadline) throw new Error(`PostgreSQL does not answer; see ${logFile}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

/**
 * Speeds up a shutdown that has begun: on SIGTERM, PostgreSQL waits for its clients to disconnect, which they may never
 * do.
 */
const hurryShutdown = (server: ChildProcess, cluster: string) => {
  const pidFile = join(cluster, 'postmaster.pid');
  const watcher = watch(pidFile, async () => {
    const status = await readFile(pidFile, 'utf8').catch(() => '');
    if (/^stopping/m.test(status)) server.kill('SIGINT');
  });
  server.once('exit', () => watcher.close());
};

export interface ServerProcess {
  readonly bin: string;
  readonly cluster: string;
  readonly user: ServerUser;
  readonly logFile: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly environment: Readonly<Record<string, string>>;
  /** Accepts connections once the server is ready. */
  readonly url: string;
}

const spawnServer = ({ bin, cluster, user, logFile, settings, environment }: ServerProcess): ChildProcess => {
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openSync(logFile, 'a', 0o600);
  try {
    return spawnDependent(join(bin, 'postgres'), ['-D', cluster, ...flags], {
      ...user,
      cwd: '/',
      env: { ...serverEnvironment, ...environment },
      stdio: ['ignore', log, log],
      orphanSignal: 'SIGINT',
    });
  } finally {
    closeSync(log);
  }
};

/** Starts `postgres` on an existing cluster and waits until it answers. If it rejects, the process has ended. */
export const launchServer = async (launched: ServerProcess): Promise<ChildProcess> => {
  const server = spawnServer(launched);
  // A process that could not be started has no id, which is looked at below.
  server.on('error', () => undefined);
  try {
    await waitUntilReady(server, launched.url, launched.logFile);
    hurryShutdown(server, launched.cluster);
    return server;
  } catch (error) {
    server.kill('SIGINT');
    await exited(server);
    throw error;
  }
};
