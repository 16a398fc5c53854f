import { KEY_CACHE_MS } from '@palmares/event-store/event-log';
import { verifyStream } from '@palmares/event-store/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { contactMessage, insertContactMessage } from '../contact-messages/index.ts';
import { rebuild } from '../event-store/index.ts';
import { portfolioProjection } from '../read-models/portfolio/projection.ts';
import { aLink } from '../testing/a-link.ts';
import { anAccount } from '../testing/an-account.ts';
import { type ConnectedServer, connectedServer } from '../testing/connected-server.ts';
import { mottoWritten, request, type TestLog, testLog } from '../testing/event-log.ts';
import { untilReadable } from '../testing/until-readable.ts';
import { eraseAthlete } from './erase-athlete.ts';

let connected: ConnectedServer;
let test: TestLog;

beforeAll(async () => {
  connected = await connectedServer();
  test = testLog(connected.database);
});

afterAll(() => connected.close());

const secret = 'Jamais deux sans trois';

const athleteWithEverything = async () => {
  const { athleteId, stream } = await test.athlete();
  await anAccount(connected.database, { athleteId });
  const { linkId } = await aLink(connected.database, { athleteId, label: secret });
  await test.log.append(request(stream, { events: [mottoWritten(secret)] }));
  return { athleteId, stream, linkId };
};

const rebuildPortfolios = async () => {
  await untilReadable(connected.database);
  await rebuild({
    owner: connected.owner,
    keyring: testLog(connected.owner, test.masterKey).keyring,
    projection: portfolioProjection,
  });
};

