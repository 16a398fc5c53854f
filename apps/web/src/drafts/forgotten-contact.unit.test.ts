import { describe, expect, it } from 'vitest';
import { refusalWords } from '../notices/refusal-words.ts';
import { saveState } from './save-state.ts';
import { aDevice, type Device } from './testing/a-device.ts';
import { accountInMemory } from './testing/account-in-memory.ts';

const now = () => new Date(Date.UTC(2026, 10, 21));
const coach = (nth: number, name: string) => ({
  id: `a0000000-0000-4000-8000-00000000000${nth}`,
  role: 'coach' as const,
  name,
  relation: '',
  organization: '',
  phone: '6135550145',
  email: '',
  permission: false,
});
const [martin, joan] = [coach(1, 'Martin Dubé'), coach(2, 'Joan Whitfield')];
const motto = (text: string) => ({ motto: text, explanation: 'As my coach says.' });

const withContacts = async () => {
  const account = accountInMemory(now);
  const sent: unknown[] = [];
  const device = aDevice({
    port: {
      ...account.port,
      send: (sending) => {
        sent.push(sending.change);
        return account.port.send(sending);
      },
    },
    known: account.sections(),
    now,
  });
  await device.type('contacts', { contacts: [martin, joan] });
  await device.send();
  return { account, device, sent };
};

const contactsIn = ({ sections }: ReturnType<typeof accountInMemory>) => sections().contacts.content.contacts;

/** Expects that the contact is refused, and everything else is sent, in the same section too. */
const expectRefusedAlone = async ({ account, device, sent }: Awaited<ReturnType<typeof withContacts>>) => {
  await device.type('motto', motto('Keep going'));
  const phone = '4185550199';
  await device.type('contacts', {
    contacts: device
      .draft('contacts')
      .contacts.map((contact) => (contact.id === joan.id ? { ...joan, phone } : contact)),
  });
  expect(await device.send()).toBe(true);
  const [contacts, ...others] = device.unsaved();
  expect(others).toEqual([]);
  expect(contacts).toMatchObject({ name: 'contacts', conflict: false, refusal: { code: 'contact_forgotten' } });
  expect(account.sections().motto.content).toEqual(motto('Keep going'));
  expect(contactsIn(account)).toEqual([{ ...joan, phone }]);

  const tries = sent.length;
  expect(await device.send()).toBe(true);
  expect(sent).toHaveLength(tries);
};

const stateOf = (device: Device) =>
  saveState({ writing: false, typing: false, storage: 'kept', trouble: null, sections: device.unsaved() });

describe('a contact whom support erased and whom undo brings back on the device', () => {
  it('is refused once, says so, and holds up nothing else', async () => {
    const found = await withContacts();
    const { account, device } = found;
    await device.type('contacts', { contacts: [joan] });
    await device.send();
    account.forget(martin.id);
    await device.refresh();
    expect(await device.undo()).toMatchObject({ section: 'contacts', refused: [] });
    expect(device.draft('contacts').contacts).toEqual([martin, joan]);
    await expectRefusedAlone(found);
    expect(stateOf(device)).toBe('refused');
    expect(refusalWords({ code: 'contact_forgotten' })).toBe('This contact was erased for good. Remove it here.');
  });

  it('is settled by removing it, as the page asks, or by redo', async () => {
    for (const remove of [
      ({ redo }: Device) => redo(),
      ({ type, draft }: Device) =>
        type('contacts', { contacts: draft('contacts').contacts.filter(({ id }) => id !== martin.id) }),
    ]) {
      const { account, device } = await withContacts();
      await device.type('contacts', { contacts: [joan] });
      await device.send();
      account.forget(martin.id);
      await device.refresh();
      await device.undo();
      await device.send();
      expect(stateOf(device)).toBe('refused');
      await remove(device);
      expect(await device.send()).toBe(true);
      expect(device.unsaved()).toEqual([]);
      expect(contactsIn(account)).toEqual([joan]);
    }
  });

  it('is refused also where the device has not heard of it, once the athlete keeps its version', async () => {
    const found = await withContacts();
    const { account, device } = found;
    await device.type('contacts', { contacts: [{ ...martin, phone: '4185550142' }, joan] });
    await device.send();
    account.forget(martin.id);
    await device.undo();
    expect(await device.send()).toBe(true);
    expect(device.unsaved()).toMatchObject([{ name: 'contacts', conflict: true }]);
    const contacts = device.of('contacts');
    contacts.resolve(contacts.record().draft);
    await expectRefusedAlone(found);
  });

  it('is gone from the device with what it knew, if nothing was typed', async () => {
    const { account, device } = await withContacts();
    account.forget(martin.id);
    await device.refresh();
    expect(device.draft('contacts').contacts).toEqual([joan]);
    expect(device.unsaved()).toEqual([]);
  });
});
