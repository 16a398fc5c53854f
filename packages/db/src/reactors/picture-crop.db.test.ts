import { randomUUID } from 'node:crypto';
import { streamOf } from '@palmares/domain/kernel';
import { uuidv7 } from '@palmares/event-store';
import type { RecordedEvent } from '@palmares/event-store/event-log';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createJobs, type Jobs } from '../jobs/enqueue.ts';
import { type ConnectedDatabase, connectedDatabase } from '../testing/connected-database.ts';
import { metadata, mottoWritten } from '../testing/event-log.ts';
import { pictureCrop } from './picture-crop.ts';

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

const athleteId = uuidv7();

const recorded = (event: RecordedEvent['event']): RecordedEvent => ({
  event,
  version: 1,
  stream: streamOf('portfolio', athleteId),
  eventId: uuidv7(),
  commandId: randomUUID(),
  commandHash: new Uint8Array(32),
  metadata: metadata(),
  recordedAt: new Date(),
});

it('each choice of a picture or its crop is drawn once, however often its event is handled', async () => {
  const fileId = randomUUID();
  const picture = (data: { readonly fileId: string }) =>
    recorded({ type: 'ProfilePictureWritten', data: { ...data, crop: null } });
  const chosen = picture({ fileId });
  const reactor = pictureCrop(jobs);
  for (const event of [chosen, chosen, picture({ fileId }), picture({ fileId: '' }), recorded(mottoWritten('Next'))])
    await connected.database.kysely.transaction().execute((tx) => reactor.react(tx, event));
  const { rows } = await connected.owner.pool.query(
    `select name, data from pgboss.job where data ->> 'athleteId' = $1`,
    [athleteId],
  );
  const job = { name: 'crop-picture', data: { athleteId, fileId } };
  expect(rows).toEqual([job, job]);
});
