import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAccounts, createLucia, startSession } from '@palmares/db/accounts';
import { insertExport } from '@palmares/db/data-exports';
import {
  applyLedger,
  completeInLedger,
  enterInLedger,
  erasureOf,
  readLedger,
  refuseUnerased,
} from '@palmares/db/erasure';
import { codec, rebuild } from '@palmares/db/event-store';
import { createJobs, type Jobs } from '@palmares/db/jobs';
import { planProjection, portfolioProjection } from '@palmares/db/read-models';
import { findOpenLink } from '@palmares/db/sharing';
import {
  aLink,
  anAccount,
  type ConnectedServer,
  connectedServer,
  mottoWritten,
  request,
  type TestLog,
  testLog,
  untilReadable,
  within,
} from '@palmares/db/testing';
import { guardianTextVersion } from '@palmares/domain/account';
import { streamOf } from '@palmares/domain/kernel';
import { copyOf, projectionSubscriber, type Subscriber } from '@palmares/event-store/projector';
import {
  createTables,
  type LoggedEvent,
  loggedColumns,
  projectBatch,
  projectionInto,
  setReadModel,
} from '@palmares/event-store/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ErasureReport, eraseAccount } from './erase-account.ts';
import type { ErasureDeps, ErasureStep } from './erasure-steps.ts';

let connected: ConnectedServer;
let test: TestLog;
let jobs: Jobs;
let folder: string;

beforeAll(async () => {
  connected = await connectedServer();
  test = testLog(connected.database);
  jobs = await createJobs(connected.database);
  folder = await mkdtemp(join(tmpdir(), 'erase-'));
});

afterAll(async () => {
  await jobs.close();
  await connected.close();
  await rm(folder, { recursive: true });
});

let ledgers = 0;
/** Returns an eraser that records its steps, the milliseconds to wait (without waiting) and the customers to end. */
const erasing = (given: Partial<ErasureDeps> = {}) => {
  ledgers += 1;
  const steps: ErasureStep[] = [];
  const waited: number[] = [];
  const asked: (readonly string[])[] = [];
  const deps: ErasureDeps = {
    owner: connected.owner,
    ledgerFile: join(folder, `${ledgers}.jsonl`),
    endCustomers: async (_, customerIds) => {
      asked.push(customerIds);
      return { subscriptionIds: [] };
    },
    removeFiles: async () => 0,
    waitForCacheExpiry: async (milliseconds) => {
      waited.push(milliseconds);
    },
    onStep: (step) => steps.push(step),
    now: () => new Date(),
    ...given,
  };
  const erase = async (athleteId: string, dryRun = false): Promise<ErasureReport> => {
    const report = await eraseAccount(deps, { reason: 'asked by mail' }, { athleteId, dryRun });
    if (typeof report === 'string') throw new Error(report);
    return report;
  };
  return { deps, erase, steps, waited, asked };
};

const paying = { subscriptionId: 'sub_1', customerId: 'cus_1', currentPeriodEnd: '2026-12-21T12:00:00.000Z' };

const rebuildAll = async () => {
  await untilReadable(connected.database);
  const { keyring } = testLog(connected.owner, test.masterKey);
  for (const projection of [portfolioProjection, planProjection])
    await rebuild({ owner: connected.owner, keyring, projection });
};

const withGuardian = (athleteId: string) =>
  connected.database.kysely.transaction().execute((tx) =>
    createAccounts({ pepper: Buffer.alloc(32, 7), now: () => new Date() }).addGuardian(tx, {
      athleteId,
      requestId: crypto.randomUUID(),
      email: 'parent@example.com',
      language: 'en',
      textVersion: guardianTextVersion,
      at: new Date(),
    }),
  );

const athleteWhoPays = async () => {
  const { athleteId, stream } = await test.athlete();
  await anAccount(connected.database, { athleteId });
  await withGuardian(athleteId);
  const link = await aLink(connected.database, { athleteId });
  await connected.database.kysely
    .transaction()
    .execute((tx) => insertExport(tx, { athleteId, exportId: randomUUID() }));
  await test.log.append(request(stream, { events: [mottoWritten('Jamais deux sans trois')] }));
  const plan = streamOf('plan', athleteId);
  await test.log.append(request(plan, { events: [{ type: 'AthletePlanStarted', data: paying }] }));
  await rebuildAll();
  return { athleteId, stream, link };
};

