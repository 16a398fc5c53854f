import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { athleteOf, type StreamId } from '@palmares/domain/kernel';
import { shardOf } from '@palmares/event-store';
import { countFaults, type ProvenLog, proveLog, SLOTS } from '@palmares/event-store/integrity';
import { dateOf, dayNumber, readLastCheck, signingKey, signRoot } from '@palmares/event-store/roots';
import { slotOf } from '@palmares/event-store/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ConnectedServer, connectedServer } from '../testing/connected-server.ts';
import { request, type TestLog, testLog } from '../testing/event-log.ts';
import { changedByte, cutShort, removed, swapped, swappedPayloads } from '../testing/tamper.ts';
import { untilReadable } from '../testing/until-readable.ts';

// Some tests simulate a month.
vi.setConfig({ testTimeout: 120_000 });

const key = signingKey(Buffer.alloc(32, 5));

let connected: ConnectedServer;
let test: TestLog;
let folder: string;

beforeEach(async () => {
  connected = await connectedServer();
  test = testLog(connected.database);
  folder = await mkdtemp(join(tmpdir(), 'proof-'));
});

afterEach(async () => {
  await connected.close();
  await rm(folder, { recursive: true });
});

const on = (day: number) => new Date(Date.UTC(2026, 10, day, 3));
const date = (day: number) => dateOf(on(day));
const prove = (day: number, given = {}): Promise<ProvenLog> =>
  proveLog(connected.database, { folder, key, now: on(day), ...given });

const append = async (stream: StreamId, count: number) => {
  for (let time = 0; time < count; time += 1) await test.log.append(request(stream));
  await untilReadable(connected.database);
};

const streamOfEvents = async (count: number, shard?: number): Promise<StreamId> => {
  const { stream } = await test.athlete(shard);
  await append(stream, count);
  return stream;
};

interface Forgery {
  readonly what: string;
  readonly tamper: (stream: StreamId) => Promise<void>;
  /** The fault that is reported, by the chain or by the roots. */
  readonly fault: string;
}

/** Each applied to a stream with three signed events, and perhaps a fourth. */
const forgeries: readonly Forgery[] = [
  { what: 'a changed byte', tamper: (stream) => changedByte(connected.owner, stream, 2), fault: 'changed@2' },
  { what: 'swapped payloads', tamper: (stream) => swappedPayloads(connected.owner, stream, 1, 3), fault: 'changed@1' },
  { what: 'swapped rows', tamper: (stream) => swapped(connected.owner, stream, 1, 2), fault: 'rewritten@3' },
  { what: 'a cut tail', tamper: (stream) => cutShort(connected.owner, stream, 2), fault: 'shorter@3' },
  { what: 'a removed stream', tamper: (stream) => removed(connected.owner, stream), fault: 'shorter@3' },
];

/** The faulty streams, with their faults. */
const named = ({ found: { chains, streams } }: Pick<ProvenLog, 'found'>): ReadonlyMap<string, string> =>
  new Map([...chains, ...streams].map(({ stream, fault, version }) => [stream, `${fault}@${version}`]));

