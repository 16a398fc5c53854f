import { shardOf } from '@palmares/event-store';
import { readLog, start } from '@palmares/event-store/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ConnectedDatabase, connectedDatabase } from './connected-database.ts';
import { request, type TestLog, testLog } from './event-log.ts';
import { untilReadable } from './until-readable.ts';

let db: ConnectedDatabase;
let other: ConnectedDatabase;
let test: TestLog;

beforeAll(async () => {
  [db, other] = await Promise.all([connectedDatabase(), connectedDatabase()]);
  test = testLog(db.database);
});

afterAll(() => Promise.all([db.close(), other.close()]));

it('an empty log is readable at once', () => untilReadable(db.database));

it('an event is readable once the transactions of all databases of the server that began before it have ended', async () => {
  const holder = await other.owner.pool.connect();
  await holder.query('begin; select pg_current_xact_id()');
  const { athleteId, stream } = await test.athlete();
  await test.log.append(request(stream));
  const readable = async () =>
    (await readLog(db.database.kysely, shardOf(athleteId), start, 10)).map((event) => event.stream);

  let hasWaited = false;
  const waiting = untilReadable(db.database).then(() => {
    hasWaited = true;
  });
  // More round trips than a wait that looks only once takes.
  for (let look = 0; look < 20; look += 1) expect(await readable()).toEqual([]);
  expect(hasWaited).toBe(false);

  await holder.query('rollback');
  holder.release();
  await waiting;
  expect(await readable()).toEqual([stream]);
});