const ageErasure = (athleteId: string) =>
  sql`update erasures set erased_at = erased_at - interval '2 minutes' where athlete_id = ${athleteId}`.execute(
    connected.owner.kysely,
  );

const rowsOf = (report: ErasureReport): Record<string, number> =>
  Object.fromEntries(report.purged.filter(({ rows }) => rows > 0).map(({ table, rows }) => [table, rows]));

describe('an account', () => {
  it('[E39] is erased in order: ledger, keys and rows, files, Stripe, caches waited out, rows, data files, late files', async () => {
    const { athleteId } = await athleteWhoPays();
    const { deps, erase, steps, waited, asked } = erasing();
    const report = await erase(athleteId);
    expect(steps).toEqual([
      'ledger',
      'erase',
      'files',
      'customer',
      'wait',
      'purge',
      'rewrite',
      'late files',
      'complete',
    ]);
    expect(asked).toEqual([['cus_1'], ['cus_1']]);
    expect(waited).toHaveLength(1);
    expect(waited[0]).toBeGreaterThan(60_000);
    expect(report).toMatchObject({ erasedBefore: null, events: 2, outstanding: null, blockedBy: [] });
    expect(rowsOf(report)).toEqual({
      publish_links: 1,
      guardians: 1,
      earlier_guardian_links: 2,
      data_exports: 1,
      terms_acceptances: 1,
      accounts: 1,
      'read.plans': 1,
      'read.portfolio_sections': 1,
    });
    const [entry] = await readLedger(deps.ledgerFile);
    expect(entry).toMatchObject({ athleteId, reason: 'asked by mail', completedAt: expect.any(String) });
    expect(await erasureOf(connected.database.kysely, athleteId)).toMatchObject({
      customerIds: [],
      subscriptionIds: [],
    });
    const daysTo = (date: Date | null) => Math.round(((date?.getTime() ?? 0) - Date.now()) / 86_400_000);
    expect([daysTo(report.maintainBy), daysTo(report.completeOn)]).toEqual([7, 30]);
  });

  it('[E39] that was erased before is reported with its dates, and no step runs again', async () => {
    const { athleteId } = await athleteWhoPays();
    const { deps, erase } = erasing();
    const first = await erase(athleteId);
    const again = erasing({ ledgerFile: deps.ledgerFile });
    const second = await again.erase(athleteId);
    expect(second).toMatchObject({ purged: [], events: 2, outstanding: null, completeOn: first.completeOn });
    expect(second.erasedBefore).toBeInstanceOf(Date);
    expect([again.steps, again.asked, again.waited]).toEqual([[], [], []]);
    expect(await again.erase(athleteId, true)).toEqual(second);
  });

  it('[E39] gets the same report from a dry run as from the erasure, and is not changed by it', async () => {
    const { athleteId, stream } = await athleteWhoPays();
    const { deps, erase, steps, asked } = erasing();
    const dry = await erase(athleteId, true);
    expect([steps, asked, await readLedger(deps.ledgerFile)]).toEqual([[], [], []]);
    expect(await test.log.load(stream)).toHaveLength(1);
    expect(await erasureOf(connected.database.kysely, athleteId)).toBeUndefined();
    const inDays = ({ completeOn, maintainBy, ...report }: ErasureReport) => ({
      ...report,
      dates: [completeOn, maintainBy].map((date) => date?.toISOString().slice(0, 10)),
    });
    expect(inDays(dry)).toEqual(inDays(await erase(athleteId)));
  });

  it('[E39] that does not exist is reported as unknown, and one that is being erased as taken', async () => {
    const { deps } = erasing();
    const nobody = { athleteId: '01890000-0000-7000-8000-000000000000' };
    expect(await eraseAccount(deps, { reason: 'none' }, nobody)).toBe('unknown');
    expect(await readLedger(deps.ledgerFile)).toEqual([]);

    const { athleteId } = await athleteWhoPays();
    const waiting = Promise.withResolvers<void>();
    const reached = Promise.withResolvers<void>();
    const slow = erasing({
      waitForCacheExpiry: () => {
        reached.resolve();
        return waiting.promise;
      },
    });
    const first = slow.erase(athleteId);
    await reached.promise;
    expect(await eraseAccount(deps, { reason: 'asked' }, { athleteId })).toBe('taken');
    waiting.resolve();
    await first;
  });

  it('[E39] is untouched when the ledger cannot be written', async () => {
    const { athleteId, stream } = await athleteWhoPays();
    const { erase } = erasing({ ledgerFile: join(folder, 'nowhere', 'ledger.jsonl') });
    await expect(erase(athleteId)).rejects.toMatchObject({ name: 'LedgerUnusable' });
    expect(await test.log.load(stream)).toHaveLength(1);
  });
});

