import { randomUUID } from 'node:crypto';
import { streamOf } from '@palmares/domain/kernel';
import { uuidv7 } from '@palmares/event-store';
import type { RecordedEvent } from '@palmares/event-store/event-log';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createJobs, type Jobs } from '../jobs/enqueue.ts';
import { type ConnectedDatabase, connectedDatabase } from '../testing/connected-database.ts';
import { metadata } from '../testing/event-log.ts';
import { publishedNotice } from './published-notice.ts';

let connected: ConnectedDatabase;
let jobs: Jobs;

beforeAll(async () => {
  connected = await connectedDatabase();
  jobs = await createJobs(connected.database);
});

afterAll(async () => {
  await jobs.close();
  await connected.close();
});

const publishedBy = (athleteId: string): RecordedEvent => ({
  event: { type: 'PortfolioPublished', data: { linkId: randomUUID() } },
  version: 1,
  stream: streamOf('sharing', athleteId),
  eventId: uuidv7(),
  commandId: randomUUID(),
  commandHash: new Uint8Array(32),
  metadata: metadata(),
  recordedAt: new Date(),
});

it('[E28] the notice of a publication is sent once, however often its event is handled', async () => {
  const athleteId = uuidv7();
  const published = publishedBy(athleteId);
  const reactor = publishedNotice(jobs);
  for (const event of [published, published, { ...published, eventId: uuidv7() }])
    await connected.database.kysely.transaction().execute((tx) => reactor.react(tx, event));
  const { rows } = await connected.owner.pool.query(`select from pgboss.job where data ->> 'athleteId' = $1`, [
    athleteId,
  ]);
  expect(rows).toHaveLength(2);
});

it('the demo’s athletes by number get no mail about their links', async () => {
  const athleteId = uuidv7();
  await connected.owner.pool.query('insert into demo_athletes (athlete_id, seed, number) values ($1, 1, 1)', [
    athleteId,
  ]);
  await connected.database.kysely
    .transaction()
    .execute((tx) => publishedNotice(jobs).react(tx, publishedBy(athleteId)));
  const { rows } = await connected.owner.pool.query(`select from pgboss.job where data ->> 'athleteId' = $1`, [
    athleteId,
  ]);
  expect(rows).toEqual([]);
});
