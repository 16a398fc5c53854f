import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { retryUntilAcknowledged } from '../testing/acknowledged.ts';
import { type ConnectedServer, connectedServer } from '../testing/connected-server.ts';
import { mottoWritten, request, type TestLog, testLog } from '../testing/event-log.ts';
import { type ProjectorProcess, startProjectorProcess } from '../testing/projector-process.ts';
import { within } from '../testing/within.ts';
import { createWitness, eachOnce, witnessed } from '../testing/witness.ts';

vi.setConfig({ testTimeout: 120_000 });

let server: ConnectedServer;
let test: TestLog;
let worker: ProjectorProcess | undefined;

/** With fsync, because the promise is that an acknowledged event is on disk. */
beforeAll(async () => {
  server = await connectedServer({ fsync: true });
  await createWitness(server.owner);
  test = testLog(server.database);
  worker = await startProjectorProcess({ url: server.server.directUrl, masterKey: test.masterKey });
});

afterAll(async () => {
  worker?.kill('SIGTERM');
  const ended = await worker?.ended;
  await server.close();
  expect(ended).toEqual({ code: 0, signal: null });
});

const eventually = (assertion: () => Promise<void>) => vi.waitFor(assertion, { timeout: within(40_000), interval: 20 });

/**
 * Four writers append during `disturb` and until it has broken one of their connections, then append again; each append
 * is retried with its command id until it is acknowledged.
 */
const appendWhile = async (disturb: () => Promise<void>) => {
  const acknowledged: string[] = [];
  let lost = 0;
  let disturbing = true;
  const write = async ({ stream }: Awaited<ReturnType<TestLog['athlete']>>): Promise<void> => {
    while (disturbing) {
      const commandId = randomUUID();
      const wanted = request(stream, { commandId, events: [mottoWritten('one'), mottoWritten('two')] });
      const result = await retryUntilAcknowledged(
        () => test.log.append(wanted),
        () => {
          lost += 1;
        },
      );
      expect(result.outcome).toMatch(/appended|repeated/);
      acknowledged.push(commandId);
    }
  };
  const athletes = await Promise.all(Array.from({ length: 4 }, () => test.athlete()));
  const writers = athletes.map(write);
  const enough = async (): Promise<void> => {
    await disturb();
    await eventually(async () => expect(lost).toBeGreaterThan(0));
    const before = acknowledged.length;
    await eventually(async () => expect(acknowledged.length).toBeGreaterThan(before + 8));
  };
  try {
    await Promise.race([enough(), Promise.all(writers)]);
  } finally {
    disturbing = false;
    await Promise.allSettled(writers);
  }
  await Promise.all(writers);
  return acknowledged;
};

/** Reads the witness while the server restarts, retrying until it answers. */
const seen = () => retryUntilAcknowledged(() => witnessed(server.owner));

const projectedAhead = async (): Promise<void> => {
  const { events } = await seen();
  await eventually(async () => expect((await seen()).events).toBeGreaterThan(events));
};

const everyCommandTwoEventsProjectedOnce = async (commands: readonly string[]): Promise<void> => {
  const { rows } = await retryUntilAcknowledged(() =>
    server.owner.pool.query<{ command: string; events: number }>(
      'select command_id::text as command, count(*) as events from events where command_id = any($1::uuid[]) group by 1',
      [commands],
    ),
  );
  expect(rows.filter(({ events }) => events !== 2)).toEqual([]);
  expect(rows).toHaveLength(commands.length);
  const log = await server.owner.pool.query<{ count: number }>('select count(*) as count from events');
  await eventually(async () => expect(await seen()).toEqual(eachOnce(log.rows[0]?.count ?? 0)));
};

it('[E37] Postgres restarts at once in the middle of appending and projecting: both go on, and nothing is lost', async () => {
  const acknowledged = await appendWhile(async () => {
    for (let restarts = 0; restarts < 2; restarts += 1) {
      await projectedAhead();
      await server.server.server.crash();
    }
    await projectedAhead();
  });
  await everyCommandTwoEventsProjectedOnce(acknowledged);
});

it('[E37] a backend that is killed takes every connection with it: both sides go on, and nothing is lost', async () => {
  const acknowledged = await appendWhile(async () => {
    await projectedAhead();
    const { rows } = await server.owner.pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where application_name = 'palmares-worker' limit 1`,
    );
    const [backend] = rows;
    if (!backend) throw new Error('The worker has no connection');
    process.kill(backend.pid, 'SIGKILL');
    await projectedAhead();
  });
  await everyCommandTwoEventsProjectedOnce(acknowledged);
});
