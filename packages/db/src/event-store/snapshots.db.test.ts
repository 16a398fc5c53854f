import { registeredEvents } from '@palmares/domain/events';
import { identityDecider } from '@palmares/domain/identity';
import { athleteOf, type DomainEvent, type StreamId, type StreamKind, streamOf } from '@palmares/domain/kernel';
import { planDecider } from '@palmares/domain/plan';
import { portfolioDecider } from '@palmares/domain/portfolio';
import { sharingDecider } from '@palmares/domain/sharing';
import { randomHistory } from '@palmares/domain/testing';
import { uuidv7 } from '@palmares/event-store';
import { type Executor, executorOf, type Folding, writeSnapshot } from '@palmares/event-store/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { eraseAthlete } from '../erasure/erase-athlete.ts';
import { type ConnectedDatabase, connectedDatabase } from '../testing/connected-database.ts';
import { mottoWritten, request, type TestLog, testLog } from '../testing/event-log.ts';
import { eventsRead } from '../testing/events-read.ts';
import { createEventLog, type EventLogOptions } from './index.ts';

const SEED = Number(process.env.CHAOS_SEED ?? Date.now() % 100_000);

let connected: ConnectedDatabase;
let test: TestLog;
let executor: Executor;

beforeAll(async () => {
  connected = await connectedDatabase();
  test = testLog(connected.database);
  test = { ...test, log: createEventLog(connected.database, test.keyring, { keepStates: 0 }) };
  executor = executorOf(connected.database);
});

afterAll(() => connected.close());

/** A log that keeps no states and takes snapshots sooner than after 200 events, and what its observer reported. */
const eagerLog = (snapshotEvery: number, options: EventLogOptions = {}) => {
  const reported: string[] = [];
  const log = createEventLog(connected.database, test.keyring, {
    keepStates: 0,
    snapshotEvery,
    onSnapshot: ({ outcome }) => reported.push(outcome),
    ...options,
  });
  return { log, reported };
};

const rowOf = async (stream: StreamId) => {
  const { rows } = await connected.owner.pool.query<{ version: number; state: Buffer; decider_version: number }>(
    'select version, state, decider_version from snapshots where stream = $1',
    [stream],
  );
  return rows[0];
};

const change = (stream: StreamId, set: string) =>
  connected.owner.pool.query(`update snapshots set ${set} where stream = $1`, [stream]);

/** Drops a folding's event types, since the event store knows none of them. */
const general = <Event extends DomainEvent, State>(folding: Folding<Event, State>) => folding as unknown as Folding;

const foldings: Readonly<Record<StreamKind, Folding>> = {
  portfolio: general(portfolioDecider),
  identity: general(identityDecider),
  sharing: general(sharingDecider),
  plan: general(planDecider),
};

const kinds = [...new Set(registeredEvents.map(({ kind }) => kind))];

/** The state after each event, the initial one first. */
const statesOf = ({ initialState, evolve }: Folding, events: readonly DomainEvent[]): readonly unknown[] => {
  const states = [initialState];
  for (const [index, event] of events.entries()) states.push(evolve(states.at(-1), { event, version: index + 1 }));
  return states;
};

const { portfolio } = foldings;

const fromZero = async (stream: StreamId): Promise<unknown> =>
  (await test.log.load(stream)).reduce(portfolio.evolve, portfolio.initialState);

/** A portfolio of that many events, and its state. */
const portfolioOf = async (count: number) => {
  const { athleteId, stream } = await test.athlete();
  const events = randomHistory('portfolio', count, SEED);
  await test.log.append(request(stream, { events }));
  return { athleteId, stream, states: statesOf(portfolio, events) };
};

/** Validly sealed, with content that no event contains, so that a fold from it is recognized. */
const forged = { ...portfolioDecider.initialState, forged: true };

