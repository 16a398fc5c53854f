import type { SortableWords } from './announcements.ts';

/** Texts of a ranking; places count from 1. */
export interface RankWords extends SortableWords {
  readonly up: (said: { name: string }) => string;
  readonly down: (said: { name: string }) => string;
  /** Accessible name of a row that can be dragged. */
  readonly drag: (said: { name: string }) => string;
  /** Announced after an arrow or a tap gave a statement its place. */
  readonly place: (said: { name: string; place: number; total: number }) => string;
  /** Label of the button that switches to tapping the statements in order. */
  readonly tapMode: string;
  /** Label of the button that switches back to the list. */
  readonly listMode: string;
  readonly tapHint: string;
}
