import { randomUUID } from 'node:crypto';
import {
  lockReadModel,
  type Projection,
  type Projector,
  projectionSubscriber,
  type Subscriber,
} from '@palmares/event-store/projector';
import {
  holdLeases,
  leave,
  lockReadModelsShared,
  projectRound,
  rebuildOf,
  waitUntilProjected,
} from '@palmares/event-store/testing';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Jobs } from '../jobs/enqueue.ts';
import { portfolioProjection } from '../read-models/portfolio/projection.ts';
import { projections, subscribers } from '../subscribers.ts';
import { type ConnectedServer, connectedServer } from '../testing/connected-server.ts';
import { mottoWritten, request, type TestLog, testLog } from '../testing/event-log.ts';
import { untilReadable } from '../testing/until-readable.ts';
import { within } from '../testing/within.ts';
import { codec } from './codec.ts';
import { createProjector, rebuild, verifyProjection } from './index.ts';

vi.setConfig({ testTimeout: 60_000 });

let server: ConnectedServer;
let test: TestLog;
const projectors: Projector[] = [];
const live = projectionSubscriber(portfolioProjection);

beforeAll(async () => {
  server = await connectedServer();
  test = testLog(server.database);
});

afterEach(async () => {
  await Promise.all(projectors.splice(0).map((projector) => projector.stop()));
});

afterAll(() => server.close());

const project = (...given: readonly Subscriber[]): Set<string> => {
  const otherVersions = new Set<string>();
  const projector = createProjector({
    database: server.database,
    keyring: test.keyring,
    subscribers: given,
    onOtherVersion: (subscriber) => otherVersions.add(subscriber),
  });
  projectors.push(projector);
  projector.start();
  return otherVersions;
};

const write = async (mottos: readonly string[]) => {
  const { athleteId, stream } = await test.athlete();
  for (const motto of mottos) await test.log.append(request(stream, { events: [mottoWritten(motto)] }));
  await untilReadable(server.database);
  return { athleteId, stream, version: mottos.length };
};

const projected = (place: { stream: Awaited<ReturnType<typeof write>>['stream']; version: number }, name = live.name) =>
  waitUntilProjected(server.database.kysely, { subscriber: name, ...place }, within(30_000));

const options = (projection: Projection = portfolioProjection) => ({
  owner: server.owner,
  keyring: test.keyring,
  projection,
});

const rows = async () =>
  (await server.database.pool.query('select * from read.portfolio_sections order by athlete_id, section')).rows;

const mottoOf = async (athleteId: string) => (await rows()).find((row) => row.athlete_id === athleteId)?.content.motto;

/** Another version of the portfolio, with text in upper case. */
const shouting: Projection = {
  ...portfolioProjection,
  version: portfolioProjection.version + 1,
  apply: (db, recorded, seal) =>
    portfolioProjection.apply(
      db,
      recorded.map((one) => {
        const { motto } = one.event.data as { motto: string };
        return { ...one, event: { ...one.event, data: { motto: motto.toUpperCase(), explanation: '' } } };
      }),
      seal,
    ),
};

/** A third version of another shape: one more column in one table, and one table replaced by another. */
const counting: Projection = {
  ...portfolioProjection,
  version: portfolioProjection.version + 2,
  tables: {
    portfolio_sections: `${portfolioProjection.tables.portfolio_sections}, edits integer not null default 0`,
    portfolio_edits: 'athlete_id uuid primary key, edits integer not null',
  },
  async apply(db, recorded) {
    for (const { stream } of recorded)
      await sql`
        insert into ${sql.table('rebuild.portfolio_edits')} as t values (${stream.slice(-36)}::uuid, 1)
        on conflict (athlete_id) do update set edits = t.edits + 1
      `.execute(db);
  },
};

