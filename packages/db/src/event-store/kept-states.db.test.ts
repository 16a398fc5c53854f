import { randomUUID } from 'node:crypto';
import { athleteOf, type DomainEvent, type StreamId } from '@palmares/domain/kernel';
import { type PortfolioEvent, type PortfolioState, portfolioDecider } from '@palmares/domain/portfolio';
import { forgottenContact } from '@palmares/domain/sections';
import { randomHistory } from '@palmares/domain/testing';
import { KEY_CACHE_MS } from '@palmares/event-store/event-log';
import type { Folding } from '@palmares/event-store/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { eraseAthlete } from '../erasure/erase-athlete.ts';
import { destroyContactKey } from '../erasure/forget-contact.ts';
import { aContact, contactAdded } from '../testing/a-contact.ts';
import { type ConnectedDatabase, connectedDatabase } from '../testing/connected-database.ts';
import { mottoWritten, request, type TestLog, testLog } from '../testing/event-log.ts';
import { eventsRead } from '../testing/events-read.ts';
import { cutShort } from '../testing/tamper.ts';
import { createEventLog, type EventLogOptions } from './index.ts';

let connected: ConnectedDatabase;
let test: TestLog;

beforeAll(async () => {
  connected = await connectedDatabase();
  test = testLog(connected.database);
});

afterAll(() => connected.close());

/** Versions of the events that were folded since the last look. */
let evolved: number[] = [];

beforeEach(() => {
  evolved = [];
});

const portfolio: Folding<PortfolioEvent, PortfolioState> = {
  ...portfolioDecider,
  evolve: (state, recorded) => {
    evolved.push(recorded.version);
    return portfolioDecider.evolve(state, recorded);
  },
};

const folded = (): readonly number[] => evolved.splice(0);

/** Another process: a log that has cached neither keys nor states. */
const another = (options: EventLogOptions = {}) =>
  createEventLog(connected.database, testLog(connected.database, test.masterKey).keyring, options);

const stateAfter = (events: readonly DomainEvent[]): PortfolioState =>
  // Safe to cast: every event here is one of a portfolio.
  (events as readonly PortfolioEvent[]).reduce(
    (state, event, index) => portfolioDecider.evolve(state, { event, version: index + 1 }),
    portfolioDecider.initialState,
  );

const portfolioOf = async (count: number) => {
  const { athleteId, stream } = await test.athlete();
  const events = randomHistory('portfolio', count);
  await test.log.append(request(stream, { events }));
  return { athleteId, stream, events };
};

const contactsOf = async (log: Pick<TestLog['log'], 'fold'>, stream: StreamId) => {
  const { state } = await log.fold(stream, portfolio);
  return state.sections.contacts.content.contacts;
};

