import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  type Modifier,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type ReactNode, useId, useState } from 'react';
import { announcementsOf, type SortableWords } from './announcements.ts';
import { moveTo } from './rank-order.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

const grip = '[data-grip]';

const isOnGrip = ({ event }: { event: Event }) =>
  event.target instanceof Element && event.target.closest(grip) !== null;

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

interface RankSorterProps {
  readonly order: readonly string[];
  readonly onOrder: (order: readonly string[]) => void;
  readonly words: SortableWords;
  /** Called when an item is lifted. */
  readonly onLift: (id: string) => void;
  /** Renders the item that follows the pointer. */
  readonly lifted: (id: string) => ReactNode;
  readonly children: ReactNode;
}

/**
 * Reorders rows that are dragged anywhere. On touch, the `data-grip` of a row drags at once and the rest of it after
 * 200 ms, so that the page still scrolls.
 */
export const RankSorter = ({ order, onOrder, words, onLift, lifted, children }: RankSorterProps) => {
  const [active, setActive] = useState<string | null>(null);
  const isStill = useReducedMotion();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, {
      activationConstraint: { delay: 200, tolerance: 8 },
      bypassActivationConstraint: isOnGrip,
    }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const drop = ({ active: { id }, over }: DragEndEvent) => {
    setActive(null);
    if (over && over.id !== id) onOrder(moveTo(order, String(id), order.indexOf(String(over.id))));
  };
  return (
    <DndContext
      id={useId()}
      sensors={sensors}
      modifiers={[upAndDown]}
      collisionDetection={closestCenter}
      onDragStart={({ active: { id } }) => {
        setActive(String(id));
        onLift(String(id));
      }}
      onDragEnd={drop}
      onDragCancel={() => setActive(null)}
      accessibility={{
        announcements: announcementsOf(words, (id) => order.indexOf(id) + 1),
        screenReaderInstructions: { draggable: words.help },
      }}
    >
      <SortableContext items={[...order]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
      <DragOverlay {...(isStill ? { dropAnimation: null } : {})}>{active === null ? null : lifted(active)}</DragOverlay>
    </DndContext>
  );
};
