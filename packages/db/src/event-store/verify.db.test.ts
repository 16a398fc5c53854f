import { copyOf, type Projector, projectionSubscriber } from '@palmares/event-store/projector';
import { rebuildOf, waitUntilProjected } from '@palmares/event-store/testing';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { portfolioProjection } from '../read-models/portfolio/projection.ts';
import { type ConnectedServer, connectedServer } from '../testing/connected-server.ts';
import { mottoWritten, request, type TestLog, testLog } from '../testing/event-log.ts';
import { within } from '../testing/within.ts';
import { createProjector, rebuild, verifyProjection } from './index.ts';

const live = projectionSubscriber(portfolioProjection);
let server: ConnectedServer;
let test: TestLog;
let projector: Projector;

beforeAll(async () => {
  server = await connectedServer();
  test = testLog(server.database);
  const { database } = server;
  projector = createProjector({ database, keyring: test.keyring, subscribers: [live] });
  projector.start();
});

afterEach(async () => {
  await rebuild(options());
});

afterAll(async () => {
  await projector.stop();
  await server.close();
});

const options = () => ({ owner: server.owner, keyring: test.keyring, projection: portfolioProjection });

const written = async (motto: string) => {
  const { athleteId, stream } = await test.athlete();
  await test.log.append(request(stream, { events: [mottoWritten(motto)] }));
  const place = { subscriber: live.name, stream, version: 1 };
  expect(await waitUntilProjected(server.database.kysely, place, within(15_000))).toBe('projected');
  return { athleteId, stream };
};

it('[E30] a row that is missing, surplus, or different from the events is named, without its content', async () => {
  const missing = await written('secret one');
  const surplus = await written('secret two');
  const different = await written('secret three');
  expect(await verifyProjection(options())).toMatchObject({ differences: [], unsettled: [] });

  const spoil = (text: string, ...values: readonly string[]) => server.owner.pool.query(text, [...values]);
  await spoil('delete from read.portfolio_sections where athlete_id = $1', missing.athleteId);
  await spoil(`insert into read.portfolio_sections values ($1, 'vision', 1, '{}')`, surplus.athleteId);
  await spoil(
    `update read.portfolio_sections set version = 7, content = '{"motto": "secret four"}' where athlete_id = $1`,
    different.athleteId,
  );
  const { differences } = await verifyProjection(options());
  const table = 'portfolio_sections';
  expect(differences).toEqual(
    [
      { table, side: 'missing', athleteId: missing.athleteId, columns: [] },
      { table, side: 'surplus', athleteId: surplus.athleteId, columns: [] },
      { table, side: 'different', athleteId: different.athleteId, columns: ['version', 'content'] },
    ].sort((a, b) => (a.athleteId < b.athleteId ? -1 : 1)),
  );
  expect(JSON.stringify(differences)).not.toContain('secret');
  await rebuild(options());
  expect(await verifyProjection(options())).toMatchObject({ differences: [] });
});

it('[E30] an athlete who writes while it is compared is no difference', async () => {
  const { athleteId, stream } = await written('toujours');
  let comparing = true;
  const writer = (async () => {
    while (comparing) await test.log.append(request(stream, { events: [mottoWritten('encore')] }));
  })();
  const verified = await verifyProjection(options());
  comparing = false;
  await writer;
  expect(verified.differences).toEqual([]);
  expect([[], [athleteId]]).toContainEqual(verified.unsettled);
});

it('a verification leaves an unfinished rebuild alone, and no copy of its own', async () => {
  await written('entre-temps');
  const abort = new Error('killed');
  const onProgress = ({ done }: { readonly done: number }): void => {
    if (done > 0) throw abort;
  };
  await expect(rebuild({ ...options(), onProgress })).rejects.toBe(abort);
  await verifyProjection(options());
  const kept = await server.owner.kysely
    .selectFrom('read_models')
    .select('subscriber')
    .where('subscriber', 'in', [rebuildOf(portfolioProjection), copyOf(portfolioProjection, 'verify')])
    .execute();
  expect(kept).toEqual([{ subscriber: rebuildOf(portfolioProjection) }]);
  expect((await rebuild(options())).resumedAt).not.toBeNull();
});