describe('an erasure that dies', () => {
  it.each<ErasureStep>(['ledger', 'erase', 'files', 'customer', 'wait', 'purge', 'rewrite', 'late files', 'complete'])(
    '[E39] before the step "%s" is finished by the next run',
    async (deadly) => {
      const { athleteId, stream } = await athleteWhoPays();
      const dying = erasing({
        onStep: (step) => {
          if (step === deadly) throw new Error('killed');
        },
      });
      await expect(dying.erase(athleteId)).rejects.toThrow('killed');
      const { erase, asked } = erasing({ ledgerFile: dying.deps.ledgerFile });
      const report = await erase(athleteId);
      expect(report).toMatchObject({ erasedBefore: null, events: 2, outstanding: null, completeOn: expect.any(Date) });
      expect(asked).toContainEqual(['cus_1']);
      expect(await readLedger(dying.deps.ledgerFile)).toMatchObject([{ athleteId, completedAt: expect.any(String) }]);
      await expect(testLog(connected.database, test.masterKey).log.load(stream)).rejects.toThrow('destroyed');
      expect((await erase(athleteId)).erasedBefore).not.toBeNull();
    },
  );

  it('[E39] because Stripe does not answer has erased everything here, and says what is left', async () => {
    const { athleteId, stream } = await athleteWhoPays();
    const { deps, erase } = erasing({ endCustomers: () => Promise.reject(new Error('Stripe could not be reached')) });
    expect(await erase(athleteId)).toMatchObject({ outstanding: 'Stripe could not be reached', completeOn: null });
    await expect(testLog(connected.database, test.masterKey).log.load(stream)).rejects.toThrow('destroyed');
    expect(await erasureOf(connected.database.kysely, athleteId)).toMatchObject({
      customerIds: ['cus_1'],
      subscriptionIds: ['sub_1'],
      customerEndedAt: null,
    });

    await ageErasure(athleteId);
    const { erase: eraseNow, asked, waited } = erasing({ ledgerFile: deps.ledgerFile });
    expect(await eraseNow(athleteId)).toMatchObject({ outstanding: null, completeOn: expect.any(Date) });
    expect([asked, waited]).toEqual([[['cus_1']], []]);
  });
});

describe('a row written by a process that still has the key', () => {
  it('[E39] is removed by the second purge', async () => {
    const { athleteId } = await athleteWhoPays();
    const { erase } = erasing({
      waitForCacheExpiry: async () => {
        await aLink(connected.database, { athleteId });
        await jobs.enqueue(connected.database.kysely, 'sync-subscription', { subscriptionId: 'sub_late' });
      },
      endCustomers: async () => ({ subscriptionIds: ['sub_late'] }),
    });
    expect(rowsOf(await erase(athleteId))).toMatchObject({ publish_links: 2, 'pgboss.job': 1 });
  });
});

