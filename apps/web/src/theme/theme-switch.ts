import { otherTheme, type Theme } from './theme.ts';

/** Milliseconds until the colors change under the overlay, and until the overlay ends. */
export const themeSwitchTimes = { applied: 500, ended: 1650 } as const;

export interface ThemeState {
  readonly theme: Theme;
  /** The target of a running switch; otherwise the current theme. */
  readonly wanted: Theme;
  readonly showThemeLoader: boolean;
}

export interface ThemeSwitchOptions {
  readonly initial: Theme;
  readonly store: (theme: Theme) => void;
  readonly prefersReducedMotion: () => boolean;
}

export interface ThemeSwitch {
  readonly state: () => ThemeState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Switches at once and stores the choice. */
  readonly setTheme: (theme: Theme) => void;
  /** Switches under the overlay and stores the choice. A second call before the colors change undoes the first. */
  readonly toggle: () => void;
  /** Follows a choice stored by another tab. */
  readonly follow: (theme: Theme) => void;
  readonly stop: () => void;
}

export const createThemeSwitch = ({ initial, store, prefersReducedMotion }: ThemeSwitchOptions): ThemeSwitch => {
  let state: ThemeState = { theme: initial, wanted: initial, showThemeLoader: false };
  let timers: ReturnType<typeof setTimeout>[] = [];
  const listeners = new Set<() => void>();

  const become = (change: Partial<ThemeState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const stop = () => {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
  };
  const settle = (theme: Theme) => {
    stop();
    become({ theme, wanted: theme, showThemeLoader: false });
  };
  const setTheme = (theme: Theme) => {
    store(theme);
    settle(theme);
  };

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setTheme,
    toggle: () => {
      const wanted = otherTheme(state.wanted);
      if (wanted === state.theme) return settle(wanted);
      if (prefersReducedMotion()) return setTheme(wanted);
      stop();
      become({ wanted, showThemeLoader: true });
      const apply = () => {
        store(wanted);
        become({ theme: wanted });
      };
      timers = [setTimeout(apply, themeSwitchTimes.applied), setTimeout(() => settle(wanted), themeSwitchTimes.ended)];
    },
    follow: settle,
    stop,
  };
};
