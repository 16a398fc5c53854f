import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { refuseOwner } from '../database.ts';
import { blockedSessions } from '../testing/blocked-sessions.ts';
import { type ConnectedDatabase, connectedDatabase } from '../testing/connected-database.ts';
import { metadata, mottoWritten, request, type TestLog, testLog } from '../testing/event-log.ts';

let connected: ConnectedDatabase;
let test: TestLog;

beforeAll(async () => {
  connected = await connectedDatabase();
  test = testLog(connected.database);
});

afterAll(() => connected.close());

/** In whole milliseconds, as events are recorded. */
const serverTime = async (): Promise<number> => {
  const { rows } = await connected.database.pool.query<{ now: Date }>(
    `select date_trunc('milliseconds', clock_timestamp()) as now`,
  );
  return rows[0]?.now.getTime() ?? Number.NaN;
};

const mottos = async (stream: Parameters<typeof request>[0]) =>
  (await test.log.load(stream)).map(({ version, event }) => [version, event.data]);

describe('append', () => {
  it('[E1] of sixteen appends with the same expected version one wins and the rest get a typed conflict', async () => {
    const { stream } = await test.athlete();
    await test.log.append(request(stream));
    const results = await Promise.all(
      Array.from({ length: 16 }, () => test.log.append(request(stream, { expected: 1 }))),
    );
    expect(results.filter(({ outcome }) => outcome === 'appended')).toHaveLength(1);
    expect(results.filter(({ outcome }) => outcome === 'conflict')).toHaveLength(15);
    expect(await test.log.load(stream)).toHaveLength(2);
  });

  it('[E2] "none" on an existing stream and "exists" on a missing one are conflicts', async () => {
    const { stream } = await test.athlete();
    expect(await test.log.append(request(stream, { expected: 'exists' }))).toMatchObject({
      outcome: 'conflict',
      actual: 0,
    });
    expect(await test.log.append(request(stream, { expected: 'none' }))).toMatchObject({
      outcome: 'appended',
      version: 1,
    });
    expect(await test.log.append(request(stream, { expected: 'none' }))).toMatchObject({
      outcome: 'conflict',
      actual: 1,
    });
    expect(await test.log.append(request(stream, { expected: 'exists' }))).toMatchObject({ version: 2 });
  });

  it('[E3] version 0 on an existing stream and a version too high are conflicts', async () => {
    const { stream } = await test.athlete();
    await test.log.append(request(stream));
    expect(await test.log.append(request(stream, { expected: 0 }))).toMatchObject({ outcome: 'conflict' });
    expect(await test.log.append(request(stream, { expected: 7 }))).toMatchObject({ outcome: 'conflict' });
  });

  it('[E4] "any" under concurrency: all succeed, with versions that have no hole', async () => {
    const { stream } = await test.athlete();
    await Promise.all(Array.from({ length: 20 }, () => test.log.append(request(stream))));
    const versions = (await test.log.load(stream)).map(({ version }) => version);
    expect(versions).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });

  it('[E4] [E54] "any" and "exists" under concurrency are sealed for the versions that they get', async () => {
    const { stream } = await test.athlete();
    await test.log.append(request(stream));
    const events = [mottoWritten('one'), mottoWritten('two')];
    const asked = Array.from({ length: 12 }, (_, nth) =>
      test.log.append(request(stream, { events, expected: nth % 2 === 0 ? 'any' : 'exists' })),
    );
    const results = await Promise.all(asked);
    expect(results.map(({ outcome }) => outcome)).toEqual(results.map(() => 'appended'));
    // Opens each with its own version.
    expect(await test.log.load(stream)).toHaveLength(25);
  });

  it('[E4] [E10] "any" inside a transaction continues after what the transaction wrote, and waits for others', async () => {
    const { stream } = await test.athlete();
    await test.log.append(request(stream));
    await test.log.transaction(async (_tx, log) => {
      expect(await log.append(request(stream))).toMatchObject({ version: 2 });
      expect(await log.append(request(stream, { expected: 'exists' }))).toMatchObject({ version: 3 });
    });
    expect(await test.log.load(stream)).toHaveLength(3);
  });

  it('[E2] an expected version below zero is a conflict, not "any"', async () => {
    const { stream } = await test.athlete();
    for (const expected of [-1, -2])
      expect(await test.log.append(request(stream, { expected }))).toMatchObject({ outcome: 'conflict', actual: 0 });
  });

  it('[E5] several events are all or nothing, with contiguous versions', async () => {
    const { stream } = await test.athlete();
    const events = [mottoWritten('one'), mottoWritten('two'), mottoWritten('three')];
    expect(await test.log.append(request(stream, { events }))).toEqual({
      outcome: 'appended',
      firstVersion: 1,
      version: 3,
    });
    expect(await test.log.append(request(stream, { events, expected: 1 }))).toMatchObject({
      outcome: 'conflict',
      actual: 3,
    });
    expect(await test.log.load(stream)).toHaveLength(3);
  });

  it('[E6] no events: nothing is written and nothing fails', async () => {
    const { stream } = await test.athlete();
    expect(await test.log.append(request(stream, { events: [] }))).toMatchObject({ outcome: 'appended', version: 0 });
    const { rows } = await connected.database.pool.query('select 1 from streams where stream = $1', [stream]);
    expect(rows).toEqual([]);
  });

  it('[E7] the same command id twice, also at the same time, writes once and gives the first result', async () => {
    const { stream } = await test.athlete();
    const once = request(stream, { events: [mottoWritten('a'), mottoWritten('b')] });
    const results = await Promise.all([test.log.append(once), test.log.append(once), test.log.append(once)]);
    expect(results.map(({ outcome }) => outcome).sort()).toEqual(['appended', 'repeated', 'repeated']);
    expect(new Set(results.map((result) => ('version' in result ? result.version : null)))).toEqual(new Set([2]));
    expect(await test.log.load(stream)).toHaveLength(2);
  });

  it('[E7] the same command id with another content is an error', async () => {
    const { stream } = await test.athlete();
    const commandId = randomUUID();
    await test.log.append(request(stream, { commandId }));
    expect(await test.log.append(request(stream, { commandId }))).toEqual({ outcome: 'command_reused', stream });
  });

  it('[E48] a command id that another stream of the athlete took is refused, also for a new stream', async () => {
    const { stream, athleteId } = await test.athlete();
    const once = { commandId: randomUUID(), commandHash: Buffer.alloc(32, 1) };
    await test.log.append(request(stream, once));
    const other = `sharing-${athleteId}` as const;
    for (const expected of ['none', 'any', 0] as const)
      expect(await test.log.append(request(other, { ...once, expected }))).toEqual({
        outcome: 'command_reused',
        stream: other,
      });
    expect(await test.log.load(other)).toEqual([]);
  });

  it.each([
    ['a new stream', 'none'],
    ['a stream that has events', 'any'],
  ] as const)(
    '[E48] a command id that is being taken is waited for, and then refused for %s',
    async (_which, expected) => {
      const { stream, athleteId } = await test.athlete();
      const other = `sharing-${athleteId}` as const;
      if (expected === 'any') await test.log.append(request(other));
      const once = { commandId: randomUUID(), commandHash: Buffer.alloc(32, 1) };
      const [taken, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const first = test.log.transaction(async (_tx, log) => {
        const result = await log.append(request(stream, once));
        taken.resolve();
        await release.promise;
        return result;
      });
      await taken.promise;
      const alone = test.log.append(request(other, { ...once, expected }));
      const inTransaction = test.log.transaction((_tx, log) => log.append(request(other, { ...once, expected })));
      await vi.waitFor(async () => expect(await blockedSessions(connected.owner)).toBe(2));
      release.resolve();
      expect(await first).toMatchObject({ outcome: 'appended' });
      const refused = { outcome: 'command_reused', stream: other };
      expect(await Promise.all([alone, inTransaction])).toEqual([refused, refused]);
    },
  );

  it('[E48] [E6] a command that wrote nothing is not remembered, and may come again', async () => {
    const { stream } = await test.athlete();
    const once = { commandId: randomUUID(), commandHash: Buffer.alloc(32, 1) };
    await test.log.append(request(stream, { ...once, events: [] }));
    expect(await test.log.append(request(stream, once))).toMatchObject({ outcome: 'appended', version: 1 });
  });

  it('[E8] of two creators of a stream one wins', async () => {
    const { stream } = await test.athlete();
    const results = await Promise.all([
      test.log.append(request(stream, { expected: 'none' })),
      test.log.append(request(stream, { expected: 'none' })),
    ]);
    expect(results.map(({ outcome }) => outcome).sort()).toEqual(['appended', 'conflict']);
  });

  it('[E9] a conflict names the stream, the expected and the actual version', async () => {
    const { stream } = await test.athlete();
    await test.log.append(request(stream));
    expect(await test.log.append(request(stream, { expected: 5 }))).toEqual({
      outcome: 'conflict',
      stream,
      expected: 5,
      actual: 1,
    });
  });

  it("[E10] an append joins the caller's transaction and rolls back with it", async () => {
    const { stream } = await test.athlete();
    const failure = new Error('the caller changed its mind');
    await expect(
      test.log.transaction(async (_tx, log) => {
        await log.append(request(stream));
        throw failure;
      }),
    ).rejects.toBe(failure);
    expect(await test.log.load(stream)).toEqual([]);
    await test.log.transaction((_tx, log) => log.append(request(stream)));
    expect(await test.log.load(stream)).toHaveLength(1);
  });

  it('[E10] a transaction that another writer overtook holds the stream when it tries again', async () => {
    const { stream } = await test.athlete();
    await test.log.append(request(stream));
    let tries = 0;
    const overtaking: Promise<unknown>[] = [];
    await test.log.transaction(async (tx, log) => {
      tries += 1;
      await sql`select pg_current_xact_id()`.execute(tx);
      const overtaken = test.log.append(request(stream, { expected: tries }));
      overtaking.push(overtaken);
      const blocked = vi.waitFor(async () => expect(await blockedSessions(connected.owner)).toBe(1));
      await Promise.any([overtaken, blocked]);
      await log.append(request(stream));
    });
    expect(tries).toBe(2);
    await Promise.all(overtaking);
    expect((await test.log.load(stream)).map(({ version }) => version)).toEqual([1, 2, 3]);
  });

  it('[E10] two transactions that wait for each other are both written', async () => {
    const [first, second] = [await test.athlete(), await test.athlete()];
    for (const { stream } of [first, second]) await test.log.append(request(stream));
    const written = { first: Promise.withResolvers<void>(), second: Promise.withResolvers<void>() };
    await Promise.all([
      test.log.transaction(async (_tx, log) => {
        await log.append(request(first.stream));
        written.first.resolve();
        await written.second.promise;
        await log.append(request(second.stream));
      }),
      test.log.transaction(async (_tx, log) => {
        await log.append(request(second.stream));
        written.second.resolve();
        await written.first.promise;
        await log.append(request(first.stream));
      }),
    ]);
    for (const { stream } of [first, second]) expect(await test.log.load(stream)).toHaveLength(3);
  });

  it('[E11] the database refuses to change, remove or truncate events, even for their owner', async () => {
    const { stream } = await test.athlete();
    await test.log.append(request(stream));
    for (const statement of [
      `update events set type = 'Other'`,
      'delete from events',
      'truncate events',
      'truncate events_3',
      `update events_${stream.at(-2)} set type = 'Other'`,
    ]) {
      await expect(connected.owner.pool.query(statement)).rejects.toThrow('append-only');
      await expect(connected.database.pool.query(statement)).rejects.toThrow(/permission denied/);
    }
  });

  it('[E11] an app that connects as the owner of the events refuses to start', async () => {
    await expect(refuseOwner(connected.owner)).rejects.toThrow('DATABASE_URL');
    await expect(refuseOwner(connected.database)).resolves.toBeUndefined();
  });

  it('[E12] a thousand events at once, in all of Unicode, come back as they were, with the time of the server', async () => {
    const { stream } = await test.athlete();
    const texts = Array.from({ length: 1000 }, (_, index) => `${index} É à 🥅 \u{10FFFF} "quoted" \\ \n – ½`);
    const before = await serverTime();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2001-01-01') });
    await test.log.append(request(stream, { events: texts.map(mottoWritten) })).finally(() => vi.useRealTimers());
    const after = await serverTime();
    const loaded = await test.log.load(stream);
    expect(loaded.map(({ event }) => (event.data as { motto: string }).motto)).toEqual(texts);
    const [recordedAt] = new Set(loaded.map((event) => event.recordedAt.getTime()));
    expect(recordedAt).toBeGreaterThanOrEqual(before);
    expect(recordedAt).toBeLessThanOrEqual(after);
    expect(loaded.at(-1)?.recordedAt.getTime()).toBe(recordedAt);
  });

  it.each([
    ['one event', { events: 1, streams: 1 }],
    ['several events', { events: 3, streams: 1 }],
    // The first two get calls of their own; those that arrive meanwhile share the next.
    ['one event in a call that is shared', { events: 1, streams: 8 }],
  ])('[E47] the times of a stream never go back, whatever the server’s clock does: %s', async (_what, count) => {
    const athletes = await Promise.all(Array.from({ length: count.streams }, () => test.athlete()));
    const streams = athletes.map(({ stream }) => stream);
    for (const stream of streams) await test.log.append(request(stream));
    const { rows } = await connected.owner.pool.query<{ ahead: Date }>(
      `update streams set recorded_at = date_trunc('milliseconds', now()) + interval '1 hour'
       where stream = any($1) returning recorded_at as ahead`,
      [streams],
    );
    const events = Array.from({ length: count.events }, () => mottoWritten('later'));
    const results = await Promise.all(
      streams.map((stream) => test.log.append(request(stream, { events, expected: 1 }))),
    );
    expect(results).toEqual(streams.map(() => expect.objectContaining({ outcome: 'appended' })));
    const later = await Promise.all(streams.map((stream) => test.log.load(stream, { after: 1 })));
    expect(later.flat().map(({ recordedAt }) => recordedAt)).toEqual(later.flat().map(() => rows[0]?.ahead));
    expect(later.flat()).toHaveLength(count.events * count.streams);
  });

  it('an athlete without a data key can write nothing', async () => {
    const { stream } = await test.athlete();
    const stranger = stream.replace(/.{12}$/, '000000000000') as typeof stream;
    await expect(test.log.append(request(stranger))).rejects.toThrow('No data key');
  });
});

describe('reading a stream', () => {
  it('[E13] events come in version order', async () => {
    const { stream } = await test.athlete();
    for (const motto of ['first', 'second', 'third'])
      await test.log.append(request(stream, { events: [mottoWritten(motto)] }));
    expect(await mottos(stream)).toEqual([
      [1, { motto: 'first', explanation: '' }],
      [2, { motto: 'second', explanation: '' }],
      [3, { motto: 'third', explanation: '' }],
    ]);
  });

  it('[E20] as of a version and as of a moment give exactly what was there', async () => {
    const { stream } = await test.athlete();
    for (const motto of ['first', 'second', 'third'])
      await test.log.append(request(stream, { events: [mottoWritten(motto)] }));
    const all = await test.log.load(stream);
    expect((await test.log.load(stream, { upTo: 2 })).map(({ version }) => version)).toEqual([1, 2]);
    const moment = all[1]?.recordedAt ?? new Date(0);
    const until = (await test.log.load(stream, { until: moment })).map(({ version }) => version);
    expect(until).toEqual(all.filter(({ recordedAt }) => recordedAt <= moment).map(({ version }) => version));
  });

  it('[E21] actor, command, correlation, causation, device, link and reason survive', async () => {
    const { stream, athleteId } = await test.athlete();
    const given = metadata({
      actor: { kind: 'athlete', id: athleteId },
      causationId: randomUUID(),
      device: 'Safari on iPhone',
      link: 'share page',
      reason: 'asked by phone',
    });
    const asked = request(stream, { metadata: given });
    await test.log.append(asked);
    const [recorded] = await test.log.load(stream);
    expect(recorded?.metadata).toEqual(given);
    expect(recorded?.commandId).toBe(asked.commandId);
    expect(Buffer.from(recorded?.commandHash ?? [])).toEqual(Buffer.from(asked.commandHash));
  });

  it('nothing that an athlete wrote is readable in the table', async () => {
    const { stream } = await test.athlete();
    await test.log.append(request(stream, { events: [mottoWritten('Jamais deux sans trois')] }));
    const { rows } = await connected.database.pool.query('select e::text as row from events e where stream = $1', [
      stream,
    ]);
    expect(JSON.stringify(rows)).not.toContain(Buffer.from('Jamais').toString('hex'));
    expect(JSON.stringify(rows)).not.toContain('Jamais');
  });
});
