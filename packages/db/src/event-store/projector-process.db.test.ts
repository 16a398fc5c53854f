import { setTimeout as pause } from 'node:timers/promises';
import { SHARDS, shardOf } from '@palmares/event-store';
import { leases } from '@palmares/event-store/health';
import { LEASE_MS, RENEW_MS } from '@palmares/event-store/testing';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, onTestFailed, vi } from 'vitest';
import { type ConnectedServer, connectedServer } from '../testing/connected-server.ts';
import { mottoWritten, request, type TestLog, testLog } from '../testing/event-log.ts';
import { PAUSE, type ProjectorProcess, startProjectorProcess } from '../testing/projector-process.ts';
import { seededRandom } from '../testing/seeded-random.ts';
import { within } from '../testing/within.ts';
import { createWitness, eachOnce, WITNESS, witnessed } from '../testing/witness.ts';

/** Lease expiry takes seconds, and a busy machine slows everything down. */
vi.setConfig({ testTimeout: 120_000 });

/** The maximum time from a death to the takeover, by design. */
const TAKEOVER_MS = 5_000;

let server: ConnectedServer;
let test: TestLog;
const processes: ProjectorProcess[] = [];
let before: number;

beforeAll(async () => {
  server = await connectedServer();
  await createWitness(server.owner);
  test = testLog(server.database);
});

/** Frees the shards of dead owners at once, in tests where waiting for that shows nothing. */
const freeShards = async (): Promise<void> => {
  await server.owner.pool.query('delete from projector_owners');
};

beforeEach(async () => {
  before = await events();
});

afterEach(async () => {
  for (const process of processes) process.kill('SIGKILL');
  await Promise.all(processes.splice(0).map(({ ended }) => ended));
  await freeShards();
});

afterAll(() => server.close());

const eventually = (assertion: () => Promise<void>) => vi.waitFor(assertion, { timeout: within(40_000), interval: 20 });

const events = async (): Promise<number> => {
  const { rows } = await server.owner.pool.query<{ count: number }>('select count(*) as count from events');
  return rows[0]?.count ?? 0;
};

const start = async (): Promise<ProjectorProcess> => {
  const process = await startProjectorProcess({ url: server.server.directUrl, masterKey: test.masterKey });
  processes.push(process);
  return process;
};

const shardsOf = async ({ owner }: ProjectorProcess): Promise<readonly number[]> => {
  const leases = server.database.kysely.selectFrom('shard_leases').select('shard').where('owner', '=', owner);
  return (await leases.execute()).map(({ shard }) => shard);
};

const holding = async (shards: number, ...given: readonly ProjectorProcess[]): Promise<void> => {
  await eventually(async () => {
    for (const process of given) expect(await shardsOf(process)).toHaveLength(shards);
  });
};

/** An athlete whose events that process projects. */
const athleteOf = async (process: ProjectorProcess) => {
  const shards = await shardsOf(process);
  let athlete = await test.athlete();
  while (!shards.includes(shardOf(athlete.athleteId))) athlete = await test.athlete();
  return athlete;
};

const everythingOnce = () =>
  eventually(async () => expect(await witnessed(server.owner)).toEqual(eachOnce(await events())));

const handlersOf = async (stream: string): Promise<readonly unknown[]> =>
  (await server.owner.pool.query('select version, owner from witness where stream = $1 order by seq', [stream])).rows;

const checkpointOf = async (shard: number) =>
  server.database.kysely
    .selectFrom('checkpoints')
    .select(['incarnation', 'transaction_id', 'position'])
    .where('subscriber', '=', WITNESS)
    .where('shard', '=', shard)
    .executeTakeFirst();

it('[E24] a process that is killed between write and commit changes neither read model nor checkpoint', async () => {
  const dying = await start();
  await holding(SHARDS, dying);
  const { stream, athleteId } = await athleteOf(dying);
  const stood = await checkpointOf(shardOf(athleteId));
  await test.log.append(request(stream, { events: [mottoWritten(PAUSE)] }));
  await dying.reported('paused');
  dying.kill('SIGKILL');
  expect(await dying.ended).toEqual({ code: null, signal: 'SIGKILL' });
  expect(await handlersOf(stream)).toEqual([]);
  expect(await checkpointOf(shardOf(athleteId))).toEqual(stood);

  await freeShards();
  const next = await start();
  await next.reported('paused');
  next.resume();
  await everythingOnce();
  expect(await handlersOf(stream)).toEqual([{ version: 1, owner: next.owner }]);
});

