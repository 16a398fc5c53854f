import { randomBytes, randomUUID } from 'node:crypto';
import { type DomainEvent, type StreamId, streamOf } from '@palmares/domain/kernel';
import { type PortfolioEvent, portfolioDecider } from '@palmares/domain/portfolio';
import { contactKey, forgottenContact } from '@palmares/domain/sections';
import { rotateMasterKey } from '@palmares/event-store/event-log';
import { verifyStream } from '@palmares/event-store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eraseAthlete } from '../erasure/erase-athlete.ts';
import { destroyContactKey, purgeContact } from '../erasure/forget-contact.ts';
import { historyContent } from '../history/history-content.ts';
import { portfolioProjection } from '../read-models/portfolio/projection.ts';
import { aContact, contactAdded } from '../testing/a-contact.ts';
import { type ConnectedServer, connectedServer } from '../testing/connected-server.ts';
import { mottoWritten, request, type TestLog, testLog } from '../testing/event-log.ts';
import { untilReadable } from '../testing/until-readable.ts';
import { createEventLog, rebuild } from './index.ts';

let connected: ConnectedServer;
let test: TestLog;

beforeAll(async () => {
  connected = await connectedServer();
  test = testLog(connected.database);
});

afterAll(() => connected.close());

const keysOf = async (athleteId: string) => {
  const { rows } = await connected.owner.pool.query<{ purpose: string; open: boolean }>(
    'select purpose, wrapped is not null as open from data_keys where subject_id = $1 order by purpose desc',
    [athleteId],
  );
  return rows;
};

const destroy = (athleteId: string, contactId: string) =>
  connected.owner.kysely.transaction().execute((tx) => destroyContactKey(tx, { athleteId, contactId }));

/** A log that has cached no key. */
const fresh = () => testLog(connected.database, test.masterKey);

const contactsOf = async (stream: StreamId, { log } = fresh()) => {
  const { state } = await log.fold<PortfolioEvent, typeof portfolioDecider.initialState>(stream, portfolioDecider);
  return state.sections.contacts.content.contacts;
};

const withContacts = async (...contacts: readonly ReturnType<typeof aContact>[]) => {
  const { athleteId, stream } = await test.athlete();
  for (const contact of contacts) await test.log.append(request(stream, { events: [contactAdded(contact)] }));
  return { athleteId, stream };
};

describe('an event about another person', () => {
  it('[E56] is sealed under a key of its own, which events about the same person share', async () => {
    const contact = aContact();
    const { athleteId, stream } = await withContacts(contact);
    const changed = { type: 'ContactChanged', data: { item: { ...contact, phone: '4185550199' } } };
    await test.log.append(request(stream, { events: [changed, mottoWritten('Onward')] }));
    expect(await keysOf(athleteId)).toEqual([
      { purpose: 'events', open: true },
      { purpose: contactKey.of(contact.id), open: true },
    ]);
    expect((await fresh().log.load(stream)).map(({ event }) => event)).toEqual([
      contactAdded(contact),
      changed,
      mottoWritten('Onward'),
    ]);
  });

  it('[E56] whose key is destroyed reads as forgotten, and all that follows as it was', async () => {
    const [contact, other] = [aContact(), aContact()];
    const { athleteId, stream } = await withContacts(contact, other);
    await test.log.append(request(stream, { events: [mottoWritten('Onward')] }));
    await destroy(athleteId, contact.id);
    const events = (await fresh().log.load(stream)).map(({ event }) => event);
    expect(events).toEqual([contactAdded(forgottenContact(contact.id)), contactAdded(other), mottoWritten('Onward')]);
    expect(await contactsOf(stream)).toEqual([other, forgottenContact(contact.id)]);
    expect(await verifyStream(connected.database.kysely, stream)).toMatchObject({ intact: true, version: 3 });
  });

  it('[E56] is exported and projected with what is left of it', async () => {
    const [contact, other] = [aContact(), aContact()];
    const { athleteId, stream } = await withContacts(contact, other);
    const started: DomainEvent = { type: 'ContactMoved', data: { id: other.id, index: 1 } };
    await test.log.append(request(stream, { events: [started] }));
    const exported = async () =>
      JSON.stringify(
        await historyContent(connected.database.kysely, fresh().keyring, athleteId, new Date('2026-11-21T12:00:00Z')),
      );
    expect(await exported()).toContain(contact.name);
    await destroy(athleteId, contact.id);
    expect(await exported()).not.toContain(contact.name);
    expect(await exported()).toContain(other.name);
    await untilReadable(connected.database);
    await rebuild({ owner: connected.owner, keyring: fresh().keyring, projection: portfolioProjection });
    const { rows } = await connected.database.pool.query(
      `select content from read.portfolio_sections where athlete_id = $1 and section = 'contacts'`,
      [athleteId],
    );
    expect(rows).toEqual([{ content: { contacts: [forgottenContact(contact.id), other] } }]);
  });

  it('[E56] is sealed under no new key once its key is destroyed', async () => {
    const contact = aContact();
    const { athleteId, stream } = await withContacts(contact);
    await destroy(athleteId, contact.id);
    const again = test.log.append(request(stream, { events: [contactAdded(contact)] }));
    await expect(again).rejects.toMatchObject({ name: 'PartForgotten' });
    expect(await test.log.load(stream)).toHaveLength(1);
  });
});

