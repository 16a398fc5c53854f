import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';

/** One item of {@link SortableItems}: `item` goes on its element, `handle` on the button that drags it. */
export const useSortableItem = (id: string) => {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  return {
    isDragging,
    item: { ref: setNodeRef, style: { transform: CSS.Translate.toString(transform), transition } },
    handle: { ...attributes, ...listeners, ref: setActivatorNodeRef },
  };
};
