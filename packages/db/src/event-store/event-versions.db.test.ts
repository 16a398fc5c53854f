import { type Projector, projectionSubscriber, reactorSubscriber } from '@palmares/event-store/projector';
import { waitUntilProjected } from '@palmares/event-store/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import fixtures from '../../../domain/src/sections/introduction/fixtures/introduction-written.v1.json' with {
  type: 'json',
};
import { portfolioProjection } from '../read-models/portfolio/projection.ts';
import { pastPortfolio } from '../read-models/portfolio/query.ts';
import { type ConnectedServer, connectedServer } from '../testing/connected-server.ts';
import { mottoWritten, request, type TestLog, testLog } from '../testing/event-log.ts';
import { storeEvent } from '../testing/stored-event.ts';
import { within } from '../testing/within.ts';
import type { Parking } from './index.ts';
import { createProjector, type Retried, rebuild, retryParked, verifyProjection } from './index.ts';

/** The program cannot read the newer events until `newer` is set. */
const program = vi.hoisted(() => ({ newer: false }));

vi.mock('@palmares/domain/events', async (importOriginal) => {
  const registry = await importOriginal<typeof import('@palmares/domain/events')>();
  const upcast: typeof registry.upcast = (type, version, data) => {
    if (!program.newer) return registry.upcast(type, version, data);
    if (type === 'MottoSung') return registry.upcast('MottoWritten', 1, data);
    return registry.upcast(type, type === 'MottoWritten' && version === 9 ? 1 : version, data);
  };
  const currentVersionOf: typeof registry.currentVersionOf = (type) => {
    if (!program.newer) return registry.currentVersionOf(type);
    if (type === 'MottoSung') return 3;
    return type === 'MottoWritten' ? 9 : registry.currentVersionOf(type);
  };
  return { ...registry, upcast, currentVersionOf };
});

const [first, second] = fixtures;
if (!first || !second) throw new Error('There are fixtures of the first version');

const live = projectionSubscriber(portfolioProjection);
let server: ConnectedServer;
let test: TestLog;
let projector: Projector;
const parkings: Parking[] = [];
const retrieds: Retried[] = [];

beforeAll(async () => {
  server = await connectedServer();
  test = testLog(server.database);
});

const project = (subscriber = live): void => {
  const { database } = server;
  const onParked = (parking: Parking): void => void parkings.push(parking);
  const onRetried = (retried: Retried): void => void retrieds.push(retried);
  projector = createProjector({ database, keyring: test.keyring, subscribers: [subscriber], onParked, onRetried });
  projector.start();
};

afterEach(async () => {
  program.newer = false;
  await projector.stop();
});
afterAll(() => server.close());

type Athlete = Awaited<ReturnType<TestLog['athlete']>>;

const store = ({ stream }: Athlete, type: string, schemaVersion: number, data: unknown) =>
  storeEvent(server.database.kysely, test.keyring, { stream, type, schemaVersion, data });

const reached = ({ stream }: Athlete, version: number, subscriber = live) =>
  waitUntilProjected(server.database.kysely, { subscriber: subscriber.name, stream, version }, within(15_000));

const contentOf = async ({ athleteId }: Athlete, section: string): Promise<unknown> => {
  const { rows } = await server.database.pool.query(
    'select content from read.portfolio_sections where athlete_id = $1 and section = $2',
    [athleteId, section],
  );
  return rows[0]?.content;
};

const copying = () => ({ owner: server.owner, keyring: test.keyring, projection: portfolioProjection });
const retry = async ({ athleteId }: Athlete, subscriber = live): Promise<readonly Retried[]> => {
  const all: Retried[] = [];
  const onRetried = (retried: Retried): void => void all.push(retried);
  await retryParked({ database: server.database, keyring: test.keyring, subscriber, athleteId, onRetried });
  return all;
};

describe('[E22] an introduction stored in its first version is read as it is written today', () => {
  it('by loading its stream, whole, as of a version and as of a moment', async () => {
    project();
    const athlete = await test.athlete();
    await store(athlete, 'IntroductionWritten', 1, first.stored);
    await store(athlete, 'IntroductionWritten', 1, second.stored);
    const loaded = await test.log.load(athlete.stream);
    expect(loaded.map(({ event }) => event)).toEqual(
      [first, second].map(({ current }) => ({ type: 'IntroductionWritten', data: current })),
    );
    const asOf = async (options: Parameters<typeof pastPortfolio>[2]) =>
      (await pastPortfolio(test.log, athlete.athleteId, options)).sections.introduction.content;
    expect(await asOf({ upTo: 1 })).toMatchObject(first.current);
    expect(await asOf({ until: loaded[0]?.recordedAt ?? new Date(0) })).toMatchObject(first.current);
    expect(await asOf({})).toMatchObject(second.current);
  });

  it('by the projector, by a rebuild and by a verification', async () => {
    project();
    const athlete = await test.athlete();
    await store(athlete, 'IntroductionWritten', 1, first.stored);
    expect(await reached(athlete, 1)).toBe('projected');
    expect(await contentOf(athlete, 'introduction')).toEqual(first.current);
    await rebuild(copying());
    expect(await contentOf(athlete, 'introduction')).toEqual(first.current);
    expect(await verifyProjection(copying())).toMatchObject({ differences: [] });
  });

  it('by a retry', async () => {
    project();
    const athlete = await test.athlete();
    await store(athlete, 'MottoSung', 1, { motto: 'Onward', explanation: '' });
    await store(athlete, 'IntroductionWritten', 1, first.stored);
    expect(await reached(athlete, 2)).toBe('parked');
    program.newer = true;
    expect(await retry(athlete)).toMatchObject([{ athleteId: athlete.athleteId, outcome: 'caught_up', events: 2 }]);
    expect(await contentOf(athlete, 'introduction')).toEqual(first.current);
  });
});

