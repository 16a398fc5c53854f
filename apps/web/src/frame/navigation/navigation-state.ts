import type { NavigationMode } from './navigation-mode.ts';

export interface NavigationState {
  readonly name: NavigationMode;
  /** False while the bars of another mode are on their way in. */
  readonly animationReady: boolean;
}

export const initialNavigation: NavigationState = { name: 'none', animationReady: true };

/** The same object comes back when nothing changes, so that nobody is told of it. */
export const named = (state: NavigationState, name: NavigationMode): NavigationState =>
  state.name === name ? state : { ...state, name };

export const readyToAnimate = (state: NavigationState, animationReady: boolean): NavigationState =>
  state.animationReady === animationReady ? state : { ...state, animationReady };
