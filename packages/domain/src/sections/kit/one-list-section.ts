import { z } from 'zod/mini';
import type { EventDefinitions } from '../../events/definition.ts';
import type { FileReference } from '../../files/index.ts';
import type { Section, SectionContext, SectionRefusal } from '../section.ts';
import type { Draft } from './draft.ts';
import type { NoExtraFields } from './event-fit.ts';
import type { ItemCommand, ItemEvent } from './item-commands.ts';
import { itemList } from './item-list.ts';
import type { Item } from './items.ts';
import { listSection } from './list-section.ts';
import { listIssues, validItems } from './valid-items.ts';

interface OneListDefinition<Name extends string, Noun extends string, Key extends string, I extends Item> {
  readonly name: Name;
  readonly optional?: boolean;
  /** Part of stored names, including commands stored on devices, so it never changes. */
  readonly noun: Noun;
  /** The content's field that holds the list. */
  readonly key: Key;
  readonly item: z.ZodMiniType<I>;
  readonly max: number;
  /** Returns the file of an item, if items are files. */
  readonly file?: (item: I) => FileReference;
  /** Returns why an item cannot be added or changed, or null. Only for rules that depend on the athlete or the day. */
  readonly fits?: (item: I, context: SectionContext) => SectionRefusal | null;
}

type ListOf<Key extends string, I> = { [K in Key]: I[] };

/** Builds a section that is one list, with its limit, duplicate check and valid part. */
export function oneListSection<
  const Name extends string,
  const Noun extends string,
  const Key extends string,
  I extends Item,
  Events extends EventDefinitions<ItemEvent<Noun, I>>,
>(
  definition: OneListDefinition<Name, Noun, Key, I> & {
    readonly events: Events & NoExtraFields<Events, ItemEvent<Noun, I>>;
  },
): Section<ListOf<Key, I>, ItemCommand<Noun, I>, ItemEvent<Noun, I>, Name, ListOf<Key, Draft<I>>>;
export function oneListSection({
  name,
  optional = false,
  noun,
  key,
  item,
  max,
  file,
  fits = () => null,
  events,
}: OneListDefinition<string, string, string, Item> & { readonly events: EventDefinitions<ItemEvent> }): Section<
  Record<string, Item[]>,
  ItemCommand,
  ItemEvent
> {
  type Content = Record<string, Item[]>;
  const itemsIn = (content: Content): Item[] => content[key] ?? [];
  const content: z.ZodMiniType<Content> = z.object({ [key]: z.array(item) }).check(({ value, issues }) => {
    issues.push(...listIssues([{ path: [key], items: itemsIn(value), max }]));
  });
  const draftShape = z.object({ [key]: z.array(z.unknown()) });
  const part = itemList({
    noun,
    item,
    max,
    group: {},
    events,
    lists: (from: Content) => [{ group: {}, items: itemsIn(from) }],
    edit: (from, _group, change) => ({ ...from, [key]: change(itemsIn(from)) }),
    fits: (_content, _group, item, _before, context) => fits(item, context),
  });
  return listSection({
    name,
    optional,
    content,
    empty: (): Content => ({ [key]: [] }),
    isEmpty: (draft: Content) => itemsIn(draft).length === 0,
    parts: [part],
    validPart: (draft, confirmed) => {
      const { data } = draftShape.safeParse(draft);
      return data
        ? { [key]: validItems(data[key] ?? [], { item, max, confirmed: itemsIn(confirmed), taken: new Set() }) }
        : confirmed;
    },
    ...(file ? { files: (from: Content) => itemsIn(from).map(file) } : {}),
  });
}