it('[E35] waiting for a version ends when it is projected, or at the timeout', async () => {
  const place = await write(['un', 'deux']);
  const wait = (timeoutMs: number, version = place.version) =>
    waitUntilProjected(server.database.kysely, { subscriber: live.name, ...place, version }, timeoutMs);
  expect(await wait(0)).toBe('timed_out');
  project(live);
  expect(await projected(place)).toBe('projected');
  expect(await wait(30, 9)).toBe('timed_out');
});

it('[E30] a rebuild from zero equals the incremental result, row for row, also while events are appended', async () => {
  project(live);
  const places = await Promise.all([write(['a', 'b']), write(['c']), write(['d', 'e', 'f'])]);
  let writing = true;
  const writers = places.map(async ({ stream, version }) => {
    let last = version;
    while (writing) {
      await test.log.append(request(stream, { events: [mottoWritten(`${last}`)] }));
      last += 1;
    }
    return { stream, version: last };
  });
  const rebuilt = await rebuild(options());
  writing = false;
  const ends = await Promise.all(writers);
  for (const place of ends) expect(await projected(place)).toBe('projected');
  expect(rebuilt).toMatchObject({
    version: portfolioProjection.version,
    replaced: portfolioProjection.version,
    resumedAt: null,
    parkedAthletes: 0,
  });

  const incremental = await rows();
  expect(await verifyProjection(options())).toMatchObject({ differences: [], unsettled: [] });
  await rebuild(options());
  expect(await rows()).toEqual(incremental);
  expect(await projected(await write(['après']))).toBe('projected');
});

it('[E31] a rebuild that died continues where it was', async () => {
  project(live);
  for (const place of await Promise.all(Array.from({ length: 8 }, () => write(['x', 'y'])))) await projected(place);
  const before = await rows();
  let handled = 0;
  const dying: Projection = {
    ...portfolioProjection,
    async apply(db, recorded, seal) {
      handled += recorded.length;
      await portfolioProjection.apply(db, recorded, seal);
    },
  };
  const abort = new Error('killed');
  const onProgress = ({ done }: { readonly done: number }): void => {
    if (done > 4) throw abort;
  };
  await expect(rebuild({ ...options(dying), onProgress })).rejects.toBe(abort);
  const first = handled;
  expect(first).toBeGreaterThan(0);
  const rebuilt = await rebuild(options(dying));
  const { rows: log } = await server.owner.pool.query<{ count: number }>('select count(*)::int as count from events');
  expect(handled).toBe(log[0]?.count);
  expect(rebuilt).toMatchObject({ events: handled, resumedAt: { done: first, total: handled } });
  expect(await rows()).toEqual(before);
});

it('[E31] a copy of another version is not resumed, nor is any with `restart`', async () => {
  const abandoned = async (projection: Projection) => {
    const abort = new Error('killed');
    const onProgress = ({ done }: { readonly done: number }): void => {
      if (done > 0) throw abort;
    };
    await expect(rebuild({ ...options(projection), onProgress })).rejects.toBe(abort);
  };
  await write(['quelque chose']);
  await abandoned(shouting);
  expect(await rebuild(options())).toMatchObject({ resumedAt: null, version: portfolioProjection.version });
  await abandoned(portfolioProjection);
  expect(await rebuild({ ...options(), restart: true })).toMatchObject({ resumedAt: null });
});

it('[E32] a new version is built beside the old one, which goes on serving until the swap', async () => {
  project(live);
  const place = await write(['avant']);
  await projected(place);
  const served: unknown[] = [];
  const watched: Projection = {
    ...shouting,
    async apply(db, recorded, seal) {
      served.push(await mottoOf(place.athleteId));
      await shouting.apply(db, recorded, seal);
    },
  };
  expect(await rebuild(options(watched))).toMatchObject({
    version: shouting.version,
    replaced: portfolioProjection.version,
  });
  expect(new Set(served)).toEqual(new Set(['avant']));
  expect(await mottoOf(place.athleteId)).toBe('AVANT');
});