describe('a batch that began with the key', () => {
  it.each([
    ['read', projectionSubscriber(portfolioProjection)],
    ['rebuild', projectionInto(portfolioProjection, 'rebuild', copyOf(portfolioProjection, 'rebuild'))],
  ] as const)(
    '[E39] is waited for, however long it is blocked, and what it wrote into "%s" is removed',
    async (schema, into) => {
      const { athleteId, stream } = await athleteWhoPays();
      const { kysely } = connected.owner;
      if (schema === 'rebuild') {
        await createTables(kysely, schema, portfolioProjection);
        await setReadModel(kysely, into.name, portfolioProjection);
      }
      await test.log.load(stream);
      const { rows: events } = await sql<LoggedEvent>`
      select ${loggedColumns} from events where stream = ${stream}`.execute(kysely);
      const blocking = await kysely.startTransaction().execute();
      await sql`select pg_advisory_xact_lock(1)`.execute(blocking);
      const written = Promise.withResolvers<void>();
      const subscriber: Subscriber = {
        ...into,
        async handleAll(tx, recorded, seal) {
          await into.handleAll?.(tx, recorded, seal);
          written.resolve();
          await sql`select pg_advisory_xact_lock_shared(1)`.execute(tx);
        },
      };
      let batch: Promise<void> | undefined;
      const { erase } = erasing({
        waitForCacheExpiry: () => {
          batch = projectBatch({
            database: connected.database,
            keyring: test.keyring,
            codec,
            parts: [{ subscriber, events }],
            moveCheckpoints: async () => undefined,
          });
          return written.promise;
        },
      });
      const erased = erase(athleteId);
      await vi.waitFor(
        async () => {
          const { rows } = await sql<{ name: string }>`
          select a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
          where a.datname = current_database() and l.locktype = 'advisory' and not l.granted order by name`.execute(
            kysely,
          );
          expect(rows.map(({ name }) => name)).toEqual(['test', 'test-owner']);
        },
        { timeout: within(15_000) },
      );
      await blocking.commit().execute();
      await batch;
      expect(rowsOf(await erased)).toHaveProperty([`${schema}.portfolio_sections`], schema === 'read' ? 2 : 1);
      const { rows: left } = await sql`
      select from ${sql.table(`${schema}.portfolio_sections`)} where athlete_id = ${athleteId}`.execute(kysely);
      expect(left).toEqual([]);
    },
  );
});

describe('what an erased athlete had open', () => {
  it('[E39] is closed: sessions, links, jobs in every state, and the streams for processes that still have the key', async () => {
    const { athleteId, stream, link } = await athleteWhoPays();
    const other = await athleteWhoPays();
    const lucia = createLucia({ kysely: connected.database.kysely, secure: false, now: () => new Date() });
    const session = await startSession(lucia, { athleteId, device: 'Firefox' });
    for (const data of [
      { athleteId, linkId: link.linkId },
      { athleteId: other.athleteId, linkId: link.linkId },
    ])
      await jobs.enqueue(connected.database.kysely, 'send-published-notice', data);
    await jobs.enqueue(connected.database.kysely, 'send-verification-code', { athleteId });
    await jobs.enqueue(connected.database.kysely, 'sync-subscription', { subscriptionId: 'sub_1' });
    await connected.owner.pool.query(`update pgboss.job set state = 'completed' where name = 'send-verification-code'`);
    await test.log.load(stream);

    const { erase } = erasing();
    const report = await erase(athleteId);
    expect(rowsOf(report)).toMatchObject({ sessions: 1, 'pgboss.job': 3, publish_links: 1 });
    expect((await lucia.validateSession(session.id)).session).toBeNull();
    expect(await findOpenLink(connected.database, link, { at: new Date() })).toBeUndefined();
    expect(await findOpenLink(connected.database, other.link, { at: new Date() })).toBeDefined();
    expect(await test.log.append(request(stream))).toMatchObject({ outcome: 'stream_closed' });

    await rebuildAll();
    const { rows } = await connected.owner.pool.query('select athlete_id from read.plans where athlete_id = any($1)', [
      [athleteId, other.athleteId],
    ]);
    expect(rows).toEqual([{ athlete_id: other.athleteId }]);
  });
});

