import { randomBytes } from 'node:crypto';
import { createProjector, type SubscriberStatus } from '@palmares/db/event-store';
import { portfolioProjection } from '@palmares/db/read-models';
import {
  type ConnectedServer,
  connectedServer,
  mottoWritten,
  request,
  storeEvent,
  type TestLog,
  testLog,
  within,
} from '@palmares/db/testing';
import { SHARDS } from '@palmares/event-store';
import { type Projector, projectionSubscriber } from '@palmares/event-store/projector';
import { waitUntilProjected } from '@palmares/event-store/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { palmares, type RunningProgram, startProgram, testOperator } from '../testing/run-program.ts';

vi.setConfig({ testTimeout: 60_000 });
const SOON = { timeout: within(20_000), interval: 50 };

const masterKey = randomBytes(32);
const live = projectionSubscriber(portfolioProjection);
let server: ConnectedServer;
let test: TestLog;
let projector: Projector;

beforeAll(async () => {
  server = await connectedServer();
  test = testLog(server.database, masterKey);
  const { database } = server;
  projector = createProjector({ database, keyring: test.keyring, subscribers: [live] });
  projector.start();
});

afterAll(async () => {
  await projector.stop();
  await server.close();
});

const environment = () => ({
  DATABASE_URL: server.server.url,
  DATABASE_OWNER_URL: server.server.ownerUrl,
  PALMARES_MASTER_KEY: masterKey.toString('base64'),
  PALMARES_OPERATOR: testOperator,
});

const projections = (...args: readonly string[]) => palmares(['projections', ...args], environment());

const start = (...args: readonly string[]): RunningProgram =>
  startProgram('cli', ['projections', ...args], environment());

type Athlete = Awaited<ReturnType<TestLog['athlete']>>;

const reached = ({ stream }: Athlete, version: number) =>
  waitUntilProjected(server.database.kysely, { subscriber: live.name, stream, version }, within(20_000));

const writtenIn = async (shard: number | undefined, ...mottos: readonly string[]): Promise<Athlete> => {
  const athlete = await test.athlete(shard);
  for (const motto of mottos) await test.log.append(request(athlete.stream, { events: [mottoWritten(motto)] }));
  expect(await reached(athlete, mottos.length)).toBe('projected');
  return athlete;
};

const written = (...mottos: readonly string[]): Promise<Athlete> => writtenIn(undefined, ...mottos);

const status = async (): Promise<SubscriberStatus | undefined> => {
  const { stdout } = await projections('status', '--json');
  return (JSON.parse(stdout) as SubscriberStatus[]).find(({ subscriber }) => subscriber === live.name);
};

const rows = async () =>
  (await server.database.pool.query('select * from read.portfolio_sections order by athlete_id, section')).rows;

/** Enough shards for a few athletes. */
const SHARDS_WRITTEN = 16;

/** Lets a rebuild reach the last shard with events, whose checkpoint then waits for this lock. */
const holdTheLastShard = async () => {
  const client = await server.owner.pool.connect();
  await client.query('begin');
  await client.query(
    `insert into checkpoints (subscriber, shard, incarnation, transaction_id, position)
     select 'portfolio@rebuild', max(shard), 0, '0', 0 from events`,
  );
  return async (): Promise<void> => {
    await client.query('rollback');
    client.release();
  };
};

/** Creates one athlete in each of these shards. */
const inSomeShards = async (): Promise<void> => {
  const athletes = await Promise.all(
    Array.from({ length: SHARDS_WRITTEN }, (_, nth) => test.athlete((nth * SHARDS) / SHARDS_WRITTEN)),
  );
  for (const { stream } of athletes) await test.log.append(request(stream, { events: [mottoWritten('partout')] }));
  for (const athlete of athletes) expect(await reached(athlete, 1)).toBe('projected');
};

