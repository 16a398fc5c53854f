import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { memo, useEffect, useId, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { announcementsOf } from './announcements.ts';
import type { SortingProps } from './sortable-items.tsx';
import type { Grab, SortableList } from './sortable-list.ts';

interface SortedItemProps {
  readonly list: SortableList;
  readonly id: string;
}

/** Moves the row of one item, which is rendered elsewhere. */
const SortedItem = memo(({ list, id }: SortedItemProps) => {
  const { listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id });
  const elements = () => list.elementsOf(id);
  const { item, handle } = useSyncExternalStore(list.subscribe, elements, elements);
  useLayoutEffect(() => setNodeRef(item), [setNodeRef, item]);
  useLayoutEffect(() => setActivatorNodeRef(handle), [setActivatorNodeRef, handle]);

  const moved = CSS.Translate.toString(transform);
  const grab = useMemo<Grab>(
    () => (event) => listeners?.[event.type === 'keydown' ? 'onKeyDown' : 'onPointerDown']?.(event),
    [listeners],
  );
  useLayoutEffect(() => {
    list.move(id, { isDragging, style: { transform: moved, transition }, grab });
  }, [list, id, isDragging, moved, transition, grab]);
  useLayoutEffect(() => () => list.move(id, null), [list, id]);

  useEffect(() => {
    const early = list.takeEarlyGrab(id);
    // Replays an early grab. A released pointer is not kept; a key counts only if the handle still has the focus.
    if (early && (early.type !== 'keydown' || list.elementsOf(id).handle === document.activeElement)) grab(early);
  }, [list, id, grab]);
  return null;
});

/** The sorting code of {@link SortableItems}, which may load later. */
export const Sorting = memo(({ list, ids, words, onMove }: SortingProps) => {
  const order = useMemo(() => [...ids], [ids]);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(String(active.id), ids.indexOf(String(over.id)));
  };
  return (
    <DndContext
      id={useId()}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements: announcementsOf(words, (id) => ids.indexOf(id) + 1),
        // Empty, because the rows have their own instructions from the start.
        screenReaderInstructions: { draggable: '' },
      }}
    >
      <SortableContext items={order} strategy={verticalListSortingStrategy}>
        {ids.map((id) => (
          <SortedItem key={id} list={list} id={id} />
        ))}
      </SortableContext>
    </DndContext>
  );
});