describe('the daily proof', () => {
  it('[E51] finds nothing in a log that nobody touched, on any day', async () => {
    const streams = [await streamOfEvents(3), await streamOfEvents(1), await streamOfEvents(2)];
    for (let day = 1; day <= 3; day += 1) {
      for (const stream of streams) await append(stream, 1);
      const { faults, signed, slotsDue } = await prove(day);
      expect([countFaults(faults), signed.outcome, slotsDue]).toEqual([0, 'signed', 0]);
    }
    expect(await prove(3)).toMatchObject({ signed: { outcome: 'there already' }, day: false, slots: [] });
  });

  it.each(forgeries)(
    '[E51] names $what on the same day in a stream that moved since the last root, whichever root signed it last',
    async ({ tamper, fault }) => {
      const stream = await streamOfEvents(3);
      const bystander = await streamOfEvents(3);
      await prove(1);
      await prove(2);
      await prove(3);
      await append(stream, 1);
      await append(bystander, 1);
      await tamper(stream);
      expect(named(await prove(4))).toEqual(new Map([[stream, fault]]));
    },
  );

  it('[E51] names each of them elsewhere within 30 days', async () => {
    const touched = new Map<StreamId, Forgery>();
    // Each in its own shard: a wrong event count makes the whole shard be checked.
    for (const [index, forgery] of forgeries.entries()) touched.set(await streamOfEvents(3, 41 * index), forgery);
    await streamOfEvents(3);
    for (let day = 1; day <= 3; day += 1) await prove(day);
    for (const [stream, { tamper }] of touched) await tamper(stream);
    const found = new Map<string, string>();
    const days = new Map<string, number>();
    for (let day = 4; day < 4 + SLOTS; day += 1)
      for (const [stream, fault] of named(await prove(day))) {
        found.set(stream, fault);
        days.set(stream, day);
      }
    expect(found).toEqual(new Map([...touched].map(([stream, { fault }]) => [stream, fault])));
    // A chain is verified when its shard is due; a fault that only a root shows, when that root is.
    const dueOn = (slot: number) => 4 + ((slot - slotOf(dayNumber(date(4))) + SLOTS) % SLOTS);
    for (const [stream, { fault }] of touched) {
      const shard = shardOf(athleteOf(stream));
      const expected = {
        changed: dueOn(shard % SLOTS),
        rewritten: dueOn(slotOf(dayNumber(date(1)))),
        shorter: 4,
      }[fault.split('@')[0] ?? ''];
      expect([fault, days.get(stream)]).toEqual([fault, expected]);
    }
  });

  it('[E51] reads every shard within 30 days, also when days were missed, a few slots at a time', async () => {
    const stream = await streamOfEvents(3);
    await prove(1);
    // Its shard fell due while no worker ran.
    const slot = shardOf(athleteOf(stream)) % SLOTS;
    const missed = 1 + ((slot - slotOf(dayNumber(date(1))) + SLOTS) % SLOTS || SLOTS);
    await changedByte(connected.owner, stream, 1);
    const runs: number[][] = [];
    const found: string[] = [];
    for (;;) {
      const proven = await prove(missed + 12);
      runs.push([...proven.slots]);
      found.push(...named(proven).keys());
      if (proven.slotsDue === 0) break;
    }
    expect(Math.max(...runs.map(({ length }) => length))).toBe(5);
    expect(new Set(runs.flat()).size).toBe(runs.flat().length);
    expect(runs.flat()).toHaveLength(Math.min(SLOTS, missed + 11));
    expect(runs.flat()).toContain(slot);
    expect(found).toEqual([stream]);
    expect((await prove(missed + 12)).slots).toEqual([]);
    expect(await prove(missed + 13)).toMatchObject({ slots: [expect.any(Number)], slotsDue: 0 });
  });

  it('[E51] keeps naming what does not hold until it holds again, within the same day', async () => {
    const stream = await streamOfEvents(3);
    await prove(1);
    await changedByte(connected.owner, stream, 2);
    await append(stream, 1);
    expect(named(await prove(2))).toEqual(new Map([[stream, 'changed@2']]));
    const kept = await readLastCheck(folder);
    expect(kept).toMatchObject({ date: date(2), faults: { chains: [{ stream, version: 2, fault: 'changed' }] } });
    const again = await prove(2);
    expect(named(again)).toEqual(new Map());
    expect(countFaults(again.faults)).toBe(1);
    expect(await readLastCheck(folder)).toEqual(kept);
    expect(countFaults((await prove(3)).faults)).toBe(1);
    await changedByte(connected.owner, stream, 2);
    expect(countFaults((await prove(3)).faults)).toBe(0);
    expect((await readLastCheck(folder))?.faults.chains).toEqual([]);
  });

  it('[E51] forgets no fault that was found and not named: it proves everything again', async () => {
    const stream = await streamOfEvents(1);
    await prove(1);
    await prove(2);
    const last = await readLastCheck(folder);
    const chains = [{ stream, version: 1, eventId: null, fault: 'changed' }];
    const faults = { ...last?.faults, chains, unnamed: 3 };
    await writeFile(join(folder, 'last-check.json'), JSON.stringify({ ...last, faults }));
    expect(await prove(2)).toMatchObject({ slots: expect.objectContaining({ length: 5 }), slotsDue: SLOTS - 5 });
    expect((await readLastCheck(folder))?.faults.unnamed).toBe(0);
  });

  it('[E51] continues where a run died, and starts over without the stored result', async () => {
    await streamOfEvents(2);
    await signRoot(connected.database, { folder, key, now: on(1) });
    expect(await prove(2)).toMatchObject({ day: true, slotsDue: SLOTS - 5 });
    const kept = await readLastCheck(folder);
    expect(kept?.slots.filter((slot) => slot === date(2))).toHaveLength(5);
    expect(await prove(2)).toMatchObject({ day: false, slotsDue: SLOTS - 10 });
    await writeFile(join(folder, 'last-check.json'), '{}');
    expect(await prove(2)).toMatchObject({ day: true, slotsDue: SLOTS - 5 });
  });

  it('[E51] leaves out the roots from before a restore, and signs all heads after it', async () => {
    const stream = await streamOfEvents(3);
    const other = await streamOfEvents(1);
    await prove(1);
    await append(stream, 2);
    await append(other, 1);
    await prove(2);
    // Restored to the first day: later events are lost.
    await cutShort(connected.owner, stream, 3);
    await cutShort(connected.owner, other, 1);
    expect(countFaults((await prove(3)).faults)).toBeGreaterThan(0);
    const restored = await prove(4, { since: date(4) });
    expect(restored).toMatchObject({ signed: { buildsOn: null }, faults: { streams: [], files: [], shards: [] } });
    expect(countFaults((await prove(5, { since: date(4) })).faults)).toBe(0);
  });
});
