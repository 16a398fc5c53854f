import type { Announcements } from '@dnd-kit/core';

/** Screen reader announcements while an item is moved; places count from 1. */
export interface SortableWords {
  /** Explains how to move an item by keyboard. */
  readonly help: string;
  readonly lifted: (id: string, place: number) => string;
  readonly movedOver: (id: string, place: number) => string;
  readonly dropped: (id: string, place: number) => string;
  readonly cancelled: (id: string) => string;
}

export const announcementsOf = (
  { lifted, movedOver, dropped, cancelled }: SortableWords,
  placeOf: (id: string) => number,
): Announcements => ({
  onDragStart: ({ active }) => lifted(String(active.id), placeOf(String(active.id))),
  onDragOver: ({ active, over }) => (over ? movedOver(String(active.id), placeOf(String(over.id))) : undefined),
  onDragEnd: ({ active, over }) =>
    over ? dropped(String(active.id), placeOf(String(over.id))) : cancelled(String(active.id)),
  onDragCancel: ({ active }) => cancelled(String(active.id)),
});