describe('a fold from a kept state', () => {
  it('[E50] folds only the events after it, of whichever process', async () => {
    const { stream, events } = await portfolioOf(5);
    const log = another();
    await log.fold(stream, portfolio);
    expect(folded()).toEqual([1, 2, 3, 4, 5]);
    expect(await log.fold(stream, portfolio)).toEqual({ state: stateAfter(events), version: 5, commanded: [] });
    expect(folded()).toEqual([]);

    const later = [mottoWritten('a'), mottoWritten('b'), mottoWritten('c')];
    for (const [index, event] of later.entries())
      await (index === 1 ? log : test.log).append(request(stream, { events: [event] }));
    expect(await log.fold(stream, portfolio)).toEqual({
      state: stateAfter([...events, ...later]),
      version: 8,
      commanded: [],
    });
    expect(folded()).toEqual([6, 7, 8]);
  });

  const steps = fc.array(
    fc.record({
      writer: fc.nat({ max: 1 }),
      how: fc.constantFrom('alone', 'committed', 'rolled back'),
      events: fc.constantFrom(...randomHistory('portfolio', 40).map((event) => [event, mottoWritten('and')])),
      reader: fc.nat({ max: 1 }),
    }),
    { minLength: 5, maxLength: 20 },
  );

  it('[E50] equals the fold from zero after whatever two processes append, commit and roll back', () =>
    fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        const { stream } = await test.athlete();
        const logs = [another({ snapshotEvery: 7 }), another()];
        const logOf = (nth: number) => logs[nth] ?? test.log;
        const history: DomainEvent[] = [];
        for (const { writer, how, events, reader } of taken) {
          if (how !== 'rolled back') history.push(...events);
          const rolledBack = new Error('rolled back');
          const writing =
            how === 'alone'
              ? logOf(writer).append(request(stream, { events }))
              : logOf(writer).transaction(async (_, inside) => {
                  await inside.append(request(stream, { events }));
                  await inside.fold(stream, portfolio);
                  if (how === 'rolled back') throw rolledBack;
                });
          await writing.catch((error: unknown) => expect(error).toBe(rolledBack));
          expect(await logOf(reader).fold(stream, portfolio)).toEqual({
            state: stateAfter(history),
            version: history.length,
            commanded: [],
          });
        }
        await logOf(0).settled();
      }),
      { numRuns: 15 },
    ));

  it('[E50] returns the events of the requested command, from before the state and after it', async () => {
    const { stream } = await test.athlete();
    const first = request(stream, { events: [mottoWritten('a'), mottoWritten('b')] });
    const second = request(stream, { events: [mottoWritten('c')] });
    await test.log.append(first);
    await test.log.append(request(`plan-${athleteOf(stream)}`, { events: randomHistory('plan', 1) }));
    await test.log.fold(stream, portfolio);
    await test.log.append(second);
    folded();
    const commanded = async (commandId: string) =>
      (await test.log.fold(stream, portfolio, { commandId })).commanded.map(({ version, event }) => [version, event]);
    expect(await commanded(second.commandId)).toEqual([[3, mottoWritten('c')]]);
    expect(await commanded(second.commandId)).toEqual([[3, mottoWritten('c')]]);
    expect(await commanded(first.commandId)).toEqual([
      [1, mottoWritten('a')],
      [2, mottoWritten('b')],
    ]);
    expect(await commanded(randomUUID())).toEqual([]);
    expect(folded()).toEqual([3]);
  });

  it('[E50] takes one round trip', async () => {
    const { stream } = await portfolioOf(5);
    await test.log.fold(stream, portfolio);
    await test.log.append(request(stream));
    // The append's wake-up is a query too.
    await test.log.settled();
    folded();
    const asked = vi.spyOn(connected.database.pool, 'query');
    await test.log.fold(stream, portfolio, { commandId: randomUUID() });
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
    expect(folded()).toEqual([6]);
  });

  it('[E50] reads no event before the state, whatever the planner knows of the log', async () => {
    const { stream } = await portfolioOf(3000);
    const first = request(stream, { events: [mottoWritten('a')] });
    await test.log.append(first);
    await test.log.fold(stream, portfolio);
    const read = () => eventsRead(test, (inside) => inside.fold(stream, portfolio, { commandId: first.commandId }));
    expect(await read()).toBeLessThan(20);
    await connected.owner.pool.query('analyze events');
    expect(await read()).toBeLessThan(20);
  });
});

