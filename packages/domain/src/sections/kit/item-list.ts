import type { z } from 'zod';
import type { EventDefinitions } from '../../events/definition.ts';
import type { DomainEvent } from '../../kernel/decider.ts';
import type { Outcome } from '../../kernel/outcome.ts';
import type { SectionRefusal, TypedCommand } from '../section.ts';
import type { NoExtraFields } from './event-fit.ts';
import { type ItemCommand, type ItemEvent, itemCommandSchemas } from './item-commands.ts';
import { type AnyCommand, type AnyEvent, type AnyGroup, itemRules } from './item-rules.ts';
import type { Item } from './items.ts';

/** Where a section's content holds the lists of one kind: a single list, or one in each season. */
export interface ListsIn<Content, I extends Item, Group> {
  readonly lists: (content: Content) => readonly { readonly group: Group; readonly items: readonly I[] }[];
  readonly edit: (content: Content, group: Group, change: (items: readonly I[]) => I[]) => Content;
}

export interface ListDefinition<Content, Noun extends string, I extends Item, Group>
  extends ListsIn<Content, I, Group> {
  /** Part of stored names, those of commands on devices too: it never changes. */
  readonly noun: Noun;
  readonly item: z.ZodType<I>;
  readonly max: number;
  /** What tells lists of this kind apart, as `Add` names it. */
  readonly group: { readonly [Key in keyof Group]: z.ZodType<Group[Key]> };
  /** A rule beyond the length of the list: why nothing may be added to it now. */
  readonly mayAdd?: (content: Content, group: Group, at: Date) => SectionRefusal | null;
}

/** One kind of list within a section: its commands, their events and its rules. */
export interface ListPart<
  Content,
  Command extends TypedCommand = TypedCommand,
  Event extends DomainEvent = DomainEvent,
> {
  readonly commands: ReturnType<typeof itemCommandSchemas>;
  readonly events: EventDefinitions<Event>;
  decide(command: Command, content: Content, at: Date): Outcome<readonly Event[], SectionRefusal>;
  evolve(content: Content, event: Event): Content;
  changes(from: Content, to: Content): Readonly<Record<'removals' | 'placements' | 'alterations', readonly Command[]>>;
}

/**
 * Repeatable things that are added, changed, moved and removed by id. The implementation knows items and names only as
 * far as every list has them; the signature ties them to the definition.
 */
export function itemList<
  Content,
  const Noun extends string,
  I extends Item,
  Group extends object,
  Events extends EventDefinitions<ItemEvent<Noun, I, Group>>,
>(
  definition: ListDefinition<Content, Noun, I, Group> & {
    readonly events: Events & NoExtraFields<Events, ItemEvent<Noun, I, Group>>;
  },
): ListPart<Content, ItemCommand<Noun, I, Group>, ItemEvent<Noun, I, Group>>;
export function itemList<Content>({
  events,
  ...list
}: ListDefinition<Content, string, Item, AnyGroup> & { readonly events: EventDefinitions<AnyEvent> }): ListPart<
  Content,
  AnyCommand,
  AnyEvent
> {
  return { commands: itemCommandSchemas(list.noun, list.item, list.group), events, ...itemRules(list) };
}
