import type { Announcements } from '@dnd-kit/core';
import { m } from '../../paraglide/messages.js';

interface Places {
  readonly nameOf: (id: string) => string;
  readonly placeOf: (id: string) => number;
  readonly count: number;
}

/** What a screen reader says while an item is moved. */
export const dragWords = ({ nameOf, placeOf, count }: Places): Announcements => {
  const at = (id: string, over: string) => ({ name: nameOf(id), place: placeOf(over), count });
  return {
    onDragStart: ({ active }) => m.list_lifted(at(String(active.id), String(active.id))),
    onDragOver: ({ active, over }) => (over ? m.list_moved_over(at(String(active.id), String(over.id))) : undefined),
    onDragEnd: ({ active, over }) =>
      over
        ? m.list_dropped(at(String(active.id), String(over.id)))
        : m.list_drag_cancelled({ name: nameOf(String(active.id)) }),
    onDragCancel: ({ active }) => m.list_drag_cancelled({ name: nameOf(String(active.id)) }),
  };
};