const keepAt = async (
  stream: StreamId,
  version: number,
  folding: Pick<Folding, 'name' | 'version'>,
  state: unknown,
) => {
  const [last] = await test.log.load(stream, { after: version - 1, upTo: version });
  const eventId = last?.eventId ?? uuidv7();
  return writeSnapshot(executor, test.keyring, { stream, version, eventId, folding, state });
};

const keepForged = (stream: StreamId, version: number, folding: Folding = portfolio) =>
  keepAt(stream, version, folding, forged);

describe(`a fold from a snapshot (CHAOS_SEED=${SEED})`, () => {
  it.each(kinds)(
    '[E50] a fold from a snapshot equals the fold from zero, for every stream kind, at every version: %s',
    async (kind) => {
      const folding = foldings[kind];
      const stream = streamOf(kind, (await test.athlete()).athleteId);
      const events = randomHistory(kind, 30, SEED);
      const states = statesOf(folding, events);

      const { log, reported } = eagerLog(3);
      for (const [index, event] of events.entries()) {
        await log.append(request(stream, { events: [event] }));
        const version = index + 1;
        expect(await log.fold(stream, folding)).toEqual({ state: states[version], version, commanded: [] });
        await log.settled();
      }
      expect(reported.filter((outcome) => outcome === 'taken').length).toBeGreaterThan(5);

      for (let version = 1; version <= events.length; version++) {
        const state = states[version];
        expect(await keepAt(stream, version, folding, state)).toBe(true);
        expect(await test.log.fold(stream, folding)).toEqual({
          state: states.at(-1),
          version: events.length,
          commanded: [],
        });
      }
    },
  );

  it('of a stream that has none, and of one without events', async () => {
    const { stream, states } = await portfolioOf(5);
    expect(await test.log.fold(stream, portfolio)).toMatchObject({ state: states[5], version: 5 });
    const { stream: empty } = await test.athlete();
    expect(await test.log.fold(empty, portfolio)).toEqual({
      state: portfolio.initialState,
      version: 0,
      commanded: [],
    });
  });

  it('[E50] reads the snapshot and what came after it in one round trip', async () => {
    const { stream } = await portfolioOf(5);
    await keepForged(stream, 5);
    expect(await test.log.fold(stream, portfolio)).toMatchObject({ state: forged, version: 5 });
    // The append's wake-up is a query too.
    await test.log.settled();
    const asked = vi.spyOn(connected.database.pool, 'query');
    await test.log.fold(stream, portfolio, { commandId: '01890000-0000-7000-8000-000000000000' });
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
  });

  it('[E50] reads no event before the snapshot, whatever the planner knows of the log', async () => {
    const { stream } = await portfolioOf(3000);
    const first = request(stream, { events: [mottoWritten('a')] });
    await test.log.append(first);
    await keepForged(stream, 2990);
    const read = () => eventsRead(test, (inside) => inside.fold(stream, portfolio, { commandId: first.commandId }));
    expect(await read()).toBeLessThan(20);
    await connected.owner.pool.query('analyze events');
    expect(await read()).toBeLessThan(20);
  });

  it('is taken after more than 200 events, and not before', async () => {
    const short = await portfolioOf(200);
    await test.log.fold(short.stream, portfolio);
    const long = await portfolioOf(201);
    await test.log.fold(long.stream, portfolio);
    await test.log.settled();
    expect(await rowOf(short.stream)).toBeUndefined();
    expect(await rowOf(long.stream)).toMatchObject({ version: 201 });

    await test.log.append(request(long.stream, { events: randomHistory('portfolio', 200) }));
    await test.log.fold(long.stream, portfolio);
    await test.log.settled();
    expect(await rowOf(long.stream)).toMatchObject({ version: 201 });
    await test.log.append(request(long.stream));
    await test.log.fold(long.stream, portfolio);
    await test.log.settled();
    expect(await rowOf(long.stream)).toMatchObject({ version: 402 });
  });

  it('[E50] returns the events of the requested command, from before the snapshot and after it', async () => {
    const { stream } = await test.athlete();
    const first = request(stream, { events: [mottoWritten('a'), mottoWritten('b')] });
    const second = request(stream, { events: [mottoWritten('c')] });
    await test.log.append(first);
    await test.log.append(second);
    await test.log.append(request(`plan-${athleteOf(stream)}`, { events: randomHistory('plan', 1) }));
    await keepForged(stream, 2);
    const commanded = async (commandId: string) =>
      (await test.log.fold(stream, portfolio, { commandId })).commanded.map(({ version, event }) => [version, event]);
    expect(await commanded(first.commandId)).toEqual([
      [1, mottoWritten('a')],
      [2, mottoWritten('b')],
    ]);
    expect(await commanded(second.commandId)).toEqual([[3, mottoWritten('c')]]);
  });
});

