import { accepted, type Outcome, refused } from '../../kernel/outcome.ts';
import { same } from '../../kernel/same.ts';
import type { SectionContext, SectionRefusal } from '../section.ts';
import type { ItemCommand, ItemEvent } from './item-commands.ts';
import type { ListDefinition } from './item-list.ts';
import { changed, type Item, inserted, listChanges, moved, removed } from './items.ts';

export type AnyGroup = Readonly<Record<string, unknown>>;
export type AnyCommand = ItemCommand<string, Item, AnyGroup>;
export type AnyEvent = ItemEvent<string, Item, AnyGroup>;

type Decision = Outcome<readonly AnyEvent[], SectionRefusal>;
type Addition = Extract<AnyEvent, { type: `${string}Added` }>['data'];

const nothing: Decision = accepted([]);
const find = (items: readonly Item[], id: string): Item | undefined => items.find((item) => item.id === id);
const groupOf = ({ index: _index, item: _item, ...group }: Addition): AnyGroup => group;

/** How a list decides commands and applies events. The payload says which of the four kinds it is. */
export const itemRules = <Content>({
  noun,
  max,
  lists,
  edit,
  mayAdd = () => null,
  fits = () => null,
}: ListDefinition<Content, string, Item, AnyGroup>) => {
  const itemsOf = (content: Content, group: AnyGroup): readonly Item[] =>
    lists(content).find((list) => same(list.group, group))?.items ?? [];
  const placeOf = (content: Content, id: string) => lists(content).find(({ items }) => find(items, id));
  const listWith = (content: Content, id: string): readonly Item[] => placeOf(content, id)?.items ?? [];
  const editEachWith = (content: Content, id: string, change: (items: readonly Item[]) => Item[]): Content =>
    lists(content)
      .filter(({ items }) => find(items, id))
      .reduce((before, { group }) => edit(before, group, change), content);

  const add = (data: Addition, content: Content, context: SectionContext): Decision => {
    const { item } = data;
    const group = groupOf(data);
    const items = itemsOf(content, group);
    const existing = find(listWith(content, item.id), item.id);
    if (existing) return find(items, item.id) && same(existing, item) ? nothing : refused('item_exists');
    const refusal = mayAdd(content, group, context.at) ?? fits(content, group, item, undefined, context);
    if (refusal) return { ok: false, refusal };
    if (items.length >= max) return refused('list_full', { params: { max } });
    return accepted([{ type: `${noun}Added`, data }]);
  };

  const change = (item: Item, content: Content, context: SectionContext): Decision => {
    const place = placeOf(content, item.id);
    const existing = place && find(place.items, item.id);
    if (!existing) return refused('item_unknown');
    if (same(existing, item)) return nothing;
    const refusal = fits(content, place.group, item, existing, context);
    return refusal ? { ok: false, refusal } : accepted([{ type: `${noun}Changed`, data: { item } }]);
  };

  const move = (id: string, index: number, content: Content): Decision => {
    const items = listWith(content, id);
    if (items.length === 0) return refused('item_unknown');
    return same(moved(items, id, index), items) ? nothing : accepted([{ type: `${noun}Moved`, data: { id, index } }]);
  };

  /** Removing a missing item is a no-op. */
  const remove = (id: string, content: Content): Decision =>
    find(listWith(content, id), id) ? accepted([{ type: `${noun}Removed`, data: { id } }]) : nothing;

  return {
    decide: ({ type: _type, ...command }: AnyCommand, content: Content, context: SectionContext): Decision => {
      if ('item' in command)
        return 'index' in command ? add(command, content, context) : change(command.item, content, context);
      return 'index' in command ? move(command.id, command.index, content) : remove(command.id, content);
    },

    evolve: (content: Content, { data }: AnyEvent): Content => {
      if ('item' in data) {
        const { item } = data;
        return 'index' in data
          ? edit(content, groupOf(data), (items) => inserted(items, data.index, item))
          : editEachWith(content, item.id, (items) => changed(items, item));
      }
      const { id } = data;
      return editEachWith(content, id, (items) =>
        'index' in data ? moved(items, id, data.index) : removed(items, id),
      );
    },

    /** An item that changes groups is removed from one list and added to the other. */
    changes: (from: Content, to: Content) => {
      const groups = [...lists(from), ...lists(to)].map(({ group }) => group);
      const steps = groups
        .filter((group, at) => groups.findIndex((other) => same(group, other)) === at)
        .map((group) => ({ group, ...listChanges(itemsOf(from, group), itemsOf(to, group)) }));
      const place =
        (group: AnyGroup) =>
        (step: (typeof steps)[number]['placed'][number]): AnyCommand =>
          step.kind === 'add'
            ? { type: `Add${noun}`, ...group, index: step.index, item: step.item }
            : { type: `Move${noun}`, id: step.item.id, index: step.index };
      return {
        removals: steps.flatMap((step) => step.removed.map((id): AnyCommand => ({ type: `Remove${noun}`, id }))),
        placements: steps.flatMap(({ group, placed }) => placed.map(place(group))),
        alterations: steps.flatMap((step) => step.changed.map((item): AnyCommand => ({ type: `Change${noun}`, item }))),
      };
    },
  };
};