describe('[E23] an event of a newer program', () => {
  it.each([
    ['of an unknown type', 'MottoSung', 3],
    ['of an unknown schema version', 'MottoWritten', 9],
  ])('%s parks its athlete by its name, until a program that knows it retries', async (_what, type, schemaVersion) => {
    project();
    const athlete = await test.athlete();
    const other = await test.athlete();
    await test.log.append(request(athlete.stream, { events: [mottoWritten('before')] }));
    await store(athlete, type, schemaVersion, { motto: 'sung', explanation: '' });
    await test.log.append(request(athlete.stream, { events: [mottoWritten('after')] }));
    await test.log.append(request(other.stream, { events: [mottoWritten('beside')] }));
    expect(await reached(athlete, 3)).toBe('parked');
    expect(await reached(other, 1)).toBe('projected');
    expect(await contentOf(athlete, 'motto')).toMatchObject({ motto: 'before' });

    const why = { eventType: type, schemaVersion, reason: `UnknownEvent: ${type} v${schemaVersion}` };
    expect(parkings.at(-1)).toEqual({ subscriber: 'portfolio', athleteId: athlete.athleteId, ...why });
    expect(await retry(athlete)).toMatchObject([{ athleteId: athlete.athleteId, outcome: 'parked_again', ...why }]);

    expect((await rebuild(copying())).parkedAthletes).toBeGreaterThan(0);
    expect(await reached(athlete, 3)).toBe('parked');
    expect(await contentOf(athlete, 'motto')).toMatchObject({ motto: 'before' });
    expect((await verifyProjection(copying())).differences).toEqual([]);

    program.newer = true;
    expect(await retry(athlete)).toMatchObject([{ outcome: 'caught_up', events: 2 }]);
    expect(await reached(athlete, 3)).toBe('projected');
    expect(await contentOf(athlete, 'motto')).toMatchObject({ motto: 'after' });
    expect((await verifyProjection(copying())).differences).toEqual([]);
  });

  it('is retried automatically when a newer program takes over, in order, and stays parked while none knows it', async () => {
    project();
    const [known, unknown] = [await test.athlete(), await test.athlete()];
    await store(known, 'MottoSung', 3, { motto: 'sung', explanation: '' });
    await test.log.append(request(known.stream, { events: [mottoWritten('after')] }));
    await store(unknown, 'MottoDanced', 1, {});
    for (const [athlete, version] of [
      [known, 2],
      [unknown, 1],
    ] as const)
      expect(await reached(athlete, version)).toBe('parked');
    await projector.stop();

    program.newer = true;
    project();
    await vi.waitUntil(async () => (await reached(known, 2)) === 'projected', { timeout: within(15_000) });
    expect(await contentOf(known, 'motto')).toMatchObject({ motto: 'after' });
    expect(retrieds.filter(({ athleteId }) => [known.athleteId, unknown.athleteId].includes(athleteId))).toEqual([
      expect.objectContaining({ subscriber: 'portfolio', athleteId: known.athleteId, outcome: 'caught_up', events: 2 }),
    ]);
    expect(await reached(unknown, 1)).toBe('parked');
  });

  it('parks nobody in a reactor to events of other types, neither when it is read nor in a retry', async () => {
    const athlete = await test.athlete();
    /** Keyed by event, because a batch that fails is handed over again. */
    const seen = new Map<string, unknown>();
    const mottosOnly = reactorSubscriber({
      name: 'mottos-only',
      kinds: ['portfolio'],
      types: ['MottoWritten'],
      react: async (_tx, { stream, event, eventId }) => {
        if (stream === athlete.stream) seen.set(eventId, event.data);
      },
    });
    // A reactor is registered while the test writes, and would miss what came before.
    const reactor = { ...mottosOnly, fromNow: false };
    project(reactor);
    await store(athlete, 'MottoSung', 3, { motto: 'sung', explanation: '' });
    await test.log.append(request(athlete.stream, { events: [mottoWritten('one')] }));
    expect(await reached(athlete, 2, reactor)).toBe('projected');
    expect([...seen.values()]).toMatchObject([{ motto: 'one' }]);

    await store(athlete, 'MottoWritten', 9, { motto: 'two', explanation: '' });
    await store(athlete, 'MottoSung', 3, { motto: 'sung again', explanation: '' });
    await test.log.append(request(athlete.stream, { events: [mottoWritten('three')] }));
    expect(await reached(athlete, 5, reactor)).toBe('parked');
    program.newer = true;
    expect(await retry(athlete, reactor)).toMatchObject([{ outcome: 'caught_up', events: 2 }]);
    expect([...seen.values()]).toMatchObject([{ motto: 'one' }, { motto: 'two' }, { motto: 'three' }]);
  });
});
