import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@palmares/db';
import {
  applyLedger,
  enterInLedger,
  eraseAthlete,
  erasureOf,
  purgedTables,
  readLedger,
  removeBytes,
} from '@palmares/db/erasure';
import {
  aLink,
  anAccount,
  type ConnectedServer,
  connectedServer,
  mottoWritten,
  relationsHolding,
  request,
  type TestLog,
  testLog,
  within,
} from '@palmares/db/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ErasureReport, eraseAccount } from './erase-account.ts';
import type { ErasureDeps } from './erasure-steps.ts';

const SOON = { timeout: within(15_000) };

let connected: ConnectedServer;
let test: TestLog;
let folder: string;

beforeAll(async () => {
  connected = await connectedServer({ settings: { max_prepared_transactions: '2' } });
  test = testLog(connected.database);
  folder = await mkdtemp(join(tmpdir(), 'remove-bytes-'));
});

afterAll(async () => {
  await connected.close();
  await rm(folder, { recursive: true });
});

const anAthlete = async (shard?: number) => {
  const { athleteId, stream } = await test.athlete(shard);
  await anAccount(connected.database, { athleteId });
  await aLink(connected.database, { athleteId });
  await test.log.append(request(stream, { events: [mottoWritten('Jamais deux sans trois')] }));
  const { rows } = await connected.owner.pool.query<{ wrapped: Buffer; partition: string }>(
    'select wrapped, tableoid::regclass::text as partition from data_keys where subject_id = $1',
    [athleteId],
  );
  const [key] = rows;
  if (!key) throw new Error('The athlete has no data key');
  return { athleteId, ...key };
};

let ledgers = 0;
const erasing = (given: Partial<ErasureDeps> = {}) => {
  ledgers += 1;
  const deps: ErasureDeps = {
    owner: connected.owner,
    ledgerFile: join(folder, `${ledgers}.jsonl`),
    endCustomers: async () => ({ subscriptionIds: [] }),
    removeFiles: async () => 0,
    waitForCacheExpiry: async () => undefined,
    now: () => new Date(),
    ...given,
  };
  const erase = async (athleteId: string, timeoutMs?: number): Promise<ErasureReport> => {
    const report = await eraseAccount({ ...deps, timeoutMs }, { reason: 'asked by mail' }, { athleteId });
    if (typeof report === 'string') throw new Error(report);
    return report;
  };
  return { deps, erase };
};

/** Vacuums the tables; returns those that still had something to remove: dead rows, or index entries of pruned rows. */
const removedByVacuum = async (tables: readonly string[]): Promise<readonly string[]> => {
  const client = await connected.owner.pool.connect();
  const found: string[] = [];
  const note = ({ message = '' }: { readonly message?: string | undefined }) => {
    const [table = message] = message.split('\n');
    if (/tuples: [1-9]\d* removed|[1-9]\d* are dead|[1-9]\d* dead item identifiers/.test(message)) found.push(table);
  };
  client.on('notice', note);
  for (const table of tables) await client.query(`vacuum (verbose, index_cleanup on) ${table}`);
  client.off('notice', note);
  client.release();
  return found;
};

/** Opens a connection that keeps a snapshot of the database; returns a function that ends it. */
const aSnapshot = async (application: string) => {
  const program = connect({ url: connected.server.ownerUrl, applicationName: application, max: 1 });
  const client = await program.pool.connect();
  await client.query('begin isolation level repeatable read');
  await client.query('select count(*) from accounts');
  return async () => {
    await client.query('rollback');
    client.release();
    await program.close();
  };
};

