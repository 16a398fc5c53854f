import { randomBytes } from 'node:crypto';
import { type ConnectedDatabase, connectedDatabase, request, testLog } from '@palmares/db/testing';
import { uuidv7 } from '@palmares/event-store';
import { createKeyring } from '@palmares/event-store/event-log';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkMasterKey, checkMigrations, checkRights, checkServer } from './database.ts';
import { checkErasures, checkFreeSpace } from './erasures.ts';
import { checkClock, checkDurability, checkRecordedTimes } from './settings.ts';

let db: ConnectedDatabase;

beforeAll(async () => {
  db = await connectedDatabase();
});

afterAll(() => db.close());

/** Breaks one thing as the owner, runs a check as the app, and repairs it. */
const whileBroken = async <Found>(breaking: string, mending: string, look: () => Promise<Found>): Promise<Found> => {
  await db.owner.pool.query(breaking);
  try {
    return await look();
  } finally {
    await db.owner.pool.query(mending);
  }
};

const app = () => db.database.kysely;

it('a database that answers is ok', async () => {
  expect(await checkServer(app())).toMatchObject({ level: 'ok', found: expect.stringContaining('palmares_app_login') });
});

describe('migrations', () => {
  const keep = 'create table kept as select * from schema_migrations';
  const restore = 'truncate schema_migrations; insert into schema_migrations select * from kept; drop table kept';
  const whileMigrationsAre = (change: string) =>
    whileBroken(`${keep}; ${change}`, restore, () => checkMigrations(app()));

  it('all applied and unchanged are ok', async () => {
    expect(await checkMigrations(app())).toMatchObject({ level: 'ok' });
  });

  it('one that is not applied is named', async () => {
    const finding = await whileMigrationsAre(
      'delete from schema_migrations where name = (select max(name) from schema_migrations)',
    );
    expect(finding).toMatchObject({
      level: 'fail',
      found: expect.stringContaining('not applied: 2026-'),
      todo: 'Run palmares migrate.',
    });
  });

  it('one that was changed since is named', async () => {
    const finding = await whileMigrationsAre(
      `update schema_migrations set sha256 = 'another' where name like '%baseline'`,
    );
    expect(finding).toMatchObject({
      level: 'fail',
      found: expect.stringContaining('changed since they were applied: 2026-11-22-01-baseline'),
    });
  });

  it('one of an earlier version is named, with what to delete', async () => {
    const finding = await whileMigrationsAre(
      `insert into schema_migrations (name, sha256) values ('2026-11-21-01-event-log', 'x')`,
    );
    expect(finding).toMatchObject({
      level: 'fail',
      found: expect.stringContaining('2026-11-21-01-event-log'),
      todo: expect.stringContaining('Delete the database'),
    });
  });

  it('one of a newer program is named', async () => {
    const finding = await whileMigrationsAre(
      `insert into schema_migrations (name, sha256) values ('2999-01-01-01-later', 'x')`,
    );
    expect(finding).toMatchObject({
      level: 'fail',
      found: 'of a newer program: 2999-01-01-01-later',
      todo: 'Run the newer program on this database.',
    });
  });
});

describe('roles', () => {
  it('those of the app are ok', async () => {
    expect(await checkRights(app())).toMatchObject({ level: 'ok' });
  });

  it('the owner of the log is refused', async () => {
    expect(await checkRights(db.owner.kysely)).toMatchObject({
      level: 'fail',
      found: 'palmares_owner owns the event log',
      todo: expect.stringContaining('palmares_app only'),
    });
  });

  it('a right to change the log is named, even on a single partition', async () => {
    const finding = await whileBroken(
      'grant update on events to palmares_app; grant delete on events_3 to palmares_app',
      'revoke update on events from palmares_app; revoke delete on events_3 from palmares_app',
      () => checkRights(app()),
    );
    expect(finding).toMatchObject({
      level: 'fail',
      found: 'palmares_app_login may DELETE, UPDATE events',
      todo: expect.stringContaining('revoke delete, update on events'),
    });
  });

  it('a role that may not append is reported', async () => {
    const finding = await whileBroken(
      'revoke execute on function append_events from palmares_app',
      'grant execute on function append_events to palmares_app',
      () => checkRights(app()),
    );
    expect(finding).toMatchObject({ level: 'fail', todo: 'As the owner: grant palmares_app to palmares_app_login.' });
  });
});