describe('a fold to a version', () => {
  it('[E50] a state of the past beside the newest one equals folds from zero, wherever the snapshot is', async () => {
    const { stream, states } = await portfolioOf(12);
    const everywhere = async () => {
      for (let version = 1; version <= 12; version++)
        expect(await test.log.foldPast(stream, portfolio, version)).toEqual({
          past: { state: states[version], recordedAt: expect.any(Date) },
          present: { state: states[12], version: 12 },
        });
    };
    await everywhere();
    for (const at of [1, 6, 12]) {
      await keepAt(stream, at, portfolio, states[at]);
      await everywhere();
    }
    const [, , third] = await test.log.load(stream);
    expect((await test.log.foldPast(stream, portfolio, 3))?.past.recordedAt).toEqual(third?.recordedAt);
  });

  it('[E50] starts from a snapshot at or below the version, and from the first event below it', async () => {
    const { stream, states } = await portfolioOf(6);
    await keepForged(stream, 4);
    const past = async (version: number) => (await test.log.foldPast(stream, portfolio, version))?.past.state;
    expect([await past(4), await past(5)]).toMatchObject([forged, { forged: true }]);
    expect(await past(3)).toEqual(states[3]);
    expect((await test.log.foldPast(stream, portfolio, 3))?.present).toMatchObject({
      state: { forged: true },
      version: 6,
    });
  });

  it('that the stream does not have is null', async () => {
    const { stream } = await portfolioOf(3);
    for (const version of [-1, 0, 4]) expect(await test.log.foldPast(stream, portfolio, version)).toBeNull();
    expect(await test.log.foldPast((await test.athlete()).stream, portfolio, 1)).toBeNull();
  });

  it('takes a snapshot as any fold does', async () => {
    const { stream } = await portfolioOf(6);
    const { log } = eagerLog(5);
    await log.foldPast(stream, portfolio, 2);
    await log.settled();
    expect(await rowOf(stream)).toMatchObject({ version: 6 });
  });
});

