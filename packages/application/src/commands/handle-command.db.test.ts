import { createEventLog, type EventLogOptions } from '@palmares/db/event-store';
import { type ConnectedDatabase, connectedDatabase, metadata, type TestLog, testLog } from '@palmares/db/testing';
import { type StreamId, streamOf } from '@palmares/domain/kernel';
import { type PlanCommand, planDecider } from '@palmares/domain/plan';
import { uuidv7 } from '@palmares/event-store';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CommandIdReused, handleCommand, previewCommand } from './handle-command.ts';

let connected: ConnectedDatabase;
let test: TestLog;

beforeAll(async () => {
  connected = await connectedDatabase();
  test = testLog(connected.database);
});

afterAll(() => connected.close());

const at = new Date('2026-11-21T12:00:00Z');
const actor = metadata();

/** Two events in one command: the plan starts, and its payment is late. */
const started: PlanCommand = {
  type: 'SyncSubscription',
  subscription: {
    id: 'sub_1',
    status: 'past_due',
    cancelAtPeriodEnd: false,
    currentPeriodEnd: '2026-12-21T12:00:00.000Z',
    customerId: 'cus_1',
  },
};

const granted = (reason: string): PlanCommand => ({ type: 'GrantPlan', until: null, reason });

const snapshotOf = async (stream: StreamId): Promise<number | undefined> => {
  const { rows } = await connected.owner.pool.query<{ version: number }>(
    'select version from snapshots where stream = $1',
    [stream],
  );
  return rows[0]?.version;
};

const planWith = async (options: EventLogOptions) => {
  const log = createEventLog(connected.database, test.keyring, options);
  const stream = streamOf('plan', (await test.athlete()).athleteId);
  const request = (commandId: string, command: PlanCommand, { by = actor, now = at } = {}) => ({
    log,
    decider: planDecider,
    stream,
    commandId,
    command,
    context: { at: now },
    metadata: by,
  });
  return { log, stream, request };
};

describe('a command from before the snapshot, sent again', () => {
  const afterItsSnapshot = async () => {
    const { log, stream, request } = await planWith({ snapshotEvery: 3 });
    const commandId = uuidv7();
    const first = await handleCommand(request(commandId, started));
    for (const reason of ['one', 'two', 'three', 'four', 'five']) {
      await handleCommand(request(uuidv7(), granted(reason)));
      await log.settled();
    }
    expect(await snapshotOf(stream)).toBeGreaterThan(2);
    return { log, stream, request, commandId, first };
  };

  it('[E7] is recognised, and answered with its first result and its events', async () => {
    const { log, stream, request, commandId, first } = await afterItsSnapshot();
    expect(first).toMatchObject({ ok: true, value: { version: 2, repeated: false } });
    const { state } = await log.fold(stream, planDecider);
    const again = { ok: true, value: { ...(first.ok ? first.value : {}), repeated: true, state } };
    expect(await handleCommand(request(commandId, started))).toEqual(again);
    expect(await previewCommand(request(commandId, started, { now: new Date() }))).toEqual(again);
    expect(await log.load(stream)).toHaveLength(7);
  });

  it('[E7] with other content, or from another actor, is an error', async () => {
    const { request, commandId } = await afterItsSnapshot();
    const other = request(commandId, granted('one'));
    const somebodyElse = request(commandId, started, {
      by: metadata({ actor: { kind: 'operator', id: 'support' } }),
    });
    for (const repeated of [other, somebodyElse]) {
      await expect(handleCommand(repeated)).rejects.toThrow(CommandIdReused);
      await expect(previewCommand(repeated)).rejects.toThrow(CommandIdReused);
    }
  });
});

describe('twenty-five commands at once on one stream', () => {
  const all = Array.from({ length: 25 }, (_, index) => index);

  it('[E4] are each accepted, from whichever process they come', async () => {
    const { log, request } = await planWith({});
    const other = createEventLog(connected.database, test.keyring);
    const [first] = await Promise.all(
      all.map((index) => {
        const one = request(uuidv7(), granted(`reason ${index}`));
        return handleCommand({ ...one, log: index % 2 === 0 ? log : other });
      }),
    );
    expect(first).toMatchObject({ ok: true });
    expect(await log.load(request(uuidv7(), started).stream)).toHaveLength(25);
  });

  it('[E4] [E10] are each accepted in the transactions of their callers', async () => {
    const { log, stream, request } = await planWith({});
    await Promise.all(
      all.map((index) =>
        log.transaction(async (tx, inside) => {
          // Assigns the transaction's number before the append reaches the stream.
          await sql`select pg_current_xact_id()`.execute(tx);
          return handleCommand({ ...request(uuidv7(), granted(`reason ${index}`)), log: inside });
        }),
      ),
    );
    expect(await log.load(stream)).toHaveLength(25);
  });

  it('[E7] with one id write once', async () => {
    const { log, stream, request } = await planWith({});
    const commandId = uuidv7();
    const versions = await Promise.all(
      all.map(async () => {
        const handled = await handleCommand(request(commandId, started));
        return handled.ok && handled.value.version;
      }),
    );
    expect(new Set(versions)).toEqual(new Set([2]));
    expect(await log.load(stream)).toHaveLength(2);
  });
});

describe('a command', () => {
  it('is decided on the state folded from the snapshot and the events after it', async () => {
    const { log, stream, request } = await planWith({ snapshotEvery: 2 });
    for (const reason of ['one', 'two', 'three', 'four', 'five']) {
      await handleCommand(request(uuidv7(), granted(reason)));
      await log.settled();
      expect(await handleCommand(request(uuidv7(), granted(reason)))).toMatchObject({ value: { events: [] } });
    }
    expect(await log.load(stream)).toHaveLength(5);
    expect(await snapshotOf(stream)).toBeGreaterThan(2);
  });

  it('is accepted even if its snapshot cannot be written', async () => {
    const outcomes: string[] = [];
    const { log, request } = await planWith({ snapshotEvery: 0, onSnapshot: ({ outcome }) => outcomes.push(outcome) });
    await handleCommand(request(uuidv7(), granted('one')));
    await connected.owner.pool.query('revoke insert on snapshots from palmares_app');
    try {
      expect(await handleCommand(request(uuidv7(), granted('two')))).toMatchObject({ ok: true, value: { version: 2 } });
      await log.settled();
      expect(outcomes).toEqual(['failed']);
    } finally {
      await connected.owner.pool.query('grant insert on snapshots to palmares_app');
    }
  });
});
