import type { ShownChoice } from '@palmares/domain/identity';
import type { RankWords } from '@palmares/ui';
import { m } from '../../paraglide/messages.js';

export const rankWords = (statements: readonly ShownChoice[]): RankWords => {
  const nameOf = (id: string) => statements.find((statement) => statement.id === id)?.text ?? '';
  const at = (id: string, place: number) => ({ name: nameOf(id), place, count: statements.length });
  return {
    help: m.list_drag_help(),
    lifted: (id, place) => m.list_lifted(at(id, place)),
    movedOver: (id, place) => m.list_moved_over(at(id, place)),
    dropped: (id, place) => m.list_dropped(at(id, place)),
    cancelled: (id) => m.list_drag_cancelled({ name: nameOf(id) }),
    up: m.identity_rank_up,
    down: m.identity_rank_down,
    drag: m.list_drag,
    place: ({ name, place, total }) => m.list_moved_over({ name, place, count: total }),
    tapMode: m.identity_rank_tap_mode(),
    listMode: m.identity_rank_list_mode(),
    tapHint: m.identity_rank_tap_hint(),
  };
};
