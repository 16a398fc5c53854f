import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { lastLines } from './server-process.ts';
import { isRoot } from './server-user.ts';

let folder: string;

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'embedded-')), 'postgres');
  mkdirSync(folder);
  // mkdtemp creates folders that other users, such as the server's, cannot enter.
  if (isRoot()) for (const path of [dirname(folder), folder]) chmodSync(path, 0o711);
});

afterEach(() => rmSync(dirname(folder), { recursive: true, force: true }));

const running = async <Result>(work: (server: EmbeddedPostgres) => Promise<Result>, port?: number): Promise<Result> => {
  const server = await startEmbeddedPostgres({ folder, fsync: false, ...(port === undefined ? {} : { port }) });
  return work(server).finally(() => server.stop());
};

const ask = async (url: string, sql: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql).finally(() => client.end());
  return rows;
};

it('data survives a restart', async () => {
  await running(async (server) => ask(await server.ownedDatabase('palmares'), 'create table kept (id int)'));
  const rows = await running(async (server) =>
    ask(await server.ownedDatabase('palmares'), `select to_regclass('kept')::text as kept`),
  );
  expect(rows).toEqual([{ kept: 'kept' }]);
});

it('a second run on one folder is refused, and says who holds it', async () => {
  await running(async () => {
    await expect(startEmbeddedPostgres({ folder })).rejects.toThrow(
      `${folder} is in use by another run (process ${process.pid})`,
    );
  });
});

/** A server whose parent process was killed. */
const orphanServer = async () => {
  const script = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(import.meta.resolve('./embedded-postgres.ts'))});
    await startEmbeddedPostgres({ folder: ${JSON.stringify(folder)}, fsync: false });
    console.log('ready');`;
  const starter = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(createInterface({ input: starter.stdout }), 'line');
  starter.kill('SIGKILL');
  await once(starter, 'exit');
};

it('a run that was killed does not keep the next one from starting', async () => {
  await orphanServer();
  expect(await running((server) => ask(server.superuserUrl(), 'select 1 as one'))).toEqual([{ one: 1 }]);
});

it('a server shuts down by itself when the process that started it is killed', async () => {
  await orphanServer();
  await expect.poll(() => existsSync(join(folder, 'cluster/postmaster.pid')), { timeout: 20_000 }).toBe(false);
  expect(lastLines(join(folder, 'postgres.log'))).toContain('database system is shut down');
});

it('a port in use is skipped', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const address = holder.address();
  const taken = typeof address === 'object' && address ? address.port : 0;
  const port = await running(async (server) => server.port, taken);
  holder.close();
  expect(port).toBeGreaterThan(taken);
});

it('only the owner can read the superuser’s password, which is required', async () => {
  await running(async (server) => {
    const url = new URL(server.superuserUrl());
    url.password = 'guessed';
    await expect(ask(url.href, 'select 1')).rejects.toThrow('password authentication failed');
  });
  expect(statSync(join(folder, 'superuser-password')).mode & 0o777).toBe(0o600);
});

it('text is stored as UTF-8 and the owner of a database is no superuser', async () => {
  const rows = await running(async (server) =>
    ask(
      await server.ownedDatabase('palmares'),
      `select current_setting('server_encoding') as encoding, rolsuper as super from pg_roles where rolname = current_user`,
    ),
  );
  expect(rows).toEqual([{ encoding: 'UTF8', super: false }]);
});

it('a server that ends by itself is reported', async () => {
  const server = await startEmbeddedPostgres({ folder, fsync: false });
  process.kill(server.pid, 'SIGINT');
  expect((await server.died).message).toContain('PostgreSQL ended unexpectedly');
  await server.stop();
});

it('stopping a server does not wait for its clients', async () => {
  const server = await startEmbeddedPostgres({ folder, fsync: false });
  const client = new pg.Client({ connectionString: server.superuserUrl() });
  client.on('error', () => undefined);
  await client.connect();
  process.kill(server.pid, 'SIGTERM');
  expect((await server.died).message).toContain('database system is shut down');
  await server.stop();
});

it('a server that crashes is back at the same address, with what was committed', async () => {
  const server = await startEmbeddedPostgres({ folder });
  const url = await server.ownedDatabase('palmares');
  const before = server.pid;
  await ask(url, 'create table kept (id int)');
  await server.crash();
  expect(server.pid).not.toBe(before);
  expect(await ask(url, `select to_regclass('kept')::text as kept`)).toEqual([{ kept: 'kept' }]);
  expect(await Promise.race([server.died, 'alive'])).toBe('alive');
  await server.stop();
});
