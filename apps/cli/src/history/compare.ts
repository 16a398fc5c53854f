import { listChanges } from '@palmares/domain/sections';
import type { FieldReading, ItemReading, ListReading, SectionReading } from '@palmares/history/sections';

interface Position {
  readonly list: string;
  /** Counts from 1. */
  readonly place: number;
}

/** A value that changed. `says` is the value for a person; empty text is no value. */
export interface FieldChange {
  readonly change: 'field';
  readonly path: readonly string[];
  readonly label: string;
  readonly before: string;
  readonly after: string;
  readonly says: { readonly before: string; readonly after: string };
}

export interface ItemChange {
  readonly change: 'added' | 'removed' | 'changed' | 'moved';
  readonly path: readonly string[];
  readonly list: string;
  readonly item: string;
  readonly from: Position | null;
  readonly to: Position | null;
  readonly fields: readonly FieldChange[];
}

export type Change = FieldChange | ItemChange;

const compareFields = (
  before: readonly FieldReading[],
  after: readonly FieldReading[],
  path: readonly string[],
): readonly FieldChange[] => {
  const earlier = new Map(before.map((field) => [field.key, field]));
  const later = new Map(after.map((field) => [field.key, field]));
  const keys = [...new Set([...earlier.keys(), ...later.keys()])];
  return keys.flatMap((key) => {
    const [was, is] = [earlier.get(key), later.get(key)];
    if ((was?.value ?? '') === (is?.value ?? '')) return [];
    return {
      change: 'field' as const,
      path: [...path, key],
      label: (is ?? was)?.label ?? key,
      before: was?.value ?? '',
      after: is?.value ?? '',
      says: { before: was?.says ?? '', after: is?.says ?? '' },
    };
  });
};

interface Placed {
  readonly item: ItemReading;
  readonly list: ListReading;
  readonly place: number;
}

const placedItems = (lists: readonly ListReading[]): ReadonlyMap<string, Placed> =>
  new Map(
    lists.flatMap((list) => list.items.map((item, index) => [item.id, { item, list, place: index + 1 }] as const)),
  );

const placeOf = ({ list, place }: Placed): Position => ({ list: list.label, place });

/** The fewest items whose move explains the new order, and those that went to another list. */
const movedItems = (before: readonly ListReading[], after: readonly ListReading[]): ReadonlySet<string> => {
  const moved = new Set<string>();
  const was = placedItems(before);
  for (const list of after) {
    const key = list.path.join('/');
    const earlier = before.find(({ path }) => path.join('/') === key)?.items ?? [];
    const { placed } = listChanges([...earlier], [...list.items]);
    for (const { item } of placed) if (was.has(item.id)) moved.add(item.id);
  }
  return moved;
};

const compareLists = (before: readonly ListReading[], after: readonly ListReading[]): readonly ItemChange[] => {
  const [was, is] = [placedItems(before), placedItems(after)];
  const moved = movedItems(before, after);
  const change = (of: ItemChange['change'], { item, list }: Placed, path: readonly string[]) => ({
    change: of,
    path,
    list: list.label,
    item: item.name,
  });
  const removed = [...was].flatMap(([id, earlier]) => {
    if (is.has(id)) return [];
    const path = [...earlier.list.path, id];
    const fields = compareFields(earlier.item.fields, [], path);
    return { ...change('removed', earlier, path), from: placeOf(earlier), to: null, fields };
  });
  const others = [...is].flatMap(([id, later]): ItemChange[] => {
    const earlier = was.get(id);
    const path = [...later.list.path, id];
    const fields = compareFields(earlier?.item.fields ?? [], later.item.fields, path);
    const to = placeOf(later);
    if (!earlier) return [{ ...change('added', later, path), from: null, to, fields }];
    const from = placeOf(earlier);
    return [
      ...(moved.has(id) ? [{ ...change('moved', later, path), from, to, fields: [] }] : []),
      ...(fields.length > 0 ? [{ ...change('changed', earlier, path), from, to, fields }] : []),
    ];
  });
  return [...removed, ...others];
};

/** Compares two readings by field and by item id. Empty if they are equal. */
export const compareReadings = (before: SectionReading, after: SectionReading): readonly Change[] => [
  ...compareFields(before.fields, after.fields, []),
  ...compareLists(before.lists, after.lists),
];
