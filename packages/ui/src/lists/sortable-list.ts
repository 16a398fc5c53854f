import type { CSSProperties } from 'react';

/** A press or a key on a handle. */
export interface GrabEvent {
  readonly type: string;
}

/** Starts a drag if the event is a press, Enter or Space. */
export type Grab = (event: GrabEvent) => void;

interface SortableElements {
  readonly item: HTMLElement | null;
  readonly handle: HTMLElement | null;
}

export interface SortableState {
  readonly isDragging: boolean;
  readonly style: CSSProperties | undefined;
  /** Undefined until the sorting code has loaded. */
  readonly grab: Grab | undefined;
}

const unplaced: SortableElements = { item: null, handle: null };
const resting: SortableState = { isDragging: false, style: undefined, grab: undefined };

/** Connects the rows of a list with the sorting code, which may load later. */
export interface SortableList {
  subscribe(listener: () => void): () => void;
  elementsOf(id: string): SortableElements;
  place(id: string, elements: Partial<SortableElements>): void;
  stateOf(id: string): SortableState;
  move(id: string, state: SortableState | null): void;
  /** Until the sorting code has loaded, keeps the last event for it. */
  grab(id: string, event: GrabEvent): void;
  letGo(): void;
  takeEarlyGrab(id: string): GrabEvent | null;
}

export const createSortableList = (): SortableList => {
  const listeners = new Set<() => void>();
  const elements = new Map<string, SortableElements>();
  const states = new Map<string, SortableState>();
  let early: { readonly id: string; readonly event: GrabEvent } | null = null;
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const elementsOf = (id: string) => elements.get(id) ?? unplaced;
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    elementsOf,
    place: (id, placed) => {
      const next = { ...elementsOf(id), ...placed };
      if (next.item || next.handle) elements.set(id, next);
      else elements.delete(id);
      changed();
    },
    stateOf: (id) => states.get(id) ?? resting,
    move: (id, state) => {
      if (state) states.set(id, state);
      else states.delete(id);
      changed();
    },
    grab: (id, event) => {
      const { grab } = states.get(id) ?? resting;
      if (grab) grab(event);
      else early = { id, event };
    },
    letGo: () => {
      early = null;
    },
    takeEarlyGrab: (id) => {
      if (early?.id !== id) return null;
      const { event } = early;
      early = null;
      return event;
    },
  };
};
