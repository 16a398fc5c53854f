import type { z } from 'zod/mini';
import type { EventDefinitions } from '../../events/definition.ts';
import type { DomainEvent } from '../../kernel/decider.ts';
import type { Outcome } from '../../kernel/outcome.ts';
import type { DraftLists, SectionContext, SectionRefusal, TypedCommand } from '../section.ts';
import type { NoExtraFields } from './event-fit.ts';
import { type ItemCommand, type ItemEvent, itemCommandSchemas } from './item-commands.ts';
import { type AnyCommand, type AnyEvent, type AnyGroup, itemRules } from './item-rules.ts';
import type { Item } from './items.ts';

/** Locates the lists of one kind in a section's content: a single list, or one per season. */
export interface ListsIn<Content, I extends Item, Group> {
  readonly lists: (content: Content) => readonly { readonly group: Group; readonly items: readonly I[] }[];
  readonly edit: (content: Content, group: Group, change: (items: readonly I[]) => I[]) => Content;
}

export interface ListDefinition<Content, Noun extends string, I extends Item, Group>
  extends ListsIn<Content, I, Group> {
  /** Part of stored names, including commands stored on devices, so it never changes. */
  readonly noun: Noun;
  readonly item: z.ZodMiniType<I>;
  readonly max: number;
  /** The schema of the fields that tell lists of this kind apart, as `Add` carries them. */
  readonly group: { readonly [Key in keyof Group]: z.ZodMiniType<Group[Key]> };
  /** Returns why nothing may be added to a list now, or null. The list's length is checked separately. */
  readonly mayAdd?: (content: Content, group: Group, at: Date) => SectionRefusal | null;
  /** Returns why an item does not fit into its list, or null. `before` is the item that it replaces. */
  readonly fits?: (
    content: Content,
    group: Group,
    item: I,
    before: I | undefined,
    context: SectionContext,
  ) => SectionRefusal | null;
}

/** One kind of list in a section: its commands, events and rules. */
export interface ListPart<Content, Command extends TypedCommand = TypedCommand, Event extends DomainEvent = DomainEvent>
  extends DraftLists<Content> {
  readonly commands: ReturnType<typeof itemCommandSchemas>;
  readonly events: EventDefinitions<Event>;
  decide(command: Command, content: Content, context: SectionContext): Outcome<readonly Event[], SectionRefusal>;
  evolve(content: Content, event: Event): Content;
  changes(from: Content, to: Content): Readonly<Record<'removals' | 'placements' | 'alterations', readonly Command[]>>;
}

/**
 * Builds a list whose items are added, changed, moved and removed by id. The implementation is typed for any list; the
 * signature restores the types of the definition.
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
  const { noun, lists, edit } = list;
  return { noun, lists, edit, commands: itemCommandSchemas(noun, list.item, list.group), events, ...itemRules(list) };
}
