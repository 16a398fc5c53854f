import { type ComponentType, createContext, type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import type { SortableWords } from './announcements.ts';
import { createSortableList, type SortableList } from './sortable-list.ts';

export interface SortingProps {
  readonly list: SortableList;
  /** In the order of the list. */
  readonly ids: readonly string[];
  readonly words: SortableWords;
  /** Called when an item is dropped at another place; places count from 0. */
  readonly onMove: (id: string, place: number) => void;
}

export interface SortableItemsProps extends Omit<SortingProps, 'list'> {
  /** `Sorting`, as soon as its code is loaded: a list can be read without it. */
  readonly Sorting: ComponentType<SortingProps> | undefined;
  /** A list whose items call {@link useSortableItem}. */
  readonly children: ReactNode;
}

export const SortableListContext = createContext<{ readonly list: SortableList; readonly helpId: string } | null>(null);

/** Reordering by pointer and by keyboard, announced to screen readers. */
export const SortableItems = ({ Sorting, children, ...sorting }: SortableItemsProps) => {
  const [list] = useState(createSortableList);
  const helpId = useId();
  const context = useMemo(() => ({ list, helpId }), [list, helpId]);
  useEffect(() => {
    const leaving = new AbortController();
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, list.letGo, { signal: leaving.signal });
    return () => leaving.abort();
  }, [list]);
  return (
    <SortableListContext value={context}>
      {children}
      <span id={helpId} hidden>
        {sorting.words.help}
      </span>
      {Sorting ? <Sorting {...sorting} list={list} /> : null}
    </SortableListContext>
  );
};
