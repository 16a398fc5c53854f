import type { SortableWords } from './announcements.ts';

/** The words around a ranking; places count from 1. */
export interface RankWords extends SortableWords {
  readonly up: (said: { name: string }) => string;
  readonly down: (said: { name: string }) => string;
  /** What a row is called that can be dragged. */
  readonly drag: (said: { name: string }) => string;
  /** Announced after an arrow, or a tap, gave a statement its place. */
  readonly place: (said: { name: string; place: number; total: number }) => string;
  /** The button that lets the statements be tapped in order. */
  readonly tapMode: string;
  /** The button that goes back to the list. */
  readonly listMode: string;
  readonly tapHint: string;
}
