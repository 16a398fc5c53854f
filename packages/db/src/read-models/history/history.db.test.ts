import type { DomainEvent, StreamId } from '@palmares/domain/kernel';
import { randomHistory } from '@palmares/domain/testing';
import { type Projector, projectionSubscriber } from '@palmares/event-store/projector';
import { waitUntilProjected } from '@palmares/event-store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eraseAthlete } from '../../erasure/erase-athlete.ts';
import { destroyContactKey, purgeContact } from '../../erasure/forget-contact.ts';
import { createEventLog, createProjector, verifyProjection } from '../../event-store/index.ts';
import { aContact, contactAdded } from '../../testing/a-contact.ts';
import { type ConnectedServer, connectedServer } from '../../testing/connected-server.ts';
import { metadata, mottoWritten, request, type TestLog, testLog } from '../../testing/event-log.ts';
import { within } from '../../testing/within.ts';
import { historyProjection } from './projection.ts';
import { type HistoryPage, type HistoryRequest, historyPage } from './query.ts';

const SEED = Number(process.env.CHAOS_SEED ?? Date.now() % 100_000);
const live = projectionSubscriber(historyProjection);

let server: ConnectedServer;
let test: TestLog;
let projector: Projector;

beforeAll(async () => {
  server = await connectedServer();
  test = testLog(server.database);
  const { database } = server;
  projector = createProjector({ database, keyring: test.keyring, subscribers: [live] });
});

afterAll(async () => {
  await projector.stop();
  await server.close();
});

/** An athlete whose events were written before anything is projected. */
const written = async (events: readonly DomainEvent[]) => {
  const { athleteId, stream } = await test.athlete();
  await test.log.append(request(stream, { events, metadata: metadata({ actor: { kind: 'athlete', id: athleteId } }) }));
  return { athleteId, stream };
};

/** A reader whose process has cached no key. */
const pageOf = (given: Omit<HistoryRequest, 'language'>): Promise<HistoryPage> => {
  const { keyring, log } = testLog(server.database, test.masterKey);
  return historyPage({ database: server.database, log, keyring }, { language: 'en', ...given });
};

const wholeHistory = async (given: Omit<HistoryRequest, 'language'>): Promise<readonly HistoryPage[]> => {
  const pages = [await pageOf(given)];
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) pages.push(await pageOf({ ...given, before: next }));
  return pages;
};

const projected = async (stream: StreamId, version: number): Promise<void> => {
  projector.start();
  const place = { subscriber: live.name, stream, version };
  expect(await waitUntilProjected(server.database.kysely, place, within(30_000))).toBe('projected');
};

const rowsOf = async (athleteId: string) => {
  const { rows } = await server.owner.pool.query<{ version: number; entry: Buffer; named: Buffer | null }>(
    'select version, entry, named from read.history_entries where athlete_id = $1 order by version',
    [athleteId],
  );
  return rows;
};

const verified = async () => {
  const { keyring } = testLog(server.owner, test.masterKey);
  const options = { owner: server.owner, keyring, projection: historyProjection };
  return (await verifyProjection(options)).differences;
};

/** Without the event that forgets a contact, which comes with the end of its key. */
const portfolioEvents = (count: number): readonly DomainEvent[] =>
  randomHistory('portfolio', 2 * count, SEED)
    .filter(({ type }) => type !== 'ContactForgotten')
    .slice(0, count);

const coach = aContact({ name: 'Martin Dubé', phone: '8195550123' });
const contactEvents: readonly DomainEvent[] = [
  contactAdded(coach),
  { type: 'ContactChanged', data: { item: { ...coach, relation: 'Head coach of Martin Dubé' } } },
  { type: 'ContactMoved', data: { id: coach.id, index: 0 } },
];

