import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type ReactNode, useId } from 'react';
import { announcementsOf, type SortableWords } from './announcements.ts';

export interface SortableItemsProps {
  /** In the order of the list. */
  readonly ids: readonly string[];
  readonly words: SortableWords;
  /** Called when an item is dropped at another place; places count from 0. */
  readonly onMove: (id: string, place: number) => void;
  /** A list whose items call {@link useSortableItem}. */
  readonly children: ReactNode;
}

/** Reordering by pointer and by keyboard, announced to screen readers. */
export const SortableItems = ({ ids, words, onMove, children }: SortableItemsProps) => {
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
        screenReaderInstructions: { draggable: words.help },
      }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
};
