import { use, useCallback, useSyncExternalStore } from 'react';
import { SortableListContext } from './sortable-items.tsx';
import type { GrabEvent } from './sortable-list.ts';

/**
 * Returns the props of one item of {@link SortableItems}: `item` for its element, `handle` for the button that drags
 * it.
 */
export const useSortableItem = (id: string) => {
  const context = use(SortableListContext);
  if (!context) throw new Error('A sortable item is in no SortableItems');
  const { list, helpId } = context;
  const read = () => list.stateOf(id);
  const { isDragging, style } = useSyncExternalStore(list.subscribe, read, read);
  const item = useCallback((element: HTMLElement | null) => list.place(id, { item: element }), [list, id]);
  const handle = useCallback((element: HTMLElement | null) => list.place(id, { handle: element }), [list, id]);
  const grab = (event: GrabEvent) => list.grab(id, event);
  return {
    isDragging,
    item: { ref: item, style },
    handle: {
      ref: handle,
      'aria-roledescription': 'sortable',
      'aria-describedby': helpId,
      'aria-pressed': isDragging || undefined,
      onPointerDown: grab,
      onKeyDown: grab,
    },
  };
};
