import { editSection } from '@palmares/application';
import { destroyContactKey } from '@palmares/db/erasure';
import { createEventLog } from '@palmares/db/event-store';
import { newestPortfolio, portfolioMoment } from '@palmares/db/read-models';
import {
  aContact,
  type ConnectedDatabase,
  connectedDatabase,
  metadata,
  request,
  type TestLog,
  testLog,
} from '@palmares/db/testing';
import { verifyHistory } from '@palmares/event-store/integrity';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PortfolioPort } from './outbox/portfolio-port.ts';
import { aDevice } from './testing/a-device.ts';
import { draftsOf, followed, sequences } from './testing/any-sequence.ts';

let connected: ConnectedDatabase;
let test: TestLog;

beforeAll(async () => {
  connected = await connectedDatabase();
  test = testLog(connected.database);
});

afterAll(() => connected.close());

/** A device of a new athlete whose edits go to the event store. */
const aDeviceOfTheLog = async () => {
  const { log } = test;
  const { athleteId, stream } = await test.athlete();
  const actor = { kind: 'athlete', athleteId, device: null } as const;
  await log.append(
    request(stream, {
      events: [
        {
          type: 'PortfolioStarted',
          data: {
            firstName: 'Maëlle',
            lastName: 'Gagnon',
            dateOfBirth: '2007-03-14',
            place: { country: 'can', region: 'QC' },
            language: 'fr-ca',
          },
        },
      ],
      metadata: metadata({ actor: { kind: 'athlete', id: athleteId } }),
    }),
  );
  const sections = async () => (await newestPortfolio(log, athleteId)).sections;
  const port: Pick<PortfolioPort, 'send' | 'sections'> = {
    send: ({ commandId, ...edit }) => editSection({ log, now: () => new Date() }, actor, { commandId, edit }),
    sections,
  };
  return { athleteId, stream, sections, device: aDevice({ port, known: await sections(), now: () => new Date() }) };
};

it('edits, undos, redos and restores across sections end in the log as a plain model predicts, and its chain holds', async () => {
  await fc.assert(
    fc.asyncProperty(sequences(new Date()), async (doings) => {
      const { athleteId, stream, sections, device } = await aDeviceOfTheLog();
      const version = async () => (await test.log.load(stream)).length;
      const moment = async (at: number) => {
        const found = await portfolioMoment(test.log, athleteId, at);
        if (!found) throw new Error(`${stream} has no version ${at}`);
        return found.past;
      };
      const contents = await followed(device, { version, moment }, doings);
      expect(draftsOf(await sections())).toEqual(contents);
      const { faults, events } = await verifyHistory(connected.database, { only: [stream] });
      expect(faults).toEqual([]);
      expect(events).toBe(await version());
    }),
    { numRuns: 5 },
  );
});

it('a contact whom support erased is refused by the log when undo brings them back, until the device gives way', async () => {
  const { athleteId, stream, sections, device } = await aDeviceOfTheLog();
  const [coach, other] = [aContact(), aContact()];
  await device.type('contacts', { contacts: [coach, other] });
  await device.send();
  await device.type('contacts', { contacts: [other] });
  await device.send();
  await createEventLog(connected.owner, test.keyring).transaction(async (tx, inside) => {
    await inside.append(request(stream, { events: [{ type: 'ContactForgotten', data: { contactId: coach.id } }] }));
    await destroyContactKey(tx, { athleteId, contactId: coach.id });
  });
  await device.refresh();
  await device.undo();
  await device.type('motto', { motto: 'Keep going', explanation: 'As she says.' });
  expect(await device.send()).toBe(true);
  expect(device.unsaved()).toMatchObject([{ name: 'contacts', refusal: { code: 'contact_forgotten' } }]);
  expect((await sections()).contacts.content.contacts).toEqual([other]);
  expect((await sections()).motto.content.motto).toBe('Keep going');

  await device.type('contacts', { contacts: [other] });
  expect(await device.send()).toBe(true);
  expect(device.unsaved()).toEqual([]);
  expect((await verifyHistory(connected.database, { only: [stream] })).faults).toEqual([]);
});