describe('a snapshot', () => {
  it('[E50] a snapshot of another decider version is not used', async () => {
    const { stream, states } = await portfolioOf(4);
    const newer = { ...portfolio, version: portfolio.version + 1 };
    const other = { ...portfolio, name: 'profile' };
    for (const folding of [newer, other]) {
      await keepForged(stream, 4, folding);
      expect(await test.log.fold(stream, folding)).toMatchObject({ state: forged });
      expect(await test.log.fold(stream, portfolio)).toMatchObject({ state: states[4], version: 4 });
    }
    const { log } = eagerLog(0);
    await log.fold(stream, portfolio);
    await log.settled();
    expect(await rowOf(stream)).toMatchObject({ decider_version: portfolio.version });
  });

  it('[E50] is erased with the key', async () => {
    const { athleteId, stream } = await portfolioOf(4);
    await keepForged(stream, 4);
    const plan = streamOf('plan', athleteId);
    await test.log.append(request(plan, { events: randomHistory('plan', 1) }));
    await keepAt(plan, 1, planDecider, {});
    const other = await portfolioOf(4);
    await keepForged(other.stream, 4);
    const { pool } = connected.owner;
    await pool.query('create table copied as select * from snapshots where stream = $1', [stream]);

    const erased = await eraseAthlete(connected.owner, athleteId);
    expect(erased?.purged).toContainEqual({ table: 'snapshots', rows: 2 });
    expect([await rowOf(stream), await rowOf(plan)]).toEqual([undefined, undefined]);
    expect(await rowOf(other.stream)).toBeDefined();

    // A process that still has the key no longer takes any.
    expect(await keepForged(stream, 4)).toBe(false);
    expect(await rowOf(stream)).toBeUndefined();

    await pool.query('insert into snapshots select * from copied; drop table copied');
    const fresh = testLog(connected.database, test.masterKey);
    await expect(fresh.log.fold(stream, portfolio)).rejects.toMatchObject({ name: 'KeyDestroyed' });
    await pool.query('delete from snapshots where stream = $1', [stream]);
  });

  const damages: Readonly<Record<string, string>> = {
    'with a changed byte': 'state = set_byte(state, 20, get_byte(state, 20) # 1)',
    'cut short': 'state = substring(state for 3)',
    'that is empty': `state = ''`,
    'of an earlier version than it says': 'version = version + 1',
    'of a later version than it says': 'version = version - 1',
    'of another decider version than it says': `decider_version = ${portfolio.version}`,
    'of another stream': `state = (select state from snapshots o where o.stream like 'portfolio-%' and o.stream <> $1 limit 1)`,
  };

  it.each(Object.entries(damages))('[E50] %s is ignored, reported, and replaced', async (_name, set) => {
    const { stream, states } = await portfolioOf(6);
    const another = await portfolioOf(6);
    await keepForged(another.stream, 4);
    await keepForged(
      stream,
      4,
      set.startsWith('decider_version') ? { ...portfolio, version: portfolio.version + 1 } : portfolio,
    );
    await change(stream, set);
    const { log, reported } = eagerLog(0);
    expect(await log.fold(stream, portfolio)).toEqual({ state: states[6], version: 6, commanded: [] });
    await log.settled();
    expect(reported).toEqual(['unreadable', 'taken']);
    expect(await log.fold(stream, portfolio)).toMatchObject({ state: states[6] });
    expect(reported).toEqual(['unreadable', 'taken']);
  });

  it('[E50] of another history of the same stream is ignored', async () => {
    const { stream, states } = await portfolioOf(6);
    const elsewhere = { stream, version: 6, eventId: uuidv7(), folding: portfolio, state: forged };
    await writeSnapshot(executor, test.keyring, elsewhere);
    const { log, reported } = eagerLog(0);
    expect(await log.fold(stream, portfolio)).toMatchObject({ state: states[6], version: 6 });
    expect(reported).toEqual(['unreadable']);
  });

  it('[E50] that is ahead of its stream is ignored and replaced, and none is written', async () => {
    const { stream, states } = await portfolioOf(6);
    expect(await keepForged(stream, 7)).toBe(false);
    await keepForged(stream, 6);
    await change(stream, 'version = 7');
    const { log, reported } = eagerLog(0);
    expect(await log.fold(stream, portfolio)).toMatchObject({ state: states[6], version: 6 });
    await log.settled();
    expect(reported).toEqual(['unreadable', 'taken']);
    expect(await rowOf(stream)).toMatchObject({ version: 6 });
  });

  it('holds nothing that can be read without the key', async () => {
    const { stream } = await test.athlete();
    await test.log.append(request(stream, { events: [mottoWritten('Jamais deux sans trois')] }));
    const { log } = eagerLog(0);
    await log.fold(stream, portfolio);
    await log.settled();
    expect((await rowOf(stream))?.state.includes('Jamais')).toBe(false);
  });

  it('[E50] of events that were rolled back is never taken', async () => {
    const { stream, states } = await portfolioOf(6);
    const { log, reported } = eagerLog(0);
    const rolledBack = new Error('rolled back');
    const inTransaction = (fails: boolean) =>
      log.transaction(async (_tx, inside) => {
        await inside.append(request(stream, { events: [mottoWritten('never said')] }));
        const folded = await inside.fold(stream, portfolio);
        if (fails) throw rolledBack;
        return folded;
      });
    await expect(inTransaction(true)).rejects.toBe(rolledBack);
    await log.settled();
    expect(reported).toEqual([]);
    await log.append(request(stream, { events: [mottoWritten('said')] }));
    expect(await log.fold(stream, portfolio)).toMatchObject({
      state: portfolio.evolve(states[6], { event: mottoWritten('said'), version: 7 }),
    });
    expect(await inTransaction(false)).toMatchObject({ version: 8 });
    await log.settled();
    expect(await rowOf(stream)).toMatchObject({ version: 8 });
  });

  it('[E50] that cannot be written fails nobody and is reported', async () => {
    const { stream, states } = await portfolioOf(6);
    const { pool } = connected.owner;
    await pool.query('revoke insert on snapshots from palmares_app');
    try {
      const errors: unknown[] = [];
      const { log } = eagerLog(0, { onSnapshot: ({ outcome, error }) => errors.push(outcome, error) });
      expect(await log.fold(stream, portfolio)).toMatchObject({ state: states[6] });
      expect(await log.append(request(stream))).toMatchObject({ outcome: 'appended' });
      await log.settled();
      expect(errors).toEqual(['failed', expect.objectContaining({ code: '42501' })]);
    } finally {
      await pool.query('grant insert on snapshots to palmares_app');
    }
  });

  it('[E50] that has to wait makes nobody wait', async () => {
    const { stream, states } = await portfolioOf(6);
    const { log } = eagerLog(0);
    const holder = await connected.owner.pool.connect();
    await holder.query('begin; lock table snapshots in share mode');
    expect(await log.fold(stream, portfolio)).toMatchObject({ state: states[6] });
    const settled = log.settled();
    expect(await log.append(request(stream))).toMatchObject({ outcome: 'appended', version: 7 });
    expect(await log.fold(stream, portfolio)).toMatchObject({ version: 7 });
    expect(await rowOf(stream)).toBeUndefined();
    await holder.query('commit');
    holder.release();
    await settled;
    expect(await rowOf(stream)).toBeDefined();
  });

  it('[E50] by two writers at once is right, whoever is last', async () => {
    const { stream } = await test.athlete();
    const wrong: number[] = [];
    const write = async (writer: number) => {
      const { log, reported } = eagerLog(0);
      for (const event of randomHistory('portfolio', 20, SEED + writer)) {
        await log.append(request(stream, { events: [event] }));
        const { state, version } = await log.fold(stream, portfolio);
        const upTo = await log.load(stream, { upTo: version });
        const truth = upTo.reduce(portfolio.evolve, portfolio.initialState);
        if (JSON.stringify(state) !== JSON.stringify(truth)) wrong.push(version);
        await log.settled();
      }
      return reported;
    };
    const reported = (await Promise.all([write(1), write(2)])).flat();
    expect(wrong).toEqual([]);
    expect(new Set(reported)).toEqual(new Set(['taken']));
    expect(await test.log.fold(stream, portfolio)).toMatchObject({ state: await fromZero(stream), version: 40 });
  });

  it('[E50] is never a source of truth: without any, every state is the same', async () => {
    const { stream, states } = await portfolioOf(12);
    const { log } = eagerLog(0);
    await log.fold(stream, portfolio);
    await log.settled();
    const before = await log.fold(stream, portfolio);
    await connected.database.pool.query('delete from snapshots');
    expect(await log.fold(stream, portfolio)).toEqual(before);
    expect(before.state).toEqual(states[12]);
  });
});