it('[E32] a program of the old version writes nothing into the new one, and its other subscribers go on', async () => {
  const beside: Subscriber = { name: 'beside', kinds: ['portfolio'], handle: async () => undefined };
  const otherVersions = project(live, beside);
  const place = await write(['tout bas']);
  expect(await projected(place, beside.name)).toBe('projected');
  expect([...otherVersions]).toEqual([live.name]);
  expect(await mottoOf(place.athleteId)).toBeUndefined();

  project(projectionSubscriber(shouting));
  await Promise.all(projectors.splice(0, 1).map((projector) => projector.stop()));
  expect(await projected(place)).toBe('projected');
  expect(await mottoOf(place.athleteId)).toBe('TOUT BAS');
  await expect(verifyProjection(options())).rejects.toMatchObject({ name: 'OtherVersionServes' });
  expect(await rebuild(options())).toMatchObject({ version: portfolioProjection.version, replaced: shouting.version });
  expect(await mottoOf(place.athleteId)).toBe('tout bas');
});

it('[E32] a program of the old version skips nothing that the new one reads', async () => {
  const { database, owner } = server;
  const old: Subscriber = { name: 'growing', version: 1, kinds: ['plan'], handle: async () => undefined };
  const version = { subscriber: old.name, version: 1, tables: [] };
  await owner.kysely.insertInto('read_models').values(version).execute();
  const mover = randomUUID();
  const { leases } = await holdLeases(database.kysely, mover);
  await write(['portfolio']);

  const swapping = await owner.kysely.startTransaction().execute();
  await lockReadModel(swapping, old.name);
  const round = projectRound({
    database,
    keyring: test.keyring,
    codec,
    subscribers: [old],
    leases,
    checkpoints: new Map(),
  });
  const refused = expect(round).rejects.toMatchObject({ name: 'Fenced' });
  await vi.waitFor(
    async () => {
      const { rowCount } = await owner.pool.query(`select from pg_locks where locktype = 'advisory' and not granted`);
      expect(rowCount).toBe(1);
    },
    { timeout: within(15_000) },
  );
  await swapping.updateTable('read_models').set({ version: 2 }).where('subscriber', '=', old.name).execute();
  await swapping.commit().execute();
  await refused;
  await leave(database.kysely, mover);
});