describe('the master key', () => {
  const masterKey = randomBytes(32);

  it('is ok if there is nothing to open, or if it opens the newest data key', async () => {
    expect(await checkMasterKey(app(), { masterKey })).toMatchObject({ level: 'ok' });
    await createKeyring({ masterKey }).create(app(), uuidv7());
    expect(await checkMasterKey(app(), { masterKey })).toMatchObject({
      level: 'ok',
      found: 'opens the newest of 1 data key',
    });
  });

  it('that is not the one of the apps fails, and is not printed', async () => {
    const wrong = randomBytes(32);
    const finding = await checkMasterKey(app(), { masterKey: wrong });
    expect(finding).toMatchObject({ level: 'fail', found: 'opens none of the newest data keys' });
    expect(JSON.stringify(finding)).not.toContain(wrong.toString('base64'));
  });

  it('that does not open what an older one wrapped fails', async () => {
    const next = randomBytes(32);
    await createKeyring({ masterKey: next }).create(app(), uuidv7());
    expect(await checkMasterKey(app(), { masterKey: next })).toMatchObject({
      level: 'fail',
      found: expect.stringContaining('1 data key of 2 wrapped by another master key: '),
    });
  });

  it('that is not set is reported by its variable', async () => {
    expect(await checkMasterKey(app(), undefined)).toMatchObject({
      level: 'fail',
      found: 'PALMARES_MASTER_KEY is not set',
    });
  });
});

it('an old master key that still wraps something is a warning with the command', async () => {
  const oldMasterKey = randomBytes(32);
  await db.owner.kysely.deleteFrom('data_keys').execute();
  const athlete = uuidv7();
  await createKeyring({ masterKey: oldMasterKey }).create(app(), athlete);
  expect(await checkMasterKey(app(), { masterKey: randomBytes(32), oldMasterKey })).toMatchObject({
    level: 'warn',
    found: '1 data key of 1 still wrapped by the old master key',
    todo: expect.stringContaining('palmares keys rotate'),
  });
});

it('an erasure that stopped half-way is named', async () => {
  expect(await checkErasures(app())).toMatchObject({ level: 'ok', found: 'none is unfinished' });
  const athleteId = uuidv7();
  const erasedAt = new Date(Date.now() - 3_600_000);
  await db.owner.kysely.insertInto('erasures').values({ athlete_id: athleteId, erased_at: erasedAt }).execute();
  expect(await checkErasures(app())).toMatchObject({
    level: 'fail',
    found: `1 erasure unfinished, the oldest for 1 hour: ${athleteId}`,
    todo: expect.stringContaining('palmares account erase'),
  });
  const now = new Date();
  await db.owner.kysely.updateTable('erasures').set({ purged_at: now, customer_ended_at: now }).execute();
  expect(await checkErasures(app())).toMatchObject({ level: 'fail' });
  await db.owner.kysely.updateTable('erasures').set({ rewritten_at: now }).execute();
  expect(await checkErasures(app())).toMatchObject({ level: 'ok' });
});

