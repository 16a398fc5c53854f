import { describe, expect, it } from 'vitest';
import { answered, merged, opened, queued, refreshed, refusedBy, resolved, trying, typed } from './draft.ts';
import type { DraftRules, Moment, SectionRecord } from './section-record.ts';

interface Item {
  readonly id: string;
  readonly text: string;
}
type Content = readonly Item[];
type Change =
  | { readonly type: 'add' | 'change'; readonly item: Item }
  | { readonly type: 'remove'; readonly id: string };
type Record = SectionRecord<Content, Change>;

/** A list of items; a text over five characters is invalid. */
const rules: DraftRules<Content, Change> = {
  draft: (content) => content,
  isEmpty: (draft) => draft.length === 0,
  isValid: (draft) => draft.every((item) => item.text.length <= 5),
  problem: () => null,
  validPart: (draft, before) =>
    draft.flatMap((item) => (item.text.length <= 5 ? [item] : before.filter((known) => known.id === item.id))),
  changes: (from, to) => [
    ...from
      .filter((item) => !to.some((kept) => kept.id === item.id))
      .map(({ id }) => ({ type: 'remove' as const, id })),
    ...to.flatMap((item): Change[] => {
      const known = from.find((before) => before.id === item.id);
      if (!known) return [{ type: 'add', item }];
      return known.text === item.text ? [] : [{ type: 'change', item }];
    }),
  ],
  applied: (content, change) => {
    if (change.type === 'remove') return content.filter((item) => item.id !== change.id);
    if (change.type === 'add') return [...content, change.item];
    return content.map((item) => (item.id === change.item.id ? change.item : item));
  },
};

let clock = 1000;
const moment = (): Moment => {
  clock += 1;
  const stamp = clock;
  let ids = 0;
  return {
    at: new Date(Date.UTC(2026, 10, 21)),
    stamp,
    newId: () => {
      ids += 1;
      return `command-${stamp}-${ids}`;
    },
  };
};

const a = (text: string): Item => ({ id: 'a', text });
const b = (text: string): Item => ({ id: 'b', text });
const server = (version: number, ...content: Item[]) => ({ version, content });
const start = (version: number, ...content: Item[]): Record => opened(server(version, ...content), content);
const type = (record: Record, ...draft: Item[]): Record => typed(record, draft, moment());
const queue = (record: Record): Record => queued(rules, record, moment());
const send = (record: Record): Record => trying(record, moment());
const commandOf = (record: Record): string => record.outbox[0]?.commandId ?? 'nothing to send';
const answer = (record: Record, sectionVersion: number): Record =>
  answered(rules, record, { commandId: commandOf(record), sectionVersion }, moment());
const refuse = (record: Record, code: string, known: { version: number; content: Content }): Record =>
  refusedBy(rules, record, { commandId: commandOf(record), refusal: { code }, server: known }, moment());
const refresh = (record: Record, known: { version: number; content: Content }, askedAt = record.base.version): Record =>
  refreshed(rules, record, { askedAt, server: known }, moment());
/** Only what was stored survives a crash. */
const afterCrash = (record: Record): Record => structuredClone(record);

describe('typing', () => {
  it('is kept as typed, valid or not', () => {
    const record = type(start(3), a('far too long'));
    expect(record.draft).toEqual([a('far too long')]);
    expect(queue(record).outbox).toEqual([]);
  });

  it('becomes commands based on the version the server has', () => {
    const { outbox } = queue(type(start(3, a('one')), a('two'), b('new')));
    expect(outbox.map(({ basedOn, change, tried }) => ({ basedOn, change, tried }))).toEqual([
      { basedOn: 3, change: { type: 'change', item: a('two') }, tried: false },
      { basedOn: 3, change: { type: 'add', item: b('new') }, tried: false },
    ]);
  });

  it('that changes nothing sends nothing', () => {
    const record = type(start(3, a('one')), a('one'));
    expect(queue(record)).toBe(record);
  });

  it('taken back before it was sent sends nothing', () => {
    const record = queue(type(queue(type(start(3, a('one')), a('two'))), a('one')));
    expect(record.outbox).toEqual([]);
  });

  it('for an hour without a network leaves one command per item', () => {
    let record = start(3, a('one'));
    for (const text of ['t', 'tw', 'two', 'three']) record = queue(type(record, a(text)));
    expect(record.outbox.map((item) => item.change)).toEqual([{ type: 'change', item: a('three') }]);
  });

  it('keeps the ids of commands that did not change', () => {
    const record = queue(type(start(3, a('one')), a('two')));
    expect(queue(record)).toBe(record);
  });

  it('sends the valid items and keeps the invalid one on the device', () => {
    const record = queue(type(start(3, a('one')), a('far too long'), b('new')));
    expect(record.outbox.map((item) => item.change)).toEqual([{ type: 'add', item: b('new') }]);
    expect(answer(send(record), 4).draft).toEqual([a('far too long'), b('new')]);
  });
});

