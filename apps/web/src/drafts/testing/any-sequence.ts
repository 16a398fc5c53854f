import { goaltender, swimmer } from '@palmares/domain/demo';
import { randomFrom } from '@palmares/domain/kernel';
import {
  type SectionContent,
  type SectionName,
  type SectionStates,
  sectionNames,
  sections,
} from '@palmares/domain/portfolio';
import { seasonYears } from '@palmares/domain/sections';
import { historyWith } from '@palmares/domain/testing';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Device } from './a-device.ts';

/** Sections of files are left out: an account takes only files that were uploaded to it. */
const typedSections = sectionNames.filter((name) => sections[name].files === undefined);

interface Choice {
  readonly section: SectionName;
}

type Doing =
  | (Choice & { readonly kind: 'edit'; readonly content: unknown })
  /** `moment` is an index into the account's moments, modulo their number. */
  | (Choice & { readonly kind: 'restore'; readonly moment: number })
  | { readonly kind: 'undo' | 'redo' | 'send' | 'reload' };

/** Valid contents, in the order in which the account keeps them. */
const contentsOf = (name: SectionName, at: Date): fc.Arbitrary<unknown> => {
  const demos = [goaltender, swimmer].map((demo) => sections[name].content.parse(demo.sections[name](at)));
  const known = fc.constantFrom<unknown>(sections[name].empty(), ...demos);
  if (name !== 'sports-history') return known;
  return fc.oneof(
    known,
    fc.nat().map((seed) => historyWith(randomFrom(seed), seasonYears(at))),
  );
};

/** Sequences of an athlete's actions on a device, in at most three sections, so that much happens in each. */
export const sequences = (at: Date): fc.Arbitrary<readonly Doing[]> =>
  fc.shuffledSubarray(typedSections, { minLength: 1, maxLength: 3 }).chain((chosen) => {
    const section = fc.constantFrom(...chosen);
    const edit = section.chain((name) =>
      contentsOf(name, at).map((content): Doing => ({ kind: 'edit', section: name, content })),
    );
    const restore = fc.record({ kind: fc.constant('restore' as const), section, moment: fc.nat() });
    const other = fc
      .constantFrom('undo' as const, 'undo', 'redo', 'send', 'send', 'reload')
      .map((kind): Doing => ({ kind }));
    const doing = fc.oneof(
      { weight: 3, arbitrary: edit },
      { weight: 2, arbitrary: restore },
      { weight: 5, arbitrary: other },
    );
    return fc.array(doing, { maxLength: 40, size: 'max' });
  });

/** The account that the device sends to, with its sections at each version. */
interface Account {
  version(): Promise<number>;
  moment(version: number): Promise<SectionStates>;
}

/** The drafts of all sections. */
type Contents = Readonly<Record<string, unknown>>;

const contentsIn = ({ draft }: Device): Contents =>
  Object.fromEntries(typedSections.map((name) => [name, draft(name)]));

/**
 * Performs the actions on the device, sends what is left, and expects after each the state that a plain model predicts:
 * whole contents in two stacks and a list, without rows, commands or events. Returns the contents at the end.
 */
export const followed = async (device: Device, account: Account, doings: readonly Doing[]): Promise<Contents> => {
  let now = contentsIn(device);
  const past: Contents[] = [];
  const undone: Contents[] = [];
  const moments = [{ version: await account.version(), contents: now }];

  const edited = (section: SectionName, content: unknown): void => {
    if (JSON.stringify(now[section]) === JSON.stringify(content)) return;
    past.push(now);
    undone.length = 0;
    now = { ...now, [section]: content };
  };
  const stepped = (taken: unknown, from: Contents[], to: Contents[]): void => {
    const before = from.pop();
    expect(taken === null).toBe(before === undefined);
    if (!before) return;
    to.push(now);
    now = before;
  };
  const restore = async <Name extends SectionName>(section: Name, nth: number): Promise<void> => {
    const moment = moments[nth % moments.length];
    if (!moment) return;
    await device.restore(section, (await account.moment(moment.version))[section].content);
    edited(section, moment.contents[section]);
  };
  const send = async (): Promise<void> => {
    expect(await device.send()).toBe(true);
    expect(device.unsaved()).toEqual([]);
    moments.push({ version: await account.version(), contents: now });
  };
  const edit = async <Name extends SectionName>(section: Name, content: unknown): Promise<void> => {
    // The generator ties the content to its section, which the compiler cannot.
    const draft = sections[section].draft(content as SectionContent<Name>);
    await device.type(section, draft);
    edited(section, draft);
  };
  const step = async (doing: Doing): Promise<void> => {
    switch (doing.kind) {
      case 'edit':
        return edit(doing.section, doing.content);
      case 'restore':
        return restore(doing.section, doing.moment);
      case 'undo':
        return stepped(await device.undo(), past, undone);
      case 'redo':
        return stepped(await device.redo(), undone, past);
      case 'send':
        return send();
      case 'reload':
        return device.reload();
    }
  };
  for (const doing of doings) {
    await step(doing);
    expect(contentsIn(device)).toEqual(now);
  }
  await send();
  return now;
};

/** The drafts of what an account has, to compare with those of a device. */
export const draftsOf = (states: SectionStates): Contents => {
  const draftOf = <Name extends SectionName>(name: Name) => sections[name].draft(states[name].content);
  return Object.fromEntries(typedSections.map((name) => [name, draftOf(name)]));
};