it('[E49] text of erased athletes in free space is reported, and fails once palmares maintain is overdue', async () => {
  await db.owner.kysely.deleteFrom('erasures').execute();
  expect(await checkFreeSpace(app())).toMatchObject({ level: 'ok', found: 'holds nothing that was erased' });
  const rewrittenAt = new Date(Date.now() - 3_600_000);
  await db.owner.kysely
    .insertInto('erasures')
    .values({ athlete_id: uuidv7(), erased_at: rewrittenAt, rewritten_at: rewrittenAt })
    .execute();
  expect(await checkFreeSpace(app())).toMatchObject({
    level: 'ok',
    found: 'may hold text of 1 erased athlete; palmares maintain is due in 7 days',
  });
  const overdue = new Date(Date.now() - 9 * 86_400_000);
  await db.owner.kysely.updateTable('erasures').set({ rewritten_at: overdue }).execute();
  expect(await checkFreeSpace(app())).toMatchObject({
    level: 'fail',
    found: 'may hold text of 1 erased athlete, overdue for 2 days',
    todo: expect.stringContaining('palmares maintain'),
  });
  await db.owner.kysely.updateTable('erasures').set({ maintained_at: new Date() }).execute();
  expect(await checkFreeSpace(app())).toMatchObject({ level: 'ok' });
});

it('[E49] text of forgotten contacts in free space is reported like that of athletes', async () => {
  await db.owner.kysely.deleteFrom('erasures').execute();
  const { kysely } = db.owner;
  const forgottenOn = (rewrittenAt: Date) =>
    kysely
      .insertInto('forgotten_contacts')
      .values({ athlete_id: uuidv7(), contact_id: uuidv7(), rewritten_at: rewrittenAt })
      .execute();
  await forgottenOn(new Date(Date.now() - 3_600_000));
  expect(await checkFreeSpace(app())).toMatchObject({
    level: 'ok',
    found: 'may hold text of 1 forgotten contact; palmares maintain is due in 7 days',
  });
  await forgottenOn(new Date(Date.now() - 9 * 86_400_000));
  const rewrittenAt = new Date();
  await kysely
    .insertInto('erasures')
    .values({ athlete_id: uuidv7(), erased_at: rewrittenAt, rewritten_at: rewrittenAt })
    .execute();
  expect(await checkFreeSpace(app())).toMatchObject({
    level: 'fail',
    found: 'may hold text of 1 erased athlete and 2 forgotten contacts, overdue for 2 days',
  });
});

it('a server that does not wait for the disk fails', async () => {
  expect(await checkDurability(app())).toMatchObject({
    level: 'fail',
    found: 'off for palmares_app_login: fsync, full_page_writes, synchronous_commit',
    todo: expect.stringContaining('postgresql.conf'),
  });
});

it('a clock that differs by more than 2 seconds is a warning', async () => {
  expect(await checkClock(app())).toMatchObject({ level: 'ok' });
  expect(await checkClock(app(), () => Date.now() + 5_000)).toMatchObject({
    level: 'warn',
    found: 'this machine is 5 seconds ahead of the database',
    todo: expect.stringContaining('NTP'),
  });
  expect(await checkClock(app(), () => Date.now() - 3_600_000)).toMatchObject({
    found: 'this machine is 1 hour behind the database',
  });
});

it('[E47] streams that were recorded ahead of the database’s clock are a warning, and the furthest is named', async () => {
  expect(await checkRecordedTimes(app())).toMatchObject({ level: 'ok' });
  const { log, athlete } = testLog(db.database);
  const [near, far] = [await athlete(), await athlete()];
  for (const [{ stream }, ahead] of [
    [near, '10 minutes'],
    [far, '1 hour'],
  ] as const) {
    await log.append(request(stream));
    await db.owner.pool.query(
      "update streams set recorded_at = clock_timestamp() + $2::interval + interval '10 s' where stream = $1",
      [stream, ahead],
    );
  }
  expect(await checkRecordedTimes(app())).toMatchObject({
    level: 'warn',
    found: `2 streams recorded ahead of the database’s clock, ${far.stream} by 1 hour`,
    todo: expect.stringContaining('query their history by version'),
  });
  await db.owner.pool.query(`update streams set recorded_at = clock_timestamp() + interval '30 seconds'`);
  expect(await checkRecordedTimes(app())).toMatchObject({ level: 'ok' });
});