describe(`the history (CHAOS_SEED=${SEED})`, () => {
  it('says the same before and after it is projected, page by page and section by section', async () => {
    const { athleteId, stream } = await written(portfolioEvents(120));
    const requests = [{ athleteId }, { athleteId, section: 'motto' }, { athleteId, before: 70 }] as const;
    const fromLog = await Promise.all(requests.map(wholeHistory));
    expect(fromLog[0]?.map(({ entries }) => entries.length)).toEqual([50, 50, 20]);
    await projected(stream, 120);
    expect(await rowsOf(athleteId)).toHaveLength(120);
    expect(await Promise.all(requests.map(wholeHistory))).toEqual(fromLog);
  });

  it('has the athlete’s own last saves before they are projected, on the first page only', async () => {
    const { athleteId, stream } = await written(Array.from({ length: 60 }, (_, nth) => mottoWritten(`Motto ${nth}`)));
    await projected(stream, 60);
    await projector.stop();
    await test.log.append(request(stream, { events: [mottoWritten('One more'), mottoWritten('And one')] }));
    const [first, second] = await wholeHistory({ athleteId });
    expect(first?.entries[0]?.says).toContain('“One more” → “And one”');
    expect(first?.entries[1]?.says).toContain('“Motto 59” → “One more”');
    expect(first?.entries.map(({ version }) => version)).toEqual(Array.from({ length: 50 }, (_, nth) => 62 - nth));
    expect(second?.entries.map(({ version }) => version)).toEqual(Array.from({ length: 12 }, (_, nth) => 12 - nth));
    expect((await pageOf({ athleteId, before: 62 })).entries[0]?.version).toBe(61);
    projector = createProjector({ database: server.database, keyring: test.keyring, subscribers: [live] });
  });

  it('is sealed under the athlete’s key: no word of it is stored in the clear', async () => {
    const { athleteId, stream } = await written([mottoWritten('A word of mine')]);
    await projected(stream, 1);
    const [row] = await rowsOf(athleteId);
    expect(row?.entry.includes('word')).toBe(false);
    expect((await pageOf({ athleteId })).entries[0]?.says).toContain('A word of mine');
    await server.owner.pool.query('update read.history_entries set version = 2 where athlete_id = $1', [athleteId]);
    await expect(pageOf({ athleteId })).rejects.toThrow('could not verify');
    await server.owner.pool.query('update read.history_entries set version = 1 where athlete_id = $1', [athleteId]);
  });

  it('is removed with its athlete', async () => {
    const { athleteId, stream } = await written([mottoWritten('One'), ...contactEvents]);
    await projected(stream, 4);
    const purged = (await eraseAthlete(server.owner, athleteId))?.purged.filter(({ rows }) => rows > 0);
    expect(purged).toEqual([
      { table: 'read.history_entries', rows: 4 },
      { table: 'read.history_sections', rows: 2 },
    ]);
    expect(await rowsOf(athleteId)).toEqual([]);
  });

  it('is written once, however often an event is handed over', async () => {
    const { athleteId, stream } = await written([mottoWritten('One'), ...contactEvents, mottoWritten('Two')]);
    await projected(stream, 5);
    const before = await rowsOf(athleteId);
    const events = await test.log.load(stream);
    const seal = (subjectId: string, text: string, context: string) =>
      test.keyring.sealRepeatably(server.database.kysely, subjectId, text, context);
    await server.database.kysely.transaction().execute(async (tx) => {
      for (const event of events) await live.handle(tx, event, seal);
    });
    expect(await rowsOf(athleteId)).toEqual(before);
    expect(await verified()).toEqual([]);
  });
});

describe('a forgotten contact', () => {
  const forgotten = async () => {
    const { athleteId, stream } = await written([mottoWritten('One'), ...contactEvents]);
    await projected(stream, 4);
    expect(JSON.stringify(await pageOf({ athleteId }))).toContain('Dubé');
    await projector.stop();
    const contact = { athleteId, contactId: coach.id };
    await createEventLog(server.owner, test.keyring).transaction(async (tx, inside) => {
      const events = [{ type: 'ContactForgotten', data: { contactId: coach.id } }];
      await inside.append(request(stream, { events }));
      await destroyContactKey(tx, contact);
      await purgeContact(tx, contact);
    });
    projector = createProjector({ database: server.database, keyring: test.keyring, subscribers: [live] });
    return { athleteId, stream };
  };

  it('is named by no sentence from then on, and the athlete still reads what happened', async () => {
    const { athleteId, stream } = await forgotten();
    const says = async () => (await pageOf({ athleteId, section: 'contacts' })).entries.map((entry) => entry.says);
    const expected = [
      'Support erased a contact for good',
      'You moved the contact “an erased contact” to position 1',
      'You changed the contact “an erased contact”',
      'You added a contact: “an erased contact”',
    ];
    expect(await says()).toEqual(expected);
    await projected(stream, 5);
    expect(await says()).toEqual(expected);
    expect((await rowsOf(athleteId)).map(({ named }) => named)).toEqual([null, null, null, null, null]);
  });

  it('is as forgotten in a rebuilt history', async () => {
    const { athleteId, stream } = await forgotten();
    await projected(stream, 5);
    const differences = await verified();
    expect(differences.filter((difference) => difference.athleteId === athleteId)).toEqual([]);
  });
});
