import { type ComponentType, createContext, type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { useStableCallback } from '../actions/use-stable-callback.ts';
import type { SortableWords } from './announcements.ts';
import { createSortableList, type SortableList } from './sortable-list.ts';

export interface SortingProps {
  readonly list: SortableList;
  /** Ids in the order of the list. */
  readonly ids: readonly string[];
  readonly words: SortableWords;
  /** Called when an item is dropped at another place; places count from 0. */
  readonly onMove: (id: string, place: number) => void;
}

export interface SortableItemsProps extends Omit<SortingProps, 'list'> {
  /** `Sorting`, once its code has loaded. The list is readable without it. */
  readonly Sorting: ComponentType<SortingProps> | undefined;
  /** A list whose items call {@link useSortableItem}. */
  readonly children: ReactNode;
}

export const SortableListContext = createContext<{ readonly list: SortableList; readonly helpId: string } | null>(null);

/**
 * Returns the same array while the order is the same; otherwise each render of the list would render all sorting code.
 */
const useSameOrder = (ids: readonly string[]): readonly string[] => {
  const key = ids.join();
  return useMemo(() => (key === '' ? [] : key.split(',')), [key]);
};

const useStableWords = ({ help, ...words }: SortableWords): SortableWords => {
  const lifted = useStableCallback(words.lifted);
  const movedOver = useStableCallback(words.movedOver);
  const dropped = useStableCallback(words.dropped);
  const cancelled = useStableCallback(words.cancelled);
  return useMemo(
    () => ({ help, lifted, movedOver, dropped, cancelled }),
    [help, lifted, movedOver, dropped, cancelled],
  );
};

/** A list that can be reordered by pointer and keyboard, with announcements to screen readers. */
export const SortableItems = ({ Sorting, ids, words, onMove, children }: SortableItemsProps) => {
  const [list] = useState(createSortableList);
  const helpId = useId();
  const context = useMemo(() => ({ list, helpId }), [list, helpId]);
  const order = useSameOrder(ids);
  const sorting = { list, ids: order, words: useStableWords(words), onMove: useStableCallback(onMove) };
  useEffect(() => {
    const leaving = new AbortController();
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, list.letGo, { signal: leaving.signal });
    return () => leaving.abort();
  }, [list]);
  return (
    <SortableListContext value={context}>
      {children}
      <span id={helpId} hidden>
        {words.help}
      </span>
      {Sorting ? <Sorting {...sorting} /> : null}
    </SortableListContext>
  );
};
