import type { NavigationMode } from './navigation-mode.ts';
import { initialNavigation, type NavigationState, named, readyToAnimate } from './navigation-state.ts';

const animationReadyDelay = 500;

export interface NavigationStore {
  readonly state: () => NavigationState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Returns true if the name changed. */
  readonly setName: (name: NavigationMode) => boolean;
  readonly resetAnimation: () => void;
}

export const createNavigationStore = (): NavigationStore => {
  const listeners = new Set<() => void>();
  let state = initialNavigation;
  let pending: ReturnType<typeof setTimeout> | undefined;
  const become = (next: NavigationState): boolean => {
    if (next === state) return false;
    state = next;
    for (const listener of listeners) listener();
    return true;
  };
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setName: (name) => become(named(state, name)),
    resetAnimation: () => {
      clearTimeout(pending);
      become(readyToAnimate(state, false));
      pending = setTimeout(() => become(readyToAnimate(state, true)), animationReadyDelay);
    },
  };
};