it('[E26] a dead owner’s shards are free in time for another to take them within 5 seconds', async () => {
  expect(LEASE_MS + RENEW_MS).toBeLessThan(TAKEOVER_MS);
  const [dying, living] = await Promise.all([start(), start()]);
  await holding(SHARDS / 2, dying, living);
  const athlete = await athleteOf(dying);
  dying.kill('SIGKILL');
  await dying.ended;
  const { rows } = await sql<{ left: number }>`
    select extract(epoch from expires_at - clock_timestamp())::float8 * 1000 as left from projector_owners
    where owner = ${dying.owner}
  `.execute(server.database.kysely);
  expect(rows[0]?.left).toBeLessThanOrEqual(LEASE_MS);
  await test.log.append(request(athlete.stream));
  await everythingOnce();
  expect(await handlersOf(athlete.stream)).toEqual([{ version: 1, owner: living.owner }]);
  expect(await shardsOf(living)).toHaveLength(SHARDS);
});

it('[E26] an owner that was stopped in the middle of a batch loses its shards, and writes nothing when it wakes up', async () => {
  const [stopped, living] = await Promise.all([start(), start()]);
  await holding(SHARDS / 2, stopped, living);
  const { stream } = await athleteOf(stopped);
  await test.log.append(request(stream, { events: [mottoWritten(PAUSE), mottoWritten('after')] }));
  await stopped.reported('paused');
  stopped.kill('SIGSTOP');
  await living.reported('paused');
  expect(await shardsOf(living)).toContain(shardOf(stream));

  stopped.kill('SIGCONT');
  stopped.resume();
  await eventually(async () => expect(stopped.failures).not.toEqual([]));
  expect(await handlersOf(stream)).toEqual([]);
  living.resume();
  await everythingOnce();
  expect(await handlersOf(stream)).toEqual([
    { version: 1, owner: living.owner },
    { version: 2, owner: living.owner },
  ]);
  // It is an ordinary owner again, of the shards that it has claimed since.
  await holding(SHARDS / 2, stopped, living);
});

it('[E27] workers that are killed at any instant miss nothing and project nothing twice', async () => {
  const random = seededRandom();
  onTestFailed(() => console.error(`CHAOS_SEED=${random.seed}`));
  const athletes = await Promise.all(Array.from({ length: 24 }, () => test.athlete()));
  const pair = await Promise.all([start(), start()]);
  let appended = 0;
  const write = async (): Promise<void> => {
    for (let writes = 0; writes < 12; writes += 1) {
      const more = Array.from({ length: random.between(1, 3) }, () => mottoWritten('again'));
      await test.log.append(request(random.oneOf(athletes).stream, { events: more }));
      appended += more.length;
      await pause(random.between(0, 20));
    }
  };
  const killOne = async (): Promise<void> => {
    await pause(random.between(0, 400));
    const place = random.between(0, 1);
    pair[place]?.kill('SIGKILL');
    pair[place] = await start();
  };
  for (let kills = 0; kills < 5; kills += 1) {
    const { events: seen } = await witnessed(server.owner);
    await Promise.all([...Array.from({ length: 4 }, write), killOne()]);
    await eventually(async () => expect((await witnessed(server.owner)).events).toBeGreaterThan(seen));
  }
  await everythingOnce();
  expect(await events()).toBe(before + appended);
});

it('[E36] SIGTERM finishes the batch and gives the shards back at once', async () => {
  const ending = await start();
  await holding(SHARDS, ending);
  const { stream } = await athleteOf(ending);
  await test.log.append(request(stream, { events: [mottoWritten(PAUSE), mottoWritten('two'), mottoWritten('three')] }));
  await ending.reported('paused');
  ending.kill('SIGTERM');
  await ending.reported('stopping');
  ending.resume();
  expect(await ending.ended).toEqual({ code: 0, signal: null });
  expect(await witnessed(server.owner)).toEqual(eachOnce(await events()));
  expect(await leases(server.owner.kysely)).toMatchObject({ live: 0, owners: 0 });
  expect((await server.owner.pool.query('select from projector_owners')).rowCount).toBe(0);
});
