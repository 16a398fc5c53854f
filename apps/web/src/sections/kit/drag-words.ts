import type { SortableWords } from '@palmares/ui';
import { m } from '../../paraglide/messages.js';

export const dragWords = (nameOf: (id: string) => string, count: number): SortableWords => {
  const at = (id: string, place: number) => ({ name: nameOf(id), place, count });
  return {
    help: m.list_drag_help(),
    lifted: (id, place) => m.list_lifted(at(id, place)),
    movedOver: (id, place) => m.list_moved_over(at(id, place)),
    dropped: (id, place) => m.list_dropped(at(id, place)),
    cancelled: (id) => m.list_drag_cancelled({ name: nameOf(id) }),
  };
};
