import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { connect, type Database, followers, subscriberNames, subscribers } from '@palmares/db';
import { createProjector } from '@palmares/db/event-store';
import { createJobs } from '@palmares/db/jobs';
import { type OwnServer, ownServer, request, storeEvent, type TestLog, testLog, within } from '@palmares/db/testing';
import { uuidv7 } from '@palmares/event-store';
import type { Projector } from '@palmares/event-store/projector';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { palmares } from '../testing/run-program.ts';
import type { Finding } from './finding.ts';
import { checkJobs } from './jobs.ts';
import { checkLag, checkLeases, checkOldestTransaction, checkParked } from './projecting.ts';
import { checkDurability, checkTimeouts, checkVanishedHosts } from './settings.ts';

const SOON = { timeout: within(15_000) };
const AT_ONCE = { slow: 0, stuck: 0 };
const masterKey = randomBytes(32);

let server: OwnServer;
let app: Database;
let owner: Database;
let superuser: Database;
let given: TestLog;
let projector: Projector;

const startProjector = async (): Promise<void> => {
  const jobs = await createJobs(app);
  projector = createProjector({ database: app, keyring: given.keyring, subscribers: subscribers(jobs) });
  open.push(() => projector.stop());
  projector.start();
  await vi.waitFor(async () => expect(await checkLeases(app.kysely)).toMatchObject({ level: 'ok' }), SOON);
};

const doctor = (...args: readonly string[]) =>
  palmares(['doctor', ...args], { DATABASE_URL: server.url, PALMARES_MASTER_KEY: masterKey.toString('base64') });

const caughtUp = () =>
  vi.waitFor(async () => {
    for (const finding of await checkLag(app.kysely, subscriberNames)) expect(finding.found).toBe('up to date');
  }, SOON);

beforeAll(async () => {
  server = await ownServer({ fsync: true, settings: { max_prepared_transactions: '2' } });
  open.push(() => server.stop());
  app = connect({ url: server.url, applicationName: 'test', max: 6 });
  owner = connect({ url: server.ownerUrl, applicationName: 'test-owner', max: 2 });
  superuser = connect({ url: server.server.superuserUrl('palmares'), applicationName: 'test-superuser', max: 2 });
  open.push(
    () => app.close(),
    () => owner.close(),
    () => superuser.close(),
  );
  given = testLog(app, masterKey);
  await startProjector();
});

const open: (() => Promise<void>)[] = [];
const close = async (): Promise<void> => {
  for (const end of open.splice(0).reverse()) await end();
};

afterAll(close);

describe('a healthy installation', () => {
  it('has nothing broken, and the doctor exits with 0', async () => {
    const { code, stdout, stderr } = await doctor();
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^ok +database +PostgreSQL/m);
    expect(stdout).toContain('Nothing is broken.');
    expect(code).toBe(0);
  });

  it('warns of what is not set here, and the doctor still exits with 0', async () => {
    const { code, stdout } = await doctor('--json');
    const findings: Finding[] = JSON.parse(stdout);
    expect(findings.filter(({ level }) => level === 'fail')).toEqual([]);
    expect(findings.filter(({ level }) => level === 'warn').map(({ check }) => check)).toContain('mail');
    for (const { level, todo } of findings) expect(todo === undefined).toBe(level === 'ok');
    expect(code).toBe(0);
  });

  it('waits for the disk, and bounds how long its role holds a transaction open', async () => {
    expect(await checkDurability(app.kysely)).toMatchObject({ level: 'ok' });
    expect(await checkTimeouts(app.kysely)).toMatchObject({ level: 'ok' });
  });
});

describe('a parked athlete', () => {
  it('is counted with the type that no projection knows, and the doctor exits with 1', async () => {
    const { stream } = await given.athlete();
    const store = (type: string) => storeEvent(app.kysely, given.keyring, { stream, type, schemaVersion: 1, data: {} });
    await store('HologramRecorded');
    await given.log.append(request(stream));
    await vi.waitFor(async () => {
      expect(await checkParked(app.kysely, followers)).toMatchObject({
        level: 'fail',
        found: expect.stringMatching(/1 athlete \(2 events\) in portfolio behind HologramRecorded, for \d+ seconds?$/),
        todo: expect.stringContaining('palmares projections retry'),
      });
    }, SOON);
    const { code, stdout } = await doctor();
    expect(stdout).toMatch(/^fail +parked athletes +1 athlete/m);
    expect(stdout).toContain('Broken: 1.');
    expect(code).toBe(1);
    await owner.kysely.deleteFrom('parked_subjects').execute();
    expect(await checkParked(app.kysely, followers)).toMatchObject({ level: 'ok' });
  });
});