const builtButOne = () =>
  vi.waitFor(async () => {
    const { rows: left } = await server.database.pool.query(
      `select shard from events except select shard from checkpoints where subscriber = 'portfolio@rebuild'`,
    );
    expect(left).toHaveLength(1);
  }, SOON);

const nobodyBuilds = () =>
  vi.waitFor(async () => {
    const { rows: held } = await server.owner.pool.query(`select from pg_locks where locktype = 'advisory'`);
    expect(held).toEqual([]);
  }, SOON);

describe('palmares projections rebuild', () => {
  it('[E31] keeps others out, is shown when it was killed, and resumes where it was', async () => {
    await inSomeShards();
    const before = await rows();
    const release = await holdTheLastShard();
    const first = start('rebuild', 'portfolio');
    await builtButOne();
    expect((await status())?.rebuild).toMatchObject({ running: true, version: portfolioProjection.version });
    expect(await projections('rebuild', 'portfolio')).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining('portfolio is being rebuilt or verified by another process'),
    });
    first.kill('SIGKILL');
    await first.ended;
    await release();
    await nobodyBuilds();
    const { rebuild } = (await status()) ?? {};
    expect(rebuild?.running).toBe(false);
    expect(rebuild?.done).toBeGreaterThan(0);

    const second = await projections('rebuild', 'portfolio');
    expect(second).toMatchObject({ code: 0 });
    expect(second.stdout).toMatch(/^Resumed at \d+ % \(\d+ of \d+ events\)\.\n/);
    expect(second.stdout).toContain(`\nVersion ${portfolioProjection.version} of portfolio was built`);
    expect(await rows()).toEqual(before);
    expect((await status())?.rebuild).toBeNull();
  });

  it('that was interrupted says how to resume, and begins from zero with --restart', async () => {
    const release = await holdTheLastShard();
    const first = start('rebuild', 'portfolio');
    await builtButOne();
    first.kill('SIGINT');
    expect(await first.ended).toMatchObject({ code: 130, stderr: expect.stringContaining('run the command again') });
    await release();
    await nobodyBuilds();
    const again = await projections('rebuild', 'portfolio', '--restart');
    expect(again.stdout).not.toContain('Resumed');
    expect(again).toMatchObject({ code: 0, stderr: expect.stringMatching(/portfolio: 0 % .*portfolio: 100 % /s) });
  });

  it('with --dry-run says what it would do and changes nothing, and the real run does the same', async () => {
    const athlete = await written('une fois');
    await server.owner.pool.query(`update read.portfolio_sections set content = '{}' where athlete_id = $1`, [
      athlete.athleteId,
    ]);
    const spoilt = await rows();
    const tried = await projections('rebuild', 'portfolio', '--dry-run');
    expect(await rows()).toEqual(spoilt);
    const done = await projections('rebuild', 'portfolio');
    expect(tried.stdout).toBe(done.stdout.replace('took', 'would take'));
    expect(await rows()).not.toEqual(spoilt);
  });

  it('lists the projections when it is called with an unknown name', async () => {
    for (const command of ['rebuild', 'verify'])
      expect(await projections(command, 'portfolios')).toEqual({
        code: 2,
        stdout: '',
        stderr: 'palmares: There is no projection "portfolios"; there are portfolio, identity, plan, history\n',
      });
    expect(await projections('retry', 'mails')).toMatchObject({
      code: 2,
      stderr:
        'palmares: There is no subscriber "mails"; there are portfolio, identity, plan, history, published-notice, picture-crop, plan-notice\n',
    });
  });
});

const park = ({ stream, athleteId }: Athlete) =>
  server.owner.pool.query(
    `insert into parked_subjects (subscriber, subject_id, shard, incarnation, transaction_id, position, event_type, reason)
     select 'portfolio', $2, shard, incarnation, transaction_id, position, type, 'RangeError'
     from events where stream = $1 and version = 1`,
    [stream, athleteId],
  );

