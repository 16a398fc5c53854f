import { describe, it } from 'vitest';
import type { DomainEvent } from '../../../kernel/decider.ts';
import type { Section, TypedCommand } from '../../section.ts';
import type { Item } from '../items.ts';
import { specifySection } from './specify-section.ts';

type NounOf<Command extends TypedCommand> = Command['type'] extends infer Type
  ? Type extends `Add${infer Noun}`
    ? Noun
    : never
  : never;

type AddOf<Command extends TypedCommand, Noun extends string> = Extract<
  Command,
  { readonly type: `Add${Noun}`; readonly item: Item }
>;

interface Example<Event, I extends Item, Group> {
  /** Events that must precede the first item. */
  readonly before?: readonly Event[];
  readonly item: I;
  /** `item` with another value. */
  readonly changed: I;
  /** Fields of its `Add` command besides the index and the item. */
  readonly group: Group;
}

const another = 'ffffffff-ffff-4fff-8fff-ffffffffffff';

/** Tests what every list has in common. Rules of one section belong in that section's own test. */
export function specifyItems<
  Content,
  Command extends TypedCommand,
  Event extends DomainEvent,
  Name extends string,
  Draft,
  Noun extends NounOf<Command>,
>(
  section: Section<Content, Command, Event, Name, Draft>,
  noun: Noun,
  example: Example<Event, AddOf<Command, Noun>['item'], Omit<AddOf<Command, Noun>, 'type' | 'index' | 'item'>>,
): void;
export function specifyItems<Content>(
  section: Section<Content, TypedCommand, DomainEvent>,
  noun: string,
  { before = [], item, changed, group }: Example<DomainEvent, Item, object>,
): void {
  const { given } = specifySection(section, new Date('2026-11-20T12:00:00Z'));
  const { id } = item;
  const command = (verb: 'Add' | 'Change' | 'Move' | 'Remove', data: object) => ({ type: `${verb}${noun}`, ...data });
  const event = (what: 'Added' | 'Changed' | 'Moved' | 'Removed', data: object) => ({ type: `${noun}${what}`, data });

  const add = { ...group, index: 0, item };
  const added = event('Added', add);
  const without = given(...before);
  const there = given(...before, added);
  // The other item is inserted before it, so this one is second.
  const second = given(...before, added, event('Added', { ...add, item: { ...item, id: another } }));

  describe(`${noun} in ${section.name}, as every item,`, () => {
    it('is added', () => without.when(command('Add', add)).thenEvents(added));
    it('added again unchanged changes nothing', () => there.when(command('Add', add)).thenNothing());
    it('added again with other content is refused', () =>
      there.when(command('Add', { ...add, item: changed })).thenRefused('item_exists'));
    it('is changed', () =>
      there.when(command('Change', { item: changed })).thenEvents(event('Changed', { item: changed })));
    it('changed to the same content changes nothing', () => there.when(command('Change', { item })).thenNothing());
    it('that nobody added cannot be changed', () =>
      without.when(command('Change', { item: changed })).thenRefused('item_unknown'));
    it('is moved', () => second.when(command('Move', { id, index: 0 })).thenEvents(event('Moved', { id, index: 0 })));
    it('moved to where it is changes nothing', () => {
      second.when(command('Move', { id, index: 1 })).thenNothing();
      second.when(command('Move', { id, index: 9 })).thenNothing();
    });
    it('that nobody added cannot be moved', () =>
      without.when(command('Move', { id, index: 0 })).thenRefused('item_unknown'));
    it('is removed', () => there.when(command('Remove', { id })).thenEvents(event('Removed', { id })));
    it('that does not exist needs no removing', () => without.when(command('Remove', { id })).thenNothing());
    it('is one, however its id is spelled', () => {
      without.when(command('Add', { ...add, item: { ...item, id: id.toUpperCase() } })).thenEvents(added);
      there.when(command('Remove', { id: id.toUpperCase() })).thenEvents(event('Removed', { id }));
    });
    it('has a UUID as its id', () =>
      without.when(command('Add', { ...add, item: { ...item, id: 'one' } })).thenRefused('id_invalid', 'id'));
  });
}