describe('a transaction left open', () => {
  /** Holds a transaction with a write open while `look` runs. */
  const whileOpen = async <Found>(by: Database, look: () => Promise<Found>): Promise<Found> => {
    const client = await by.pool.connect();
    try {
      await client.query('begin');
      await client.query('select pg_current_xact_id()');
      return await look();
    } finally {
      await client.query('rollback');
      client.release();
    }
  };

  it('[E18] is named, with the command that ends it', async () => {
    const finding = await whileOpen(owner, () => checkOldestTransaction(app.kysely, AT_ONCE));
    expect(finding).toMatchObject({
      found: expect.stringMatching(/test-owner, pid \d+, role palmares_owner$/),
      todo: expect.stringMatching(
        /Nothing written since is projected until it ends\. End it: select pg_terminate_backend\(\d+\)\./,
      ),
    });
    const own = await whileOpen(app, () => checkOldestTransaction(app.kysely, AT_ONCE));
    expect(own).toMatchObject({ level: 'fail', found: expect.stringMatching(/^open for \d+ seconds?: test, pid/) });
  });

  it('[E18] of a role that the app may not look at has at least the age of what waits behind it', async () => {
    const { stream } = await given.athlete();
    const before = await whileOpen(superuser, () => checkOldestTransaction(app.kysely, AT_ONCE));
    expect(before).toMatchObject({
      level: 'warn',
      found: expect.stringMatching(/^\d+ transactions? ago: test-superuser/),
    });
    const after = await whileOpen(superuser, async () => {
      await given.log.append(request(stream));
      return checkOldestTransaction(app.kysely, AT_ONCE);
    });
    expect(after).toMatchObject({
      level: 'fail',
      found: expect.stringMatching(/^open for \d+ seconds?: test-superuser/),
    });
  });

  it('that was prepared has no process, and the way to end it is reported', async () => {
    const client = await owner.pool.connect();
    await client.query('begin');
    await client.query('select pg_current_xact_id()');
    await client.query(`prepare transaction 'forgotten'`);
    client.release();
    const finding = await checkOldestTransaction(app.kysely, AT_ONCE);
    await owner.pool.query(`rollback prepared 'forgotten'`);
    expect(finding).toMatchObject({
      level: 'fail',
      found: expect.stringContaining('prepared transaction forgotten, role palmares_owner'),
      todo: expect.stringContaining('commit or roll back that prepared transaction'),
    });
    expect(await checkOldestTransaction(app.kysely)).toMatchObject({ level: 'ok' });
  });
});

describe('jobs', () => {
  const setBack = (change: string) =>
    owner.pool.query(`update pgboss.job set ${change} where name = 'send-published-notice'`);

  it('that nobody takes are counted, and those that failed for good', async () => {
    const jobs = await createJobs(app);
    await jobs.enqueue(app.kysely, 'send-published-notice', { athleteId: uuidv7(), linkId: uuidv7() });
    expect(await checkJobs(app.kysely)).toMatchObject({ level: 'ok', found: '1 job waiting' });
    await setBack(`start_after = now() - interval '10 minutes'`);
    expect(await checkJobs(app.kysely)).toMatchObject({
      level: 'fail',
      found: '1 job in send-published-notice, the oldest waiting for 10 minutes',
      todo: expect.stringContaining('check that a worker runs'),
    });
    await setBack(`state = 'failed', completed_on = now()`);
    expect(await checkJobs(app.kysely)).toMatchObject({
      level: 'warn',
      found: 'failed for good in the last 24 hours: 1 in send-published-notice',
    });
    await owner.pool.query('delete from pgboss.job');
    expect(await checkJobs(app.kysely)).toMatchObject({ level: 'ok', found: 'none waiting' });
    await jobs.close();
  });
});

