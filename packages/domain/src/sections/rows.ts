import { same } from '../kernel/same.ts';
import { changed, type Item, inserted, removed } from './kit/items.ts';
import type { DraftLists } from './section.ts';

/**
 * The rows of a section are the parts that can each be taken from another version of it: a field of a record, an item
 * of a list, or the order of a list. A row is named by its first field, by its item's id, or by its list.
 */
interface SectionRows<Draft> {
  readonly lists: readonly DraftLists<Draft>[];
  readonly linkedFields: readonly (readonly string[])[];
}

interface List<Draft> {
  readonly lists: DraftLists<Draft>;
  readonly group: Readonly<Record<string, unknown>>;
  readonly items: readonly Item[];
  readonly order: string;
}

const isRecord = ({ lists }: SectionRows<unknown>): boolean => lists.length === 0;

const rowOfField = ({ linkedFields }: SectionRows<unknown>, field: string): string =>
  linkedFields.find((fields) => fields.includes(field))?.[0] ?? field;

const listsIn = <Draft>(section: SectionRows<Draft>, draft: Draft): readonly List<Draft>[] =>
  section.lists.flatMap((lists) =>
    lists.lists(draft).map(({ group, items }) => ({
      lists,
      group,
      items,
      order: `order of ${lists.noun} ${JSON.stringify(group)}`,
    })),
  );

const fieldsOf = (draft: unknown): readonly (readonly [field: string, value: unknown])[] =>
  Object.entries(Object(draft));

const differingFields = (section: SectionRows<unknown>, one: unknown, other: unknown): readonly string[] => {
  const others = new Map(fieldsOf(other));
  const fields = fieldsOf(one).filter(([field, value]) => !same(value, others.get(field)));
  return [...new Set(fields.map(([field]) => rowOfField(section, field)))];
};

const differingItems = <Draft>(section: SectionRows<Draft>, one: Draft, other: Draft): readonly string[] => {
  const [here, there] = [listsIn(section, one), listsIn(section, other)];
  const places = (lists: readonly List<Draft>[]) =>
    new Map(lists.flatMap(({ order, items }) => items.map((item) => [item.id, { order, item }] as const)));
  const [mine, theirs] = [places(here), places(there)];
  const items = [...new Set([...mine.keys(), ...theirs.keys()])].filter((id) => !same(mine.get(id), theirs.get(id)));
  const common = (list: List<Draft>, others: ReadonlyMap<string, { readonly order: string }>) =>
    list.items.map(({ id }) => id).filter((id) => others.get(id)?.order === list.order);
  const orders = here.filter((list) => {
    const counterpart = there.find(({ order }) => order === list.order);
    return counterpart && !same(common(list, theirs), common(counterpart, mine));
  });
  return [...items, ...orders.map(({ order }) => order)];
};

/** The rows in which two drafts of a section differ. */
export const differingRows = <Draft>(section: SectionRows<Draft>, one: Draft, other: Draft): readonly string[] =>
  isRecord(section) ? differingFields(section, one, other) : differingItems(section, one, other);

const insertedAfter = (items: readonly Item[], item: Item, before: readonly Item[]): Item[] => {
  const previous = before.findLastIndex(({ id }) => items.some((known) => known.id === id));
  const place = items.findIndex(({ id }) => id === before[previous]?.id) + 1;
  return inserted(items, place, item);
};

/** The items in the order of `there`; one that is not there stays after the item that it followed. */
const inOrderOf = (items: readonly Item[], there: readonly Item[]): readonly Item[] => {
  const known = there.flatMap(({ id }) => items.find((item) => item.id === id) ?? []);
  return items.reduce<readonly Item[]>(
    (sorted, item, at) => (known.includes(item) ? sorted : insertedAfter(sorted, item, items.slice(0, at))),
    known,
  );
};

const takenFrom = (there: readonly Item[], items: readonly Item[], rows: ReadonlySet<string>): readonly Item[] =>
  there.reduce<readonly Item[]>((taken, item, at) => {
    if (!rows.has(item.id)) return taken;
    return taken.some(({ id }) => id === item.id)
      ? changed(taken, item)
      : insertedAfter(taken, item, there.slice(0, at));
  }, items);

const withItems = <Draft>(
  section: SectionRows<Draft>,
  mine: Draft,
  theirs: Draft,
  rows: ReadonlySet<string>,
): Draft => {
  const there = listsIn(section, theirs);
  const isThere = (order: string, id: string) =>
    there.some((list) => list.order === order && list.items.some((item) => item.id === id));
  const kept = listsIn(section, mine).reduce((draft, { lists, group, items, order }) => {
    const gone = items.filter(({ id }) => rows.has(id) && !isThere(order, id));
    return gone.reduce((left, { id }) => lists.edit(left, group, (now) => removed(now, id)), draft);
  }, mine);
  return there.reduce((draft, { lists, group, items, order }) => {
    if (!rows.has(order) && !items.some(({ id }) => rows.has(id))) return draft;
    return lists.edit(draft, group, (now) => {
      const taken = takenFrom(items, now, rows);
      return [...(rows.has(order) ? inOrderOf(taken, items) : taken)];
    });
  }, kept);
};

/** `mine` with the given rows as they are in `theirs`. */
export const withRows = <Draft>(
  section: SectionRows<Draft>,
  mine: Draft,
  theirs: Draft,
  rows: ReadonlySet<string>,
): Draft => {
  if (!isRecord(section)) return withItems(section, mine, theirs, rows);
  const taken = fieldsOf(theirs).filter(([field]) => rows.has(rowOfField(section, field)));
  return { ...mine, ...Object.fromEntries(taken) };
};

/**
 * Returns the part of a draft that `withRows` needs to take the given rows from it. Of other items it keeps the ids,
 * which tell where a row belongs.
 */
export const onlyRows = <Draft>(section: SectionRows<Draft>, draft: Draft, rows: ReadonlySet<string>): Draft => {
  if (isRecord(section)) {
    const kept = fieldsOf(draft).filter(([field]) => rows.has(rowOfField(section, field)));
    // A part of a draft, which only withRows reads.
    return Object.fromEntries(kept) as Draft;
  }
  return listsIn(section, draft).reduce(
    (left, { lists, group }) =>
      lists.edit(left, group, (items) => items.map((item) => (rows.has(item.id) ? item : { id: item.id }))),
    draft,
  );
};

/** The ids of the list whose order the row is, as they are in `draft`; null if the row is something else. */
export const orderIn = <Draft>(section: SectionRows<Draft>, draft: Draft, row: string): readonly string[] | null =>
  listsIn(section, draft)
    .find(({ order }) => order === row)
    ?.items.map(({ id }) => id) ?? null;
