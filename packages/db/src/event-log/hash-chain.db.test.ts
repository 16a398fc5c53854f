import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ConnectedDatabase, connectedDatabase } from '../testing/connected-database.ts';
import { mottoWritten, request, type TestLog, testLog } from '../testing/event-log.ts';
import { verifyStream } from './read-chain.ts';

let connected: ConnectedDatabase;
let test: TestLog;

beforeAll(async () => {
  connected = await connectedDatabase();
  test = testLog(connected.database);
});

afterAll(() => connected.close());

const tampered = async (stream: string, sql: string): Promise<void> => {
  const client = await connected.owner.pool.connect();
  try {
    await client.query('alter table events disable trigger all');
    await client.query(sql, [stream]);
    await client.query('alter table events enable trigger all');
  } finally {
    client.release();
  }
};

const threeEvents = async () => {
  const { stream } = await test.athlete();
  for (const motto of ['un', 'deux', 'trois'])
    await test.log.append(request(stream, { events: [mottoWritten(motto)] }));
  return stream;
};

const verdict = (stream: Awaited<ReturnType<typeof threeEvents>>) => verifyStream(connected.database.kysely, stream);

it('[E40] the chain that Postgres computed is the one computed from what it stored', async () => {
  const stream = await threeEvents();
  await Promise.all(Array.from({ length: 12 }, () => test.log.append(request(stream))));
  expect(await verdict(stream)).toMatchObject({ intact: true, version: 15 });
});

it.each([
  ['a changed event', 2, 'changed', `update events set type = 'IntroductionWritten' where stream = $1 and version = 2`],
  [
    'a time moved by one microsecond',
    1,
    'changed',
    `update events set recorded_at = recorded_at + interval '1 microsecond' where stream = $1 and version = 1`,
  ],
  ['a removed event', 2, 'missing', 'delete from events where stream = $1 and version = 2'],
  ['a cut tail', 3, 'cut', 'delete from events where stream = $1 and version = 3'],
])('[E40] %s is found and named', async (_what, version, fault, sql) => {
  const stream = await threeEvents();
  await tampered(stream, sql);
  expect(await verdict(stream)).toEqual({ intact: false, version, fault });
});

it('[E40] two events that changed places are found and named', async () => {
  const stream = await threeEvents();
  await tampered(stream, 'update events set version = version + 10 where stream = $1 and version < 3');
  await tampered(stream, 'update events set version = 13 - version where stream = $1 and version > 10');
  expect(await verdict(stream)).toEqual({ intact: false, version: 1, fault: 'changed' });
});