describe('timeouts', () => {
  it('that a role lacks are named, with the command that sets them', async () => {
    await superuser.pool.query('alter role palmares_app_login reset idle_in_transaction_session_timeout');
    const again = connect({ url: server.url, applicationName: 'test', max: 1 });
    const finding = await checkTimeouts(again.kysely);
    await again.close();
    await superuser.pool.query(`alter role palmares_app_login set idle_in_transaction_session_timeout = '10s'`);
    expect(finding).toMatchObject({
      level: 'fail',
      found: 'not set for palmares_app_login: idle_in_transaction_session_timeout',
      todo: expect.stringContaining(`alter role palmares_app_login set idle_in_transaction_session_timeout = '10s'`),
    });
  });
});

describe('hosts that vanish', () => {
  it('[E46] and are noticed late, because a role lacks the settings, are named with the commands that set them', async () => {
    expect(await checkVanishedHosts(app.kysely)).toMatchObject({ level: 'ok', found: 'noticed after 50 seconds' });
    await superuser.pool.query('alter role palmares_app_login reset tcp_keepalives_idle');
    const again = connect({ url: server.url, applicationName: 'test', max: 1 });
    const finding = await checkVanishedHosts(again.kysely);
    await again.close();
    await superuser.pool.query(`alter role palmares_app_login set tcp_keepalives_idle = '20s'`);
    expect(finding).toMatchObject({
      level: 'warn',
      found: expect.stringMatching(/^noticed after \d+ (minutes|hours)$/),
      todo: expect.stringContaining('alter role palmares_app_login set tcp_keepalives_idle = 20;'),
    });
  });
});

describe('without a projector', () => {
  beforeAll(async () => {
    await caughtUp();
    await projector.stop();
  });

  it('nobody holds a shard, and what is appended lags behind', async () => {
    expect(await checkLeases(app.kysely)).toMatchObject({
      level: 'fail',
      found: 'no worker projects any shard',
      todo: 'Start a worker.',
    });
    const { stream } = await given.athlete();
    await given.log.append(request(stream));
    const portfolio = async () =>
      (await checkLag(app.kysely, subscriberNames)).find(({ check }) => check === 'projector portfolio');
    expect(await portfolio()).toMatchObject({ found: expect.stringMatching(/^1 event and \d+ seconds? behind$/) });
    // Only the superuser, with triggers off, can backdate an event.
    await superuser.pool.query(`
      begin;
      set local session_replication_role = replica;
      update events set recorded_at = recorded_at - interval '5 minutes';
      commit`);
    expect(await portfolio()).toMatchObject({
      level: 'fail',
      found: '1 event and 5 minutes behind',
      todo: expect.stringContaining('See leases'),
    });
  });

  it('shards that an owner lost are named', async () => {
    await owner.pool.query(`
      insert into projector_owners values ('01890000-0000-7000-8000-000000000001', clock_timestamp() + interval '5 seconds');
      update shard_leases set owner = '01890000-0000-7000-8000-000000000001' where shard not in (3, 9)`);
    expect(await checkLeases(app.kysely)).toMatchObject({
      level: 'warn',
      found: expect.stringContaining('free: 3, 9'),
      todo: expect.stringContaining('takes them over within 5 seconds'),
    });
  });
});

describe('a server that is stopped', () => {
  it('is the only finding about the database, and the doctor exits with 1', async () => {
    await close();
    const { code, stdout } = await doctor('--json');
    expect(code).toBe(1);
    const needDatabase = ({ check, level }: Finding) => level !== 'warn' && check !== 'articles';
    expect(JSON.parse(stdout).filter(needDatabase)).toEqual([
      {
        check: 'database',
        level: 'fail',
        found: expect.stringContaining('cannot be reached'),
        todo: 'Check DATABASE_URL and that PostgreSQL runs.',
      },
    ]);
  });
});

describe('a server that takes the connection and never answers', () => {
  it('fails after a timeout', async () => {
    const silent = createServer((socket) => socket.on('error', () => undefined));
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { code, stdout } = await palmares(['doctor'], {
      DATABASE_URL: `postgres://app:app@127.0.0.1:${port}/palmares`,
    });
    silent.close();
    expect(stdout).toMatch(/^fail +database +cannot be reached: .*timeout/m);
    expect(code).toBe(1);
  });
});
