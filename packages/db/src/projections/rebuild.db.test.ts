import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { connect, type Database } from '../database.ts';
import { mottoWritten, request, type TestLog, testLog } from '../testing/event-log.ts';
import { type OwnServer, ownServer } from '../testing/test-database.ts';
import { portfolioProjection } from './portfolio.ts';
import { type Projection, projectionSubscriber, type Subscriber } from './projection.ts';
import { createProjector, type Projector } from './projector.ts';
import { rebuild, rebuildOf } from './rebuild.ts';
import { retryParked } from './retry-parked.ts';
import { verifyProjection } from './verify.ts';
import { waitUntilProjected } from './wait-until-projected.ts';

let server: OwnServer;
let database: Database;
let owner: Database;
let test: TestLog;
const projectors: Projector[] = [];
const live = projectionSubscriber(portfolioProjection);

beforeAll(async () => {
  server = await ownServer();
  database = connect({ url: server.directUrl, applicationName: 'test', max: 20 });
  owner = connect({ url: server.ownerUrl, applicationName: 'test-owner' });
  test = testLog(database);
});

afterEach(async () => {
  await Promise.all(projectors.splice(0).map((projector) => projector.stop()));
});

afterAll(async () => {
  await Promise.all([database.close(), owner.close()]);
  await server.stop();
});

const project = (subscriber: Subscriber = live): void => {
  const projector = createProjector({ database, keyring: test.keyring, subscribers: [subscriber] });
  projectors.push(projector);
  projector.start();
};

const write = async (mottos: readonly string[]) => {
  const { athleteId, stream } = await test.athlete();
  for (const motto of mottos) await test.log.append(request(stream, { events: [mottoWritten(motto)] }));
  return { athleteId, stream, version: mottos.length };
};

const projected = (place: { stream: Awaited<ReturnType<typeof write>>['stream']; version: number }, name = live.name) =>
  waitUntilProjected(database.kysely, { subscriber: name, ...place }, 15_000);

const options = (projection: Projection = portfolioProjection) => ({ owner, keyring: test.keyring, projection });

const rows = async () =>
  (await owner.pool.query('select * from read.portfolio_sections order by athlete_id, section')).rows;

it('[E35] waiting for a version ends when it is projected, else when the time is over', async () => {
  const place = await write(['un', 'deux']);
  expect(await waitUntilProjected(database.kysely, { subscriber: live.name, ...place }, 0)).toBe('timed_out');
  project();
  expect(await projected(place)).toBe('projected');
  expect(await waitUntilProjected(database.kysely, { subscriber: live.name, ...place, version: 9 }, 30)).toBe(
    'timed_out',
  );
});

it('[E30] a rebuild from zero equals the incremental result, row for row', async () => {
  project();
  const places = await Promise.all([write(['a', 'b']), write(['c']), write(['d', 'e', 'f'])]);
  for (const place of places) await projected(place);
  const before = await rows();
  await rebuild(options());
  expect(await rows()).toEqual(before);
  const after = await write(['g']);
  expect(await projected(after)).toBe('projected');
});

it('[E30] a row that nobody’s events say is found by comparing', async () => {
  project();
  const place = await write(['juste']);
  await projected(place);
  expect((await verifyProjection(options())).differences).toEqual([]);
  await owner.pool.query(`update read.portfolio_sections set content = '{}' where athlete_id = $1`, [place.athleteId]);
  expect((await verifyProjection(options())).differences).toEqual([
    { table: 'portfolio_sections', side: 'different', athleteId: place.athleteId, columns: ['content'] },
  ]);
  await rebuild(options());
  expect((await verifyProjection(options())).differences).toEqual([]);
});

it('[E31] a rebuild that died goes on where it was', async () => {
  project();
  for (const place of await Promise.all(Array.from({ length: 8 }, () => write(['x', 'y'])))) await projected(place);
  let handled = 0;
  const dying: Projection = {
    ...portfolioProjection,
    async apply(db, recorded) {
      handled += recorded.length;
      await portfolioProjection.apply(db, recorded);
    },
  };
  const abort = new Error('killed');
  await expect(
    rebuild({
      ...options(dying),
      onProgress: ({ done }) => {
        if (done > 4) throw abort;
      },
    }),
  ).rejects.toBe(abort);
  const first = handled;
  expect(first).toBeGreaterThan(0);
  const before = await rows();
  await rebuild(options(dying));
  const { rows: log } = await owner.pool.query<{ count: number }>('select count(*)::int as count from events');
  expect(handled).toBe(log[0]?.count);
  expect(await rows()).toEqual(before);
});

it('[E32] a changed projection is built beside the old one, which goes on serving until the swap', async () => {
  project();
  const place = await write(['avant']);
  await projected(place);
  const served: unknown[] = [];
  const shouting: Projection = {
    ...portfolioProjection,
    async apply(db, recorded) {
      served.push(await rows().then((all) => all.some((row) => row.content.motto === 'AVANT')));
      await portfolioProjection.apply(
        db,
        recorded.map((one) => {
          const { motto } = one.event.data as { motto: string };
          return { ...one, event: { ...one.event, data: { motto: motto.toUpperCase(), explanation: '' } } };
        }),
      );
    },
  };
  await rebuild(options(shouting));
  expect(served).not.toContain(true);
  expect((await rows()).find((row) => row.athlete_id === place.athleteId)?.content.motto).toBe('AVANT');
  await rebuild(options());
});

it('[E34] an empty rebuild ends', async () => {
  const empty = await ownServer();
  const emptyOwner = connect({ url: empty.ownerUrl, applicationName: 'test-owner' });
  try {
    await rebuild({ owner: emptyOwner, keyring: test.keyring, projection: portfolioProjection });
    expect((await emptyOwner.pool.query('select * from read.portfolios')).rows).toEqual([]);
  } finally {
    await emptyOwner.close();
    await empty.stop();
  }
});

it('two rebuilds of one projection at the same time: the second is refused', async () => {
  const results = await Promise.allSettled([rebuild(options()), rebuild(options())]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { name: 'RebuildUnderWay' } });
  expect(
    await owner.kysely
      .selectFrom('checkpoints')
      .selectAll()
      .where('subscriber', '=', rebuildOf(portfolioProjection))
      .execute(),
  ).toEqual([]);
});

it('[E33] a parked athlete catches up in order on request, and stays parked while the bug is there', async () => {
  let mended = false;
  const failing: Subscriber = {
    name: `failing-${randomUUID()}`,
    kinds: ['portfolio'],
    async handle(tx, recorded) {
      if (!mended && (recorded.event.data as { motto?: string }).motto === 'poison') throw new RangeError('a bug');
      await live.handle(tx, recorded);
    },
  };
  project(failing);
  const place = await write(['one', 'poison', 'three']);
  expect(await projected(place, failing.name)).toBe('parked');
  const motto = async () => (await rows()).find((row) => row.athlete_id === place.athleteId)?.content.motto;
  expect(await motto()).toBe('one');
  const retry = () => retryParked({ database, keyring: test.keyring, subscriber: failing });
  expect(await retry()).toMatchObject([{ athleteId: place.athleteId, outcome: 'parked_again', reason: 'RangeError' }]);
  mended = true;
  expect(await retry()).toMatchObject([{ athleteId: place.athleteId, outcome: 'caught_up', events: 2 }]);
  await vi.waitFor(async () => expect(await motto()).toBe('three'));
});