it('palmares projections retry that fails half-way prints whom it has retried until then', async () => {
  // Each shard is one page, in order.
  const first = await writtenIn(3, 'un');
  const second = await writtenIn(200, 'un', 'deux');
  for (const athlete of [first, second]) await park(athlete);
  // Rows already written are not written again.
  await server.owner.pool.query('delete from read.portfolio_sections where athlete_id = $1', [second.athleteId]);
  await server.owner.pool.query(`create function out_of_disk() returns trigger language plpgsql as
    $$ begin raise exception 'no room' using errcode = '53100'; end $$`);
  await server.owner.pool.query(`create trigger out_of_disk before insert or update on read.portfolio_sections
    for each row when (new.athlete_id = '${second.athleteId}') execute function out_of_disk()`);
  const retry = () => projections('retry', 'portfolio');
  const failed = await retry();
  expect(failed).toMatchObject({ code: 1, stderr: 'palmares: no room\n' });
  expect(failed.stdout).toContain(first.athleteId);
  expect(failed.stdout).not.toContain(second.athleteId);
  await server.owner.pool.query('drop function out_of_disk cascade');
  const again = await retry();
  expect(again).toMatchObject({ code: 0, stdout: expect.stringContaining(second.athleteId) });
  expect(again.stdout).not.toContain(first.athleteId);
});

it('palmares projections verify names the athlete and the column of a row that differs, and prints no content', async () => {
  expect(await projections('verify')).toMatchObject({ code: 0, stdout: expect.stringContaining('no difference') });
  const { athleteId } = await written('un secret');
  await server.owner.pool.query(`update read.portfolio_sections set content = '{}' where athlete_id = $1`, [athleteId]);
  const { code, stdout } = await projections('verify', 'portfolio');
  expect(code).toBe(1);
  expect(stdout).toMatch(/^portfolio: \d+ events, 1 different row\.\nATHLETE/);
  expect(stdout).toContain(`${athleteId}  portfolio_sections  different content`);
  expect(stdout).not.toContain('secret');
  await projections('rebuild', 'portfolio');
});

it('[E23] [E33] a parked athlete is in the status with type, schema version and reason, and stays there after a retry that fails', async () => {
  const athlete = await written('avant');
  const unknown = { stream: athlete.stream, type: 'MottoSung', schemaVersion: 3, data: { motto: 'un secret' } };
  await storeEvent(server.database.kysely, test.keyring, unknown);
  expect(await reached(athlete, 2)).toBe('parked');

  const why = { eventType: 'MottoSung', schemaVersion: 3, reason: 'UnknownEvent: MottoSung v3' };
  expect((await status())?.firstParked).toMatchObject([{ athleteId: athlete.athleteId, ...why, tries: 0 }]);
  const shown = await projections('status');
  expect(shown.stdout).toMatch(
    new RegExp(`portfolio +${athlete.athleteId} +MottoSung v3 .*UnknownEvent: MottoSung v3`),
  );
  expect(shown.stdout).not.toContain('secret');

  const tried = await projections('retry', '--athlete', athlete.athleteId, '--dry-run');
  expect((await status())?.firstParked).toMatchObject([{ tries: 0 }]);
  const done = await projections('retry', '--athlete', athlete.athleteId);
  expect(done).toMatchObject({ code: 1, stdout: expect.stringContaining('parked again: UnknownEvent: MottoSung v3') });
  expect(tried).toEqual({ ...done, stdout: done.stdout.replace('parked again', 'would be parked again') });
  expect((await status())?.firstParked).toMatchObject([{ ...why, tries: 1 }]);

  const mended = await written('un', 'deux');
  await park(mended);
  const caughtUp = await projections('retry', 'portfolio', '--athlete', mended.athleteId);
  expect(caughtUp).toMatchObject({ code: 0, stdout: expect.stringContaining('caught up with 2 events') });
  expect(await projections('retry', 'plan')).toMatchObject({ code: 0, stdout: 'Nobody is parked.\n' });
});
