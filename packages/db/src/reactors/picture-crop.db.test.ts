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

const picture = (fileId: string) =>
  recorded({ type: 'ProfilePictureWritten', data: { fileId, crop: null, cardCrop: null } });

const react = async (...events: readonly RecordedEvent[]): Promise<void> => {
  for (const event of events)
    await connected.database.kysely.transaction().execute((tx) => pictureCrop(jobs).react(tx, event));
};

const jobsOf = async (fileId: string) => {
  const { rows } = await connected.owner.pool.query<{ state: string }>(
    `select state from pgboss.job where name = 'crop-picture' and data = $1 order by created_on`,
    [JSON.stringify({ athleteId, fileId })],
  );
  return rows.map(({ state }) => state);
};

it('a picture that is chosen is drawn, however often its event is handled', async () => {
  const fileId = randomUUID();
  const chosen = picture(fileId);
  await react(chosen, chosen, picture(''), recorded(mottoWritten('Next')));
  expect(await jobsOf(fileId)).toEqual(['created']);
  expect(await jobsOf('')).toEqual([]);
});

it('of one picture’s crops in a row one waits, and one that comes while it is drawn is drawn next', async () => {
  const [fileId, other] = [randomUUID(), randomUUID()];
  await react(picture(fileId), picture(fileId), picture(other), picture(fileId));
  expect([await jobsOf(fileId), await jobsOf(other)]).toEqual([['created'], ['created']]);
  await connected.owner.pool.query(`update pgboss.job set state = 'active' where data ->> 'fileId' = $1`, [fileId]);
  await react(picture(fileId), picture(fileId));
  expect(await jobsOf(fileId)).toEqual(['active', 'created']);
});