/** Every row of every table in the database, as text. */
const everything = async (): Promise<string> => {
  const { rows: tables } = await connected.owner.pool.query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname in ('public', 'read', 'rebuild', 'pgboss')`,
  );
  const texts = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(
      connected.owner.kysely,
    );
    texts.push(...rows.map(({ row }) => row));
  }
  return texts.join('\n');
};

it('[E39] what an erased athlete wrote can be read nowhere, and the log keeps its shape', async () => {
  const { athleteId, stream } = await athleteWithEverything();
  const other = await athleteWithEverything();
  await rebuildPortfolios();
  expect(await everything()).toContain(secret);

  const erased = await eraseAthlete(connected.owner, athleteId);
  expect(erased).toMatchObject({ first: true, events: 1 });
  expect(erased?.purged.filter(({ rows }) => rows > 0).map(({ table }) => table)).toEqual([
    'publish_links',
    'terms_acceptances',
    'accounts',
    'read.portfolio_sections',
  ]);

  const fresh = testLog(connected.database, test.masterKey);
  await expect(fresh.log.load(stream)).rejects.toMatchObject({ name: 'KeyDestroyed' });
  expect(await verifyStream(connected.database.kysely, stream)).toMatchObject({ intact: true, version: 1 });
  const left = (await everything()).split('\n').filter((row) => row.includes(athleteId));
  expect(left.every((row) => !row.includes(secret))).toBe(true);

  expect(await fresh.log.load(other.stream)).toHaveLength(1);
  await rebuildPortfolios();
  const { rows } = await connected.database.pool.query('select athlete_id from read.portfolio_sections');
  expect(rows).toEqual([{ athlete_id: other.athleteId }]);
});

it('[E39] a report of an erased athlete’s portfolio stays, and no longer names the link', async () => {
  const { athleteId, linkId } = await athleteWithEverything();
  const messageId = crypto.randomUUID();
  await connected.database.kysely.transaction().execute((tx) =>
    insertContactMessage(tx, {
      messageId,
      subject: 'privacy',
      reason: 'consent',
      linkId,
      language: 'en',
      body: 'That is me.',
      email: null,
      name: null,
      page: null,
      errorId: null,
      version: null,
      athleteId: null,
    }),
  );
  await eraseAthlete(connected.owner, athleteId);
  expect(await contactMessage(connected.database.kysely, messageId)).toMatchObject({
    linkId: null,
    body: 'That is me.',
  });
});

it('[E39] an erased athlete’s streams accept no more events, even from a process that still has the key', async () => {
  const { athleteId, stream } = await athleteWithEverything();
  await test.log.load(stream);
  await eraseAthlete(connected.owner, athleteId);
  expect(await test.log.append(request(stream))).toEqual({ outcome: 'stream_closed', stream });
  expect(await test.log.append(request(`plan-${athleteId}`, { expected: 'none' }))).toMatchObject({
    outcome: 'stream_closed',
  });
});

it('[E39] the database keeps the key of an athlete whose streams are open', async () => {
  const { athleteId, stream } = await test.athlete();
  await test.log.append(request(stream));
  const destroy = () =>
    connected.owner.pool.query('update data_keys set wrapped = null where subject_id = $1', [athleteId]);
  await expect(destroy()).rejects.toThrow(`the key of subject ${athleteId} is needed: there are open streams`);
  await connected.owner.pool.query('update streams set closed_at = now() where stream = $1', [stream]);
  await destroy();
});

it('[E39] a key that seals no events may be destroyed while the athlete’s streams are open', async () => {
  const { athleteId, stream } = await test.athlete();
  await test.log.append(request(stream));
  const { pool } = connected.owner;
  await pool.query(
    `insert into data_keys (key_id, subject_id, shard, purpose, wrapped, master_key_id)
     select gen_random_uuid(), subject_id, shard, 'guardian', wrapped, master_key_id from data_keys where subject_id = $1`,
    [athleteId],
  );
  const { rowCount } = await pool.query(
    `update data_keys set wrapped = null where subject_id = $1 and purpose = 'guardian'`,
    [athleteId],
  );
  expect(rowCount).toBe(1);
});

it('[E39] erasing again reports when the athlete was first erased', async () => {
  const { athleteId } = await athleteWithEverything();
  const first = await eraseAthlete(connected.owner, athleteId);
  expect(await eraseAthlete(connected.owner, athleteId)).toMatchObject({ first: false, erasedAt: first?.erasedAt });
  expect(await eraseAthlete(connected.owner, '01890000-0000-7000-8000-000000000000')).toBeNull();
});

it('[E39] a concurrent append and erasure both end, one before the other', async () => {
  const { athleteId, stream } = await athleteWithEverything();
  // With and without an expected version: the two append paths.
  const appends = Array.from({ length: 8 }, (_, nth) =>
    test.log.append(request(stream, nth % 2 === 0 ? { expected: 1 } : {})),
  );
  const [erased, ...results] = await Promise.all([eraseAthlete(connected.owner, athleteId), ...appends]);
  const appended = results.filter(({ outcome }) => outcome === 'appended').length;
  expect(erased?.events).toBe(1 + appended);
});

it('[E39] a process forgets a key a minute after it asked for it, however often it uses it', async () => {
  const { athleteId, stream } = await athleteWithEverything();
  const { kysely } = connected.database;
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    const { keyring, log } = testLog(connected.database, test.masterKey);
    await keyring.keyOf(kysely, athleteId);
    await eraseAthlete(connected.owner, athleteId);
    vi.advanceTimersByTime(KEY_CACHE_MS - 1);
    expect(await log.load(stream)).toHaveLength(1);
    vi.advanceTimersByTime(1);
    await expect(keyring.keyOf(kysely, athleteId)).rejects.toMatchObject({ name: 'KeyDestroyed' });
  } finally {
    vi.useRealTimers();
  }
});

it('[E39] every table with a column of one athlete is purged', async () => {
  const { rows } = await connected.owner.pool.query<{ name: string }>(
    `select case table_schema when 'public' then '' else table_schema || '.' end || table_name as name
     from information_schema.columns
     where column_name in ('athlete_id', 'subject_id') and table_schema in ('public', 'read', 'rebuild', 'verify')
       and not exists (select from pg_inherits where inhrelid = format('%I.%I', table_schema, table_name)::regclass)
     order by name`,
  );
  const { athleteId } = await athleteWithEverything();
  const purged = new Set((await eraseAthlete(connected.owner, athleteId))?.purged.map(({ table }) => table));
  expect(rows.map(({ name }) => name).filter((name) => !purged.has(name))).toEqual([
    'data_keys',
    'demo_athletes',
    'erasures',
    'forgotten_contacts',
  ]);
});