describe('a restored backup', () => {
  /** Simulates a database restored to before the erasure: the ledger is newer than it. */
  const inLedgerOnly = async (ledgerFile: string, completed: boolean) => {
    const { athleteId, stream } = await athleteWhoPays();
    await enterInLedger(ledgerFile, { athleteId, erasedAt: '2026-11-21T12:00:00.000Z', reason: 'asked' });
    if (completed) await completeInLedger(ledgerFile, { athleteId, completedAt: '2026-11-21T12:01:05.000Z' });
    return { athleteId, stream };
  };

  it('[E39] does not open until its ledger is applied, which erases again whom it names', async () => {
    const { deps, erase } = erasing();
    const { ledgerFile } = deps;
    const { athleteId: erased } = await athleteWhoPays();
    await erase(erased);
    const { athleteId, stream } = await inLedgerOnly(ledgerFile, true);
    const { athleteId: unfinished } = await inLedgerOnly(ledgerFile, false);
    await enterInLedger(ledgerFile, {
      athleteId: '01890000-0000-7000-8000-00000000abcd',
      erasedAt: '2026-11-21T12:00:00.000Z',
      reason: 'asked',
    });
    await expect(refuseUnerased(connected.database, ledgerFile)).rejects.toThrow(/names 2 athletes.*palmares restore/);

    const dry = await applyLedger({ ...erasing().deps, ledgerFile, dryRun: true });
    expect(await test.log.load(stream)).toHaveLength(1);
    const real = await applyLedger({ ...erasing().deps, ledgerFile });
    expect(dry).toEqual({ ...real, unknownToLedger: dry.unknownToLedger });
    expect(real.applied.map(({ outcome, customerEnded }) => [outcome, customerEnded])).toEqual([
      ['was erased', true],
      ['erased', true],
      ['erased', false],
      ['not here', false],
    ]);
    await refuseUnerased(connected.database, ledgerFile);
    await expect(testLog(connected.database, test.masterKey).log.load(stream)).rejects.toThrow('destroyed');
    expect(await test.log.append(request(stream))).toMatchObject({ outcome: 'stream_closed' });

    const after = erasing({ ledgerFile });
    expect((await after.erase(athleteId)).erasedBefore).not.toBeNull();
    await ageErasure(unfinished);
    expect(await after.erase(unfinished)).toMatchObject({ erasedBefore: null, outstanding: null });
    expect(after.asked).toEqual([['cus_1']]);
  });

  it('[E39] without an athlete whom the ledger names still lets their Stripe customer be ended', async () => {
    const { deps, erase, steps, asked } = erasing();
    const athleteId = '01890000-0000-7000-8000-00000000abcd';
    await enterInLedger(deps.ledgerFile, { athleteId, erasedAt: '2026-11-21T12:00:00.000Z', reason: 'asked' });
    const failing = { ...deps, endCustomers: () => Promise.reject(new Error('Stripe could not be reached')) };
    const by = { reason: 'asked by mail' };
    expect(await eraseAccount(failing, by, { athleteId })).toMatchObject({
      here: false,
      outstanding: 'Stripe could not be reached',
      completeOn: null,
    });
    expect(await erase(athleteId, true)).toMatchObject({ here: false, outstanding: null });
    expect(await readLedger(deps.ledgerFile)).toMatchObject([{ athleteId, completedAt: null }]);

    const report = await erase(athleteId);
    expect(report).toMatchObject({ here: false, erasedBefore: null, events: 0, purged: [], outstanding: null });
    expect([steps, asked]).toEqual([['files', 'customer', 'files', 'customer', 'complete'], [[]]]);
    expect(await readLedger(deps.ledgerFile)).toMatchObject([{ athleteId, completedAt: expect.any(String) }]);
    expect(await erase(athleteId)).toMatchObject({ here: false, erasedBefore: new Date('2026-11-21T12:00:00.000Z') });
    expect(asked).toHaveLength(1);
  });

  it('[E39] is refused without a ledger, and names the erased athletes that its ledger lacks', async () => {
    const { deps, erase } = erasing();
    const { athleteId } = await athleteWhoPays();
    await erase(athleteId);
    const other = erasing().deps;
    await expect(applyLedger(other)).rejects.toThrow('does not exist');
    await enterInLedger(other.ledgerFile, {
      athleteId: '01890000-0000-7000-8000-00000000abcd',
      erasedAt: '2026-11-21T12:00:00.000Z',
      reason: 'asked',
    });
    expect((await applyLedger(other)).unknownToLedger).toContain(athleteId);
    expect((await applyLedger(deps)).unknownToLedger).not.toContain(athleteId);
  });
});