describe('a kept state', () => {
  it('[E50] is used only if the log still has its last event', async () => {
    const { stream, events } = await portfolioOf(5);
    const log = another();
    await log.fold(stream, portfolio);
    await cutShort(connected.owner, stream, 3);
    const restored = events.slice(0, 3);
    expect(await log.fold(stream, portfolio)).toMatchObject({ state: stateAfter(restored), version: 3 });
    await log.append(request(stream, { events }));
    expect(await log.fold(stream, portfolio)).toMatchObject({ state: stateAfter([...restored, ...events]) });

    await cutShort(connected.owner, stream, 3);
    const other = [...events].reverse();
    await log.append(request(stream, { events: other }));
    expect(await log.fold(stream, portfolio)).toMatchObject({ state: stateAfter([...restored, ...other]), version: 8 });
  });

  it('[E50] comes from a transaction only once it is committed', async () => {
    const { stream } = await portfolioOf(5);
    const log = another();
    await log.fold(stream, portfolio);
    folded();
    const inTransaction = (fails: boolean) =>
      log.transaction(async (_tx, inside) => {
        await inside.append(request(stream));
        await inside.fold(stream, portfolio);
        if (fails) throw new Error('rolled back');
      });
    await expect(inTransaction(true)).rejects.toThrow('rolled back');
    expect(folded()).toEqual([6]);
    await log.fold(stream, portfolio);
    expect(folded()).toEqual([]);
    await inTransaction(false);
    expect(folded()).toEqual([6]);
    await log.fold(stream, portfolio);
    expect(folded()).toEqual([]);
  });

  it('[E50] of another version of the folding is not used', async () => {
    const { stream } = await portfolioOf(5);
    const log = another();
    await log.fold(stream, portfolio);
    folded();
    const newer = { ...portfolio, version: portfolio.version + 1 };
    await log.fold(stream, newer);
    expect(folded()).toEqual([1, 2, 3, 4, 5]);
    await log.fold(stream, portfolio);
    expect(folded()).toEqual([]);
  });

  it('is left out by a log that keeps none', async () => {
    const { stream } = await portfolioOf(5);
    const log = another({ keepStates: 0 });
    await log.fold(stream, portfolio);
    await log.fold(stream, portfolio);
    expect(folded()).toEqual([1, 2, 3, 4, 5, 1, 2, 3, 4, 5]);
  });

  it('[E50] counts the events since the last snapshot, so that the next one is taken when it is due', async () => {
    const { stream } = await test.athlete();
    const taken: number[] = [];
    const log = another({ snapshotEvery: 3 });
    for (let version = 1; version <= 12; version++) {
      await log.append(request(stream, { events: [mottoWritten(`${version}`)] }));
      await log.fold(stream, portfolio);
      await log.settled();
      const { rows } = await connected.owner.pool.query<{ version: number }>(
        'select version from snapshots where stream = $1',
        [stream],
      );
      taken.push(rows[0]?.version ?? 0);
    }
    expect(taken).toEqual([0, 0, 0, 4, 4, 4, 4, 8, 8, 8, 8, 12]);
    expect(folded()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });
});

describe('keys', () => {
  const withFakeClock = async (work: () => Promise<void>): Promise<void> => {
    vi.useFakeTimers({ toFake: ['performance'] });
    try {
      await work();
    } finally {
      vi.useRealTimers();
    }
  };

  it('[E39] an erased athlete’s state is folded no longer than a process may have the key, however often it is used', () =>
    withFakeClock(async () => {
      const { athleteId, stream } = await portfolioOf(5);
      const log = another();
      await log.fold(stream, portfolio);
      await eraseAthlete(connected.owner, athleteId);
      vi.advanceTimersByTime(KEY_CACHE_MS - 1);
      expect(await log.fold(stream, portfolio)).toMatchObject({ version: 5 });
      vi.advanceTimersByTime(1);
      await expect(log.fold(stream, portfolio)).rejects.toMatchObject({ name: 'KeyDestroyed' });
    }));

  it('[E56] a forgotten contact leaves a kept state with the event that forgets, at once', async () => {
    const [contact, other] = [aContact(), aContact()];
    const { athleteId, stream } = await test.athlete();
    await test.log.append(request(stream, { events: [contactAdded(contact), contactAdded(other)] }));
    const log = another();
    expect(await contactsOf(log, stream)).toEqual([other, contact]);
    await createEventLog(connected.owner, test.keyring).transaction(async (tx, inside) => {
      const events = [{ type: 'ContactForgotten', data: { contactId: contact.id } }];
      await inside.append(request(stream, { events }));
      await destroyContactKey(tx, { athleteId, contactId: contact.id });
    });
    folded();
    expect(await contactsOf(log, stream)).toEqual([other]);
    expect(folded()).toEqual([3]);
  });

  it('[E56] a state is kept no longer than the first key of a contact in it, and neither are the states folded from it', () =>
    withFakeClock(async () => {
      const contact = aContact();
      const { athleteId, stream } = await test.athlete();
      await test.log.append(request(stream, { events: [contactAdded(contact)] }));
      const { keyring, log } = testLog(connected.database, test.masterKey);
      await keyring.keyOf(connected.database.kysely, athleteId);
      vi.advanceTimersByTime(KEY_CACHE_MS - 1);
      // From here on the process has the contact's key. It asks for the athlete's again while it still has it.
      await log.fold(stream, portfolio);
      vi.advanceTimersByTime(1);
      await log.fold(stream, portfolio);
      await connected.owner.kysely
        .transaction()
        .execute((tx) => destroyContactKey(tx, { athleteId, contactId: contact.id }));
      vi.advanceTimersByTime(KEY_CACHE_MS - 2);
      await log.append(request(stream));
      expect(await contactsOf(log, stream)).toEqual([contact]);
      vi.advanceTimersByTime(1);
      expect(await contactsOf(log, stream)).toEqual([forgottenContact(contact.id)]);
    }));
});
