import type { ListedItem } from './item-kind.ts';

export const replaced = <I extends ListedItem>(items: readonly I[], item: I): I[] =>
  items.map((existing) => (existing.id === item.id ? item : existing));

export const without = <I extends ListedItem>(items: readonly I[], id: string): I[] =>
  items.filter((item) => item.id !== id);

/** Taken back by an undo: where it was, if nothing else changed. */
export const putBack = <I extends ListedItem>(items: readonly I[], item: I, place: number): I[] =>
  without(items, item.id).toSpliced(place, 0, item);

export const movedTo = <I extends ListedItem>(items: readonly I[], id: string, place: number): I[] => {
  const item = items.find((candidate) => candidate.id === id);
  return item ? putBack(items, item, Math.max(0, Math.min(place, items.length - 1))) : [...items];
};