describe('the key of a part that is destroyed between sealing and writing', () => {
  /** A log whose first append with a part is overtaken, once it is sealed, by the forgetting of the person. */
  const overtaken = (athleteId: string, stream: StreamId, contactId: string) => {
    const { keyring } = test;
    let forgotten = false;
    const sealing: typeof keyring.parts.sealing = async (...asked) => {
      const key = await keyring.parts.sealing(...asked);
      if (forgotten) return key;
      forgotten = true;
      await createEventLog(connected.owner, keyring).transaction(async (tx, inside) => {
        await inside.append(request(stream, { events: [{ type: 'ContactForgotten', data: { contactId } }] }));
        await destroyContactKey(tx, { athleteId, contactId });
      });
      return key;
    };
    return createEventLog(connected.database, { ...keyring, parts: { ...keyring.parts, sealing } });
  };

  it('[E56] seals nothing that is written: an append at a version conflicts, and one at any version finds no key', async () => {
    const written: unknown[] = [];
    for (const expected of [1, 'any'] as const) {
      const contact = aContact();
      const { athleteId, stream } = await withContacts(contact);
      const changed = { type: 'ContactChanged', data: { item: { ...contact, phone: '4185550199' } } };
      const log = overtaken(athleteId, stream, contact.id);
      const append = log.append(request(stream, { expected, events: [changed] }));
      if (expected === 1) expect(await append).toMatchObject({ outcome: 'conflict', actual: 2 });
      else await expect(append).rejects.toMatchObject({ name: 'PartForgotten' });
      written.push((await fresh().log.load(stream)).map(({ event }) => event.type));
    }
    expect(written).toEqual([
      ['ContactAdded', 'ContactForgotten'],
      ['ContactAdded', 'ContactForgotten'],
    ]);
  });
});

