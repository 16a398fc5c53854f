import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type Database } from '@palmares/db';
import { createProjector } from '@palmares/db/event-store';
import { ensureLoginRoles } from '@palmares/db/migrations';
import {
  mottoWritten,
  type OwnServer,
  ownServer,
  request,
  requireDebianPostgres,
  startTestServer,
  type TestLog,
  testLog,
  within,
} from '@palmares/db/testing';
import { type StreamId, streamKinds } from '@palmares/domain/kernel';
import type { EmbeddedPostgres } from '@palmares/embedded-postgres';
import { beginIncarnation, refuseRestoredLog } from '@palmares/event-store/integrity';
import type { Subscriber } from '@palmares/event-store/projector';
import { verifyStream } from '@palmares/event-store/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { palmares, runProgram } from '../testing/run-program.ts';
import { workerEnvironment } from '../testing/worker-environment.ts';

// Each test starts several processes while other tests run.
vi.setConfig({ testTimeout: 60_000 });

const bin = requireDebianPostgres();
const masterKey = randomBytes(32);
const logins = { appPassword: 'app', readerPassword: 'reader' };
const COMMAND = 'palmares log new-incarnation';

/** Stores every event it gets, in the transaction that moves its checkpoint. */
const witness: Subscriber = {
  name: 'witness',
  kinds: streamKinds,
  handle: async (tx, { stream, version }) => {
    await sql`insert into seen values (${stream}, ${version})`.execute(tx);
  },
};

const projected = async (database: Database, test: TestLog, until: () => Promise<void>): Promise<void> => {
  const projector = createProjector({ database, keyring: test.keyring, subscribers: [witness] });
  projector.start();
  await vi.waitFor(until, { timeout: within(20_000), interval: 20 }).finally(() => projector.stop());
};

const seenIn = async (database: Database): Promise<readonly string[]> => {
  const { rows } = await database.pool.query<{ seen: string }>(
    `select stream || ' ' || version as seen from seen order by stream, version`,
  );
  return rows.map(({ seen }) => seen);
};

const versions = (stream: StreamId, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${stream} ${index + 1}`);

const succeeds = (command: string, args: readonly string[]): void => {
  const { status, stderr } = spawnSync(join(bin, command), args, { encoding: 'utf8', env: { LC_ALL: 'C' } });
  if (status !== 0) throw new Error(`${command}: ${stderr}`);
};

describe('a dump restored into another server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dump-'));
  let old: OwnServer;
  let server: EmbeddedPostgres;
  let database: Database;
  let owner: Database;
  let ownerUrl: string;
  let url: string;
  let streams: StreamId[];

  const write = async (log: TestLog['log'], stream: StreamId, times = 1) => {
    for (let time = 0; time < times; time += 1)
      await log.append(request(stream, { events: [mottoWritten(`Rester debout ${time}`)] }));
  };

  /** Six athletes with two events that a projector has seen and one that none has. */
  const fillOld = async () => {
    const source = connect({ url: old.url, applicationName: 'test' });
    const admin = connect({ url: old.ownerUrl, applicationName: 'test-owner', max: 1 });
    // The other server has issued many more transaction ids than a new one.
    await admin.pool.query('do $$ begin for i in 1..20000 loop perform pg_current_xact_id(); commit; end loop; end $$');
    await admin.pool.query(
      'create table seen (stream text, version bigint); grant select, insert on seen to palmares_app',
    );
    const test = testLog(source, masterKey);
    streams = [];
    for (let athlete = 0; athlete < 6; athlete += 1) streams.push((await test.athlete()).stream);
    for (const stream of streams) await write(test.log, stream, 2);
    await projected(source, test, async () => expect(await seenIn(source)).toHaveLength(12));
    for (const stream of streams) await write(test.log, stream);
    await test.log.settled();
    await Promise.all([source.close(), admin.close()]);
  };

  beforeAll(async () => {
    old = await ownServer({ binaries: bin });
    await fillOld();
    const dump = join(folder, 'palmares.dump');
    succeeds('pg_dump', ['--format=custom', `--file=${dump}`, `--dbname=${old.server.superuserUrl('palmares')}`]);
    server = await startTestServer({ binaries: bin });
    ownerUrl = await server.ownedDatabase('palmares');
    owner = connect({ url: ownerUrl, applicationName: 'test-owner', max: 2 });
    await owner.pool.query('create role palmares_app; create role palmares_reader');
    const into = `--dbname=${server.superuserUrl('palmares')}`;
    succeeds('pg_restore', ['--exit-on-error', '--single-transaction', into, dump]);
    // Past the ids that the migrations had on the other server, far from those of its events: each run counts the same.
    await owner.pool.query('do $$ begin for i in 1..5000 loop perform pg_current_xact_id(); commit; end loop; end $$');
    ({ appUrl: url } = await ensureLoginRoles(ownerUrl, logins));
    database = connect({ url, applicationName: 'test', onConnect: refuseRestoredLog });
  });

  afterAll(async () => {
    await Promise.all([database?.close(), owner?.close()]);
    await Promise.all([server?.stop(), old?.stop()]);
    rmSync(folder, { recursive: true, force: true });
  });

  const incarnation = async () => (await owner.pool.query('select incarnation from log_incarnation')).rows[0];

  it('[E41] is refused by the worker, by each new connection and by the doctor, each naming the command', async () => {
    const worker = await runProgram('worker', [], workerEnvironment(url, masterKey));
    expect(worker).toMatchObject({ code: 1, stderr: expect.stringMatching(`palmares restore, .*${COMMAND}`) });

    const test = testLog(database, masterKey);
    await expect(write(test.log, streams[0] ?? 'portfolio-')).rejects.toThrow(COMMAND);

    const doctor = await palmares(['doctor', '--json'], { DATABASE_URL: url });
    expect(doctor.code).toBe(1);
    const findings: readonly { check: string; level: string; todo?: string }[] = JSON.parse(doctor.stdout);
    expect(findings.find(({ check }) => check === 'incarnation')).toMatchObject({
      level: 'fail',
      todo: expect.stringContaining(COMMAND),
    });
  });

  it('[E41] a dry run of the repair prints what the repair prints, and changes nothing', async () => {
    const dry = await palmares(['log', 'new-incarnation', '--dry-run', '--json'], { DATABASE_OWNER_URL: ownerUrl });
    expect(await incarnation()).toEqual({ incarnation: 1 });
    const real = await palmares(['log', 'new-incarnation', '--json'], { DATABASE_OWNER_URL: ownerUrl });
    expect(await incarnation()).toEqual({ incarnation: 2 });
    expect({ ...JSON.parse(dry.stdout), dryRun: false }).toEqual(JSON.parse(real.stdout));
    expect(await beginIncarnation(owner)).toMatchObject({ before: { incarnation: 2 }, incarnation: 2 });
  });

  it('[E41] readers then continue where they were: the earlier events first, the new ones after them, each once', async () => {
    const test = testLog(database, masterKey);
    const newcomer = (await test.athlete()).stream;
    await write(test.log, newcomer);
    for (const stream of streams) await write(test.log, stream);
    const all = [...streams.flatMap((stream) => versions(stream, 4)), ...versions(newcomer, 1)].sort();
    await projected(database, test, async () =>
      expect((await seenIn(database)).length).toBeGreaterThanOrEqual(all.length),
    );
    expect([...(await seenIn(database))].sort()).toEqual(all);
    for (const stream of streams)
      expect(await verifyStream(database.kysely, stream)).toMatchObject({ intact: true, version: 4 });
  });
});