describe('an answer', () => {
  it('advances the base and rebases the later commands', () => {
    const record = answer(send(queue(type(start(3), a('one'), b('two')))), 4);
    expect(record.base).toEqual(server(4, a('one')));
    expect(record.outbox.map((item) => item.basedOn)).toEqual([4]);
  });

  it('to a command that is no longer in the outbox changes nothing', () => {
    const record = send(queue(type(start(3), a('one'))));
    expect(answered(rules, record, { commandId: 'another', sectionVersion: 9 }, moment())).toBe(record);
  });

  it('leaves what was typed meanwhile, which follows as its own command', () => {
    const record = queue(type(send(queue(type(start(3), a('one')))), a('two')));
    expect(record.outbox.map((item) => item.change)).toEqual([
      { type: 'add', item: a('one') },
      { type: 'change', item: a('two') },
    ]);
    const later = answer(record, 4);
    expect(later.outbox.map((item) => item.basedOn)).toEqual([4]);
    expect(later.draft).toEqual([a('two')]);
  });
});

describe('a crash', () => {
  it('between storing a command and its answer resends the same command', () => {
    const sent = send(queue(type(start(3), a('one'))));
    const again = send(queue(afterCrash(sent)));
    expect(again.outbox).toEqual(sent.outbox);
  });

  it('never changes a command that was tried, whatever is typed afterwards', () => {
    const sent = send(queue(type(start(3), a('one'))));
    const again = queue(type(afterCrash(sent), a('two')));
    expect(again.outbox[0]).toEqual(sent.outbox[0]);
  });

  it('after the server accepted the command is not mistaken for another device’s edit', () => {
    const sent = send(queue(type(start(3), a('one'))));
    const reopened = refresh(afterCrash(sent), server(4, a('one')));
    expect(reopened.conflict).toBeNull();
    expect(answer(reopened, 4)).toMatchObject({ base: server(4, a('one')), outbox: [] });
  });

  it('before the pause that makes commands leaves the typed words to be sent on return', () => {
    const reopened = refresh(afterCrash(type(start(3, a('one')), a('two'))), server(3, a('one')));
    expect(queue(reopened).outbox).toHaveLength(1);
  });
});

describe('a newer version on the server', () => {
  const mine = () => send(queue(type(start(3, a('one')), a('mine'))));

  it('that equals ours is adopted', () => {
    const record = refuse(mine(), 'section_newer', server(5, a('mine')));
    expect(record).toMatchObject({ base: server(5, a('mine')), outbox: [], conflict: null, draft: [a('mine')] });
  });

  it('is adopted when nothing was typed here', () => {
    const record = refresh(start(3, a('one')), server(5, a('other')));
    expect(record).toMatchObject({ base: server(5, a('other')), draft: [a('other')], conflict: null });
  });

  it('is shown beside ours when both changed', () => {
    const record = refuse(mine(), 'section_newer', server(5, a('other')));
    expect(record).toMatchObject({ conflict: server(5, a('other')), outbox: [], draft: [a('mine')] });
    expect(queue(record)).toBe(record);
  });

  it('found on opening is shown beside words that were never sent', () => {
    const record = refresh(type(start(3, a('one')), a('mine')), server(5, a('other')));
    expect(record.conflict).toEqual(server(5, a('other')));
  });

  it('gives way when the athlete keeps her own, which is sent on top of it', () => {
    const record = resolved(rules, refuse(mine(), 'section_newer', server(5, a('other'))), [a('mine')], moment());
    expect(record).toMatchObject({ base: server(5, a('other')), conflict: null, draft: [a('mine')] });
    expect(record.outbox).toMatchObject([{ basedOn: 5, change: { type: 'change', item: a('mine') }, tried: false }]);
  });

  it('replaces ours when the athlete takes it', () => {
    const record = resolved(rules, refuse(mine(), 'section_newer', server(5, a('other'))), [a('other')], moment());
    expect(record).toMatchObject({ base: server(5, a('other')), draft: [a('other')], outbox: [], conflict: null });
  });

  it('is mixed with ours as the athlete chooses, and only the difference is sent', () => {
    const both = refuse(mine(), 'section_newer', server(5, a('other'), b('more')));
    const record = resolved(rules, both, [a('mine'), b('more')], moment());
    expect(record).toMatchObject({ conflict: null, draft: [a('mine'), b('more')] });
    expect(record.outbox).toMatchObject([{ basedOn: 5, change: { type: 'change', item: a('mine') } }]);
  });

  it('that is newer still replaces the one shown, and what is typed during a conflict is kept', () => {
    const shown = type(refuse(mine(), 'section_newer', server(5, a('other'))), a('more'));
    const record = refresh(shown, server(6, a('third')));
    expect(record).toMatchObject({ conflict: server(6, a('third')), draft: [a('more')] });
  });

  it('that equals ours by now ends the conflict', () => {
    const shown = refuse(mine(), 'section_newer', server(5, a('other')));
    expect(refresh(shown, server(6, a('mine')))).toMatchObject({ conflict: null, base: server(6, a('mine')) });
  });

  it('shows both even when ours is not valid yet', () => {
    const record = refresh(type(start(3, a('one')), a('far too long')), server(5, a('other')));
    expect(record).toMatchObject({ conflict: server(5, a('other')), draft: [a('far too long')] });
  });

  it('requested before one of our own commands was answered is ignored', () => {
    const saved = answer(send(queue(type(start(3), a('one')))), 4);
    expect(refresh(saved, server(3), 3)).toBe(saved);
  });
});