describe('the key of a part', () => {
  it('[E56] is stored with its event, or not at all', async () => {
    const { athleteId, stream } = await withContacts();
    const [refused, rolledBack] = [aContact(), aContact()];
    expect(await test.log.append(request(stream, { expected: 7, events: [contactAdded(refused)] }))).toMatchObject({
      outcome: 'conflict',
    });
    const failing = test.log.transaction(async (_, log) => {
      await log.append(request(stream, { events: [contactAdded(rolledBack)] }));
      throw new Error('after the append');
    });
    await expect(failing).rejects.toThrow('after the append');
    await connected.owner.pool.query('revoke insert on data_keys from palmares_app');
    const withoutKey = test.log.append(request(stream, { events: [contactAdded(refused)] }));
    await expect(withoutKey).rejects.toThrow('permission denied');
    await connected.owner.pool.query('grant insert on data_keys to palmares_app');
    expect(await test.log.load(stream)).toEqual([]);
    expect(await keysOf(athleteId)).toEqual([{ purpose: 'events', open: true }]);

    await test.log.append(request(stream, { events: [contactAdded(rolledBack)] }));
    expect(await contactsOf(stream)).toEqual([rolledBack]);
  });

  it('[E56] is one, if two devices add the same person at once', async () => {
    const { athleteId, stream } = await withContacts();
    const contact = aContact();
    await test.log.append(request(stream));
    const add = () => test.log.append(request(stream, { events: [contactAdded(contact)] }));
    await Promise.all([add(), add(), add(), add()]);
    expect(await keysOf(athleteId)).toHaveLength(2);
    expect(await fresh().log.load(stream)).toHaveLength(5);
  });

  it('[E56] is wrapped again by a rotation of the master key', async () => {
    const contact = aContact();
    const { stream } = await withContacts(contact);
    const masterKey = randomBytes(32);
    expect(await rotateMasterKey({ owner: connected.owner, masterKey, oldMasterKey: test.masterKey })).toMatchObject({
      damaged: [],
    });
    expect(await contactsOf(stream, testLog(connected.database, masterKey))).toEqual([contact]);
    await rotateMasterKey({ owner: connected.owner, masterKey: test.masterKey, oldMasterKey: masterKey });
  });

  it('[E39] is destroyed with the athlete’s own', async () => {
    const contact = aContact();
    const { athleteId } = await withContacts(contact);
    await eraseAthlete(connected.owner, athleteId);
    expect((await keysOf(athleteId)).map(({ open }) => open)).toEqual([false, false]);
  });

  it('[E39] leaves none behind, if the athlete is erased while the person is added', async () => {
    const { athleteId, stream } = await withContacts();
    await test.log.append(request(stream));
    const adding = Array.from({ length: 6 }, () =>
      test.log.append(request(stream, { events: [contactAdded(aContact())] })),
    );
    await Promise.all([eraseAthlete(connected.owner, athleteId), ...adding]);
    expect((await keysOf(athleteId)).filter(({ open }) => open)).toEqual([]);
  });
});

describe('the plain copies of a contact', () => {
  it('[E56] are removed from snapshots and from every copy of the read model, where the contact stood', async () => {
    const [contact, other] = [aContact(), aContact()];
    const { athleteId, stream } = await withContacts(contact, other);
    await untilReadable(connected.database);
    await rebuild({ owner: connected.owner, keyring: fresh().keyring, projection: portfolioProjection });
    const { pool, kysely } = connected.owner;
    await pool.query(
      `insert into snapshots (shard, stream, version, decider, decider_version, key_id, state)
       select shard, stream, 2, 'portfolio', 1, key_id, data from events where stream = $1 and version = 2`,
      [stream],
    );
    const purge = (contactId: string) =>
      kysely.transaction().execute((tx) => purgeContact(tx, { athleteId, contactId }));
    const removed = (await purge(contact.id)).filter(({ rows }) => rows > 0);
    expect(removed).toEqual([
      { table: 'snapshots', rows: 1 },
      { table: 'read.portfolio_sections', rows: 1 },
    ]);
    const { rows } = await pool.query('select content from read.portfolio_sections where athlete_id = $1', [athleteId]);
    expect(rows).toEqual([{ content: { contacts: [other, forgottenContact(contact.id)] } }]);
    expect((await purge(contact.id)).filter(({ rows }) => rows > 0)).toEqual([]);
    expect((await purge(randomUUID())).filter(({ rows }) => rows > 0)).toEqual([]);
  });
});

it('[E56] an athlete’s other streams are not touched', async () => {
  const contact = aContact();
  const { athleteId } = await withContacts(contact);
  const plan = streamOf('plan', athleteId);
  await test.log.append(
    request(plan, { events: [{ type: 'AthletePlanGranted', data: { until: null, reason: 'x' } }] }),
  );
  await destroy(athleteId, contact.id);
  expect(await fresh().log.load(plan)).toHaveLength(1);
});