describe('the data files, once an erasure is complete', () => {
  it('[E49] hold the wrapped key nowhere, which they held in one partition', async () => {
    const { athleteId, wrapped, partition } = await anAthlete();
    await anAthlete();
    // If the column were sampled, pg_statistic would hold the bytes too.
    await connected.owner.pool.query('analyze');
    expect(await relationsHolding(connected.server, wrapped)).toEqual([partition]);
    const { erase, deps } = erasing();
    const report = await erase(athleteId);
    expect(report).toMatchObject({ blockedBy: [], completeOn: expect.any(Date), maintainBy: expect.any(Date) });
    expect(await relationsHolding(connected.server, wrapped)).toEqual([]);
    const day = (date: Date | null) => date?.toISOString().slice(0, 10);
    expect(JSON.parse((await readFile(deps.ledgerFile, 'utf8')).split('\n')[1] ?? '')).toEqual({
      athleteId,
      completedAt: expect.any(String),
      files: 0,
      backupsExpireOn: day(report.completeOn),
      maintainBy: day(report.maintainBy),
    });
  });

  it('[E49] have no dead row and no index entry of one left in any table that was purged', async () => {
    const { athleteId } = await anAthlete();
    const purged = await purgedTables(connected.owner.kysely);
    await eraseAthlete(connected.owner, athleteId);
    expect(await removedByVacuum(['accounts'])).not.toEqual([]);
    const other = await anAthlete();
    await erasing().erase(other.athleteId);
    expect(await removedByVacuum(purged)).toEqual([]);
  });

  it('[E49] hold no key of an erasure that was killed before they were rewritten, and that the next run finished', async () => {
    const { athleteId, wrapped } = await anAthlete();
    const { deps, erase } = erasing({
      onStep: (step) => {
        if (step === 'rewrite') throw new Error('killed');
      },
    });
    await expect(erase(athleteId)).rejects.toThrow('killed');
    expect(await relationsHolding(connected.server, wrapped)).not.toEqual([]);
    const next = erasing({ ledgerFile: deps.ledgerFile });
    expect(await next.erase(athleteId)).toMatchObject({ erasedBefore: null, completeOn: expect.any(Date) });
    expect(await relationsHolding(connected.server, wrapped)).toEqual([]);
  });

  it('[E49] hold no key of those whom a restored backup brought back, once its ledger is applied', async () => {
    // With three neighbours on one page, a vacuum alone would leave a key in the page's free space.
    const athletes = [await anAthlete(7), await anAthlete(7), await anAthlete(7)];
    const { deps } = erasing();
    for (const { athleteId } of athletes)
      await enterInLedger(deps.ledgerFile, { athleteId, erasedAt: '2026-11-21T12:00:00.000Z', reason: 'asked' });
    const end = await aSnapshot('pg_dump');
    expect(await applyLedger({ ...deps, timeoutMs: 0 })).toMatchObject({ blockedBy: [{ name: 'pg_dump' }] });
    await end();
    expect(await applyLedger(deps)).toMatchObject({ blockedBy: [] });
    for (const { wrapped } of athletes) expect(await relationsHolding(connected.server, wrapped)).toEqual([]);
  });
});