describe('a server restored to an earlier time', () => {
  it('is sent again what it had accepted and lost', () => {
    const saved = answer(send(queue(type(start(3, a('one')), a('two')))), 9);
    const record = refresh(saved, server(3, a('one')));
    expect(record).toMatchObject({ base: server(3, a('one')), conflict: null, draft: [a('two')] });
    expect(record.outbox).toMatchObject([{ basedOn: 3, change: { type: 'change', item: a('two') } }]);
  });

  it('is sent everything when it has nothing left', () => {
    const record = refresh(start(9, a('one'), b('two')), server(0));
    expect(record.outbox.map((item) => item.change)).toEqual([
      { type: 'add', item: a('one') },
      { type: 'add', item: b('two') },
    ]);
  });

  it('that refuses the next command gets it again, with what was lost, under new ids', () => {
    const sent = send(queue(type(start(9, a('one')), a('two'), b('new'))));
    const record = refuse(sent, 'section_behind', server(2));
    expect(record.base).toEqual(server(2));
    expect(record.outbox.map((item) => item.change)).toEqual([
      { type: 'add', item: a('two') },
      { type: 'add', item: b('new') },
    ]);
    expect(record.outbox.map((item) => item.commandId)).not.toContain(commandOf(sent));
  });
});

describe('a refusal', () => {
  const refusedOnce = () =>
    refuse(send(queue(type(start(3, a('one')), a('bad'), b('good')))), 'too_rude', server(3, a('one')));

  it('keeps what was typed and says why', () => {
    expect(refusedOnce()).toMatchObject({ draft: [a('bad'), b('good')], refused: [{ refusal: { code: 'too_rude' } }] });
  });

  it('does not hold up the other changes, and is not sent again as it is', () => {
    const record = refusedOnce();
    expect(record.outbox.map((item) => item.change)).toEqual([{ type: 'add', item: b('good') }]);
    expect(queue(answer(send(record), 4)).outbox).toEqual([]);
  });

  it('is forgotten once the refused text is changed', () => {
    const record = queue(type(refusedOnce(), a('nice'), b('good')));
    expect(record.refused).toEqual([]);
    expect(record.outbox.map((item) => item.change)).toContainEqual({ type: 'change', item: a('nice') });
  });
});

describe('two tabs', () => {
  it('keep the words of the one that typed last and the ledger of the one that sends', () => {
    const common = queue(type(start(3), a('one')));
    const sender = answer(send(common), 4);
    const typist = type(common, a('two'));
    for (const both of [merged(sender, typist), merged(typist, sender)]) {
      expect(both.base).toEqual(server(4, a('one')));
      expect(both.draft).toEqual([a('two')]);
      expect(queue(both).outbox.map((item) => item.change)).toEqual([{ type: 'change', item: a('two') }]);
    }
  });

  it('that only opened keep what the later one saw', () => {
    expect(merged(start(3, a('one')), start(5, a('two')))).toMatchObject({
      base: server(5, a('two')),
      draft: [a('two')],
    });
    expect(merged(start(5, a('two')), start(3, a('one')))).toMatchObject({
      base: server(5, a('two')),
      draft: [a('two')],
    });
  });

  it('that stored the same are left alone', () => {
    const record = type(start(3), a('one'));
    expect(merged(record, structuredClone(record))).toEqual(record);
  });
});