it('[E32] a new version may have tables of another shape', async () => {
  const tables = async () => {
    const { rows: found } = await server.owner.pool.query<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'read' and table_name like 'portfolio%' order by 1`,
    );
    return found.map(({ name }) => name);
  };
  const before = await tables();
  const place = await write(['un', 'deux', 'trois']);
  expect(await rebuild(options(counting))).toMatchObject({
    version: counting.version,
    replaced: portfolioProjection.version,
    parkedAthletes: 0,
  });
  expect(await tables()).toEqual([
    'portfolio_edits.athlete_id',
    'portfolio_edits.edits',
    'portfolio_sections.athlete_id',
    'portfolio_sections.content',
    'portfolio_sections.edits',
    'portfolio_sections.section',
    'portfolio_sections.version',
  ]);
  const { rows: counted } = await server.database.pool.query(
    'select edits from read.portfolio_edits where athlete_id = $1',
    [place.athleteId],
  );
  expect(counted).toEqual([{ edits: 3 }]);
  await rebuild(options());
  expect(await tables()).toEqual(before);
  expect(await mottoOf(place.athleteId)).toBe('trois');
});

it('[E32] a rebuild sends no mail again', async () => {
  const enqueued: unknown[] = [];
  const jobs: Jobs = {
    enqueue: async (_tx, queue, data) => {
      enqueued.push({ queue, data });
    },
    close: async () => undefined,
  };
  project(...subscribers(jobs));
  const { athleteId } = await test.athlete();
  const stream = `sharing-${athleteId}` as const;
  const linkId = '019c0000-0000-7000-8000-000000000001';
  const published = {
    type: 'PortfolioPublished',
    data: { linkId, label: 'Recruteur', passcode: 'none', expiresAt: null, parts: null },
  };
  await test.log.append(request(stream, { events: [published] }));
  expect(await projected({ stream, version: 1 }, 'published-notice')).toBe('projected');
  expect(enqueued).toHaveLength(1);
  for (const projection of projections) await rebuild(options(projection));
  const revoked = { type: 'LinkRevoked', data: { linkId } };
  await test.log.append(request(stream, { events: [revoked] }));
  expect(await projected({ stream, version: 2 }, 'published-notice')).toBe('projected');
  expect(enqueued).toHaveLength(1);
});

it('[E34] an empty rebuild ends', async () => {
  const plan = projections.find(({ name }) => name === 'plan');
  if (!plan) throw new Error('There is a projection called plan');
  expect(await rebuild(options(plan))).toEqual({
    version: plan.version,
    replaced: plan.version,
    resumedAt: null,
    events: 0,
    parkedAthletes: 0,
  });
});

it('a copy moves past the events of other kinds too, so that no pass reads them again', async () => {
  const plan = projections.find(({ name }) => name === 'plan');
  if (!plan) throw new Error('There is a projection called plan');
  await write(['beaucoup']);
  await rebuild(options(plan));
  const { rows: behind } = await server.owner.pool.query(
    `select c.shard from checkpoints c where c.subscriber = 'plan' and exists (select from events e
       where e.shard = c.shard and (e.incarnation, e.transaction_id, e.position)
         > (c.incarnation, c.transaction_id, c.position))
     union select e.shard from events e where not exists (
       select from checkpoints c where c.subscriber = 'plan' and c.shard = e.shard)`,
  );
  expect(behind).toEqual([]);
  expect(await verifyProjection(options(plan))).toMatchObject({ differences: [], unsettled: [] });
});

it('a dry run takes the same path, keeps the serving version, and leaves no copy', async () => {
  const place = await write(['essai']);
  await rebuild(options());
  const dry = await rebuild({ ...options(shouting), dryRun: true });
  expect(await mottoOf(place.athleteId)).toBe('essai');
  const { rows: left } = await server.owner.pool.query(
    `select tablename from pg_tables where schemaname = 'rebuild' union select subscriber from checkpoints
     where subscriber = $1 union select subscriber from read_models where subscriber = $1`,
    [rebuildOf(shouting)],
  );
  expect(left).toEqual([]);
  expect(await rebuild(options(shouting))).toEqual(dry);
  await rebuild(options());
});

it('two rebuilds of one projection at the same time: the second is refused', async () => {
  const results = await Promise.allSettled([rebuild(options()), rebuild(options())]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { name: 'RebuildUnderWay' } });
});

it('a swap that finds the tables in use is retried, else postponed with the copy kept', async () => {
  const place = await write(['patience']);
  const reader = await server.database.pool.connect();
  await reader.query('begin');
  await reader.query('select 1 from read.portfolios');
  await expect(rebuild({ ...options(), swapTries: 1 })).rejects.toMatchObject({
    name: 'SwapPutOff',
    message: expect.stringContaining('test, pid'),
  });
  const waited: number[] = [];
  const rebuilt = await rebuild({
    ...options(),
    onSwapPutOff: (tries) => {
      waited.push(tries);
      void reader.query('commit');
    },
  });
  reader.release();
  expect(waited).toContain(1);
  expect(rebuilt.resumedAt).toEqual({ done: rebuilt.events, total: rebuilt.events });
  expect(await mottoOf(place.athleteId)).toBe('patience');
});

it('[E32] a swap waits for a batch that has not touched the tables yet', async () => {
  const begun = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const batch = server.database.kysely.transaction().execute(async (tx) => {
    await lockReadModelsShared([live]).execute(tx);
    begun.resolve();
    await gate.promise;
  });
  await begun.promise;
  await expect(rebuild({ ...options(), swapTries: 1 })).rejects.toMatchObject({ name: 'SwapPutOff' });
  gate.resolve();
  await batch;
  expect(await rebuild(options())).toMatchObject({ version: portfolioProjection.version });
});
