import { same } from '../../kernel/same.ts';

/** An item of a list in an order that the athlete chose. Items are identified by id. */
export interface Item {
  readonly id: string;
}

export const removed = <I extends Item>(items: readonly I[], id: string): I[] => items.filter((item) => item.id !== id);

/** Inserts or moves an item. An index past the end means the end. */
export const inserted = <I extends Item>(items: readonly I[], index: number, item: I): I[] => {
  const others = removed(items, item.id);
  return [...others.slice(0, index), item, ...others.slice(index)];
};

export const changed = <I extends Item>(items: readonly I[], item: I): I[] =>
  items.map((existing) => (existing.id === item.id ? item : existing));

export const moved = <I extends Item>(items: readonly I[], id: string, index: number): I[] => {
  const item = items.find((candidate) => candidate.id === id);
  return item ? inserted(items, index, item) : [...items];
};

export interface ListChanges<I extends Item> {
  readonly removed: readonly string[];
  /** In the order of execution, after the removals. */
  readonly placed: readonly { readonly kind: 'add' | 'move'; readonly index: number; readonly item: I }[];
  readonly changed: readonly I[];
}

/** The longest run of items that keep their order (longest increasing subsequence); only the others have to move. */
const keptInPlace = (ids: readonly string[], placeOf: ReadonlyMap<string, number>): ReadonlySet<string> => {
  const best: { readonly ids: readonly string[]; readonly last: number }[] = [];
  for (const id of ids) {
    const last = placeOf.get(id);
    if (last === undefined) continue;
    const before = best
      .filter((run) => run.last < last)
      .reduce<readonly string[]>((longest, run) => (run.ids.length > longest.length ? run.ids : longest), []);
    best.push({ ids: [...before, id], last });
  }
  return new Set(
    best.reduce<readonly string[]>((longest, run) => (run.ids.length > longest.length ? run.ids : longest), []),
  );
};

/** The fewest steps from one list to another. Each item is placed right after its new predecessor. */
export const listChanges = <I extends Item>(from: readonly I[], to: readonly I[]): ListChanges<I> => {
  const before = new Map(from.map((item) => [item.id, item]));
  const placeOf = new Map(to.map(({ id }, place) => [id, place]));
  const kept = keptInPlace(
    from.map(({ id }) => id),
    placeOf,
  );
  const placed: ListChanges<I>['placed'][number][] = [];
  let order: readonly I[] = from.filter(({ id }) => placeOf.has(id));
  for (const [place, item] of to.entries()) {
    if (kept.has(item.id)) continue;
    const previous = to[place - 1];
    const index = removed(order, item.id).findIndex(({ id }) => id === previous?.id) + 1;
    placed.push({ kind: before.has(item.id) ? 'move' : 'add', index, item });
    order = inserted(order, index, item);
  }
  return {
    removed: from.filter(({ id }) => !placeOf.has(id)).map(({ id }) => id),
    placed,
    changed: to.filter((item) => before.has(item.id) && !same(before.get(item.id), item)),
  };
};
