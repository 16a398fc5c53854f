import { type DraftContent, type SectionName, sections } from '@palmares/domain/portfolio';
import { differingRows, withRows } from '@palmares/domain/sections';
import { describe, expect, it } from 'vitest';
import { aDevice, type Device } from './testing/a-device.ts';
import { accountInMemory } from './testing/account-in-memory.ts';

const now = () => new Date(Date.UTC(2026, 10, 21));
const motto = (text: string, explanation: string) => ({ motto: text, explanation });
const coach = (nth: number, name: string, phone = '6135550145') => ({
  id: `a0000000-0000-4000-8000-00000000000${nth}`,
  role: 'coach' as const,
  name,
  relation: '',
  organization: '',
  phone,
  email: '',
  permission: false,
});

/** An account whose section said one thing and then another, open on a laptop and on a phone. */
const twoDevices = async <Name extends SectionName>(
  name: Name,
  first: DraftContent<Name>,
  second: DraftContent<Name>,
) => {
  const account = accountInMemory(now);
  const open = () => aDevice({ port: account.port, known: account.sections(), now });
  const laptop = open();
  await laptop.type(name, first);
  await laptop.send();
  const earlier = account.version();
  await laptop.type(name, second);
  await laptop.send();
  return {
    account,
    phone: open(),
    /** The laptop restores what the section said first. */
    restore: async () => {
      await laptop.restore(name, (await account.moment(earlier))[name].content);
      await laptop.send();
    },
  };
};

const comeBack = async (device: Device): Promise<void> => {
  device.goOnline();
  await device.refresh();
  await device.send();
};

/** Ends the conflict with these rows of the account and the device's own others. */
const takeTheirs = <Name extends SectionName>(device: Device, name: Name, rows: readonly string[]): void => {
  const draft = device.of(name);
  const { draft: mine, conflict } = draft.record();
  if (!conflict) throw new Error(`${name} has no conflict`);
  const theirs = sections[name].draft(conflict.content);
  // The compiler cannot tie a section's name to its drafts.
  draft.resolve(withRows<unknown>(sections[name], mine, theirs, new Set(rows)) as DraftContent<Name>);
};

const rowsInConflict = <Name extends SectionName>(device: Device, name: Name): readonly string[] => {
  const { draft, conflict } = device.of(name).record();
  return conflict ? differingRows<unknown>(sections[name], draft, sections[name].draft(conflict.content)) : [];
};

describe('a section that was restored elsewhere while words of it waited on this device', () => {
  it.each(['tried to send them', 'did not try to send them'])(
    'asks for each field, and loses no word, if the device %s',
    async (tried) => {
      const { account, phone, restore } = await twoDevices('motto', motto('Breathe', 'First'), motto('Run', 'First'));
      phone.goOffline();
      await phone.type('motto', motto('Run on', 'From the bus'));
      if (tried === 'tried to send them') expect(await phone.send()).toBe(false);
      await restore();
      await comeBack(phone);
      expect(phone.unsaved()).toMatchObject([{ name: 'motto', conflict: true }]);
      expect(phone.draft('motto')).toEqual(motto('Run on', 'From the bus'));
      expect(account.sections().motto.content).toEqual(motto('Breathe', 'First'));
      expect(rowsInConflict(phone, 'motto')).toEqual(['motto', 'explanation']);

      takeTheirs(phone, 'motto', ['motto']);
      await phone.send();
      expect(account.sections().motto.content).toEqual(motto('Breathe', 'From the bus'));
      expect(phone.unsaved()).toEqual([]);
      await phone.undo();
      expect(phone.draft('motto')).toEqual(motto('Run on', 'From the bus'));
    },
  );

  it('asks for each item of a list, and keeps also what is not finished', async () => {
    const [ann, bea, cleo] = [coach(1, 'Ann'), coach(2, 'Bea'), coach(3, 'Cléo')];
    const { account, phone, restore } = await twoDevices('contacts', { contacts: [ann] }, { contacts: [bea] });
    phone.goOffline();
    const unfinished = coach(4, 'Dan', '');
    const renamed = { ...bea, name: 'Béatrice' };
    await phone.type('contacts', { contacts: [renamed, cleo, unfinished] });
    await phone.send();
    await restore();
    await comeBack(phone);
    expect(account.sections().contacts.content.contacts).toEqual([ann]);
    expect([...rowsInConflict(phone, 'contacts')].sort()).toEqual([ann, bea, cleo, unfinished].map(({ id }) => id));

    takeTheirs(phone, 'contacts', [ann.id]);
    await phone.send();
    expect(account.sections().contacts.content.contacts).toEqual([ann, renamed, cleo]);
    expect(phone.draft('contacts').contacts).toEqual([ann, renamed, cleo, unfinished]);
    expect(phone.unsaved()).toMatchObject([{ name: 'contacts', conflict: false, pending: false, valid: false }]);
  });

  it('is taken over without a question by a device that only looked at it', async () => {
    const { phone, restore } = await twoDevices('motto', motto('Breathe', 'First'), motto('Run', 'First'));
    phone.goOffline();
    await restore();
    await comeBack(phone);
    expect(phone.draft('motto')).toEqual(motto('Breathe', 'First'));
    expect(phone.unsaved()).toEqual([]);
    expect(await phone.undo()).toBeNull();
  });
});
