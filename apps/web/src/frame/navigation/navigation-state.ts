import type { NavigationMode } from './navigation-mode.ts';

export interface NavigationState {
  readonly name: NavigationMode;
  /** False while the bars of another mode animate in. */
  readonly animationReady: boolean;
}

export const initialNavigation: NavigationState = { name: 'none', animationReady: true };

/** Returns the same object if nothing changes, so that no subscriber is notified. */
export const named = (state: NavigationState, name: NavigationMode): NavigationState =>
  state.name === name ? state : { ...state, name };

export const readyToAnimate = (state: NavigationState, animationReady: boolean): NavigationState =>
  state.animationReady === animationReady ? state : { ...state, animationReady };