describe('an erasure', () => {
  it('[E49] is not complete while an older snapshot keeps the rows, names whose it is, and is finished by the next run', async () => {
    const { athleteId, wrapped } = await anAthlete();
    const { deps, erase } = erasing();
    const end = await aSnapshot('a long report');
    expect(await erase(athleteId, 0)).toMatchObject({
      blockedBy: [{ name: 'a long report', pid: expect.any(Number), since: expect.any(Date), table: null }],
      completeOn: null,
      maintainBy: null,
    });
    expect(await readLedger(deps.ledgerFile)).toMatchObject([{ athleteId, completedAt: null }]);
    expect(await erasureOf(connected.owner.kysely, athleteId)).toMatchObject({
      purgedAt: expect.any(Date),
      rewrittenAt: null,
      customerEndedAt: null,
    });
    await end();
    expect(await erase(athleteId)).toMatchObject({ blockedBy: [], completeOn: expect.any(Date) });
    expect(await readLedger(deps.ledgerFile)).toMatchObject([{ athleteId, completedAt: expect.any(String) }]);
    expect(await relationsHolding(connected.server, wrapped)).toEqual([]);
  });

  it('[E49] is not complete while a snapshot still sees a row that only the second purge removed', async () => {
    const { athleteId } = await anAthlete();
    let end = async (): Promise<void> => undefined;
    const { deps, erase } = erasing({
      waitForCacheExpiry: async () => {
        await aLink(connected.database, { athleteId });
        end = await aSnapshot('a report meanwhile');
      },
    });
    expect(await erase(athleteId, 0)).toMatchObject({ blockedBy: [{ name: 'a report meanwhile' }], completeOn: null });
    await end();
    const next = erasing({ ledgerFile: deps.ledgerFile });
    expect(await next.erase(athleteId)).toMatchObject({ blockedBy: [], completeOn: expect.any(Date) });
  });

  it('[E49] waits for a snapshot that ends in time, and asks nobody to run it again', async () => {
    const { athleteId } = await anAthlete();
    const end = await aSnapshot('a short report');
    const { erase } = erasing({
      onStep: (step) => {
        if (step === 'rewrite') setImmediate(() => void end());
      },
    });
    expect(await erase(athleteId)).toMatchObject({ blockedBy: [], completeOn: expect.any(Date) });
  });

  it('[E49] removes the bytes in spite of a snapshot that is newer than the removal', async () => {
    const { athleteId, wrapped } = await anAthlete();
    await test.log.settled();
    await eraseAthlete(connected.owner, athleteId);
    const end = await aSnapshot('a report of today');
    expect(await removeBytes({ owner: connected.owner, athleteIds: [athleteId], timeoutMs: 0 })).toEqual([]);
    expect(await relationsHolding(connected.server, wrapped)).toEqual([]);
    await end();
  });

  it('[E49] waits for a reader of a page with a removed row, which a plain vacuum would skip', async () => {
    const { athleteId } = await anAthlete();
    await test.log.settled();
    await eraseAthlete(connected.owner, athleteId);
    const reader = await connected.owner.pool.connect();
    await reader.query('begin');
    await reader.query('declare page cursor for select * from accounts');
    await reader.query('fetch 1 from page');
    const removed = removeBytes({ owner: connected.owner, athleteIds: [athleteId], timeoutMs: 0 });
    await vi.waitFor(async () => {
      const { rows } = await connected.owner.pool.query(
        `select pid from pg_stat_activity where wait_event_type = 'BufferPin'`,
      );
      expect(rows).toHaveLength(1);
    }, SOON);
    await reader.query('rollback');
    reader.release();
    expect(await removed).toEqual([]);
    expect(await removedByVacuum(['accounts'])).toEqual([]);
  });

  it('[E49] names a prepared transaction, and a program that has locked the table of the keys', async () => {
    const { athleteId, partition } = await anAthlete();
    const { erase } = erasing();
    const { pool } = connected.owner;
    const client = await pool.connect();
    await client.query('begin');
    await client.query(`insert into rewritten_tables values (1, now())`);
    await client.query(`prepare transaction 'forgotten'`);
    client.release();
    expect(await erase(athleteId, 0)).toMatchObject({
      blockedBy: [{ name: 'prepared transaction forgotten', pid: null, since: expect.any(Date) }],
      completeOn: null,
    });
    await pool.query(`rollback prepared 'forgotten'`);

    const locking = connect({ url: connected.server.ownerUrl, applicationName: 'a curious operator', max: 1 });
    const operator = await locking.pool.connect();
    await operator.query('begin');
    await operator.query(`select count(*) from ${partition}`);
    expect(await erase(athleteId, 0)).toMatchObject({
      blockedBy: [{ name: 'a curious operator', table: `public.${partition}` }],
      completeOn: null,
    });
    await operator.query('rollback');
    operator.release();
    await locking.close();
    expect(await erase(athleteId)).toMatchObject({ blockedBy: [], completeOn: expect.any(Date) });
  });
});
