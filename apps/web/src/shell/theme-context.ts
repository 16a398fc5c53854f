import { createContext, use, useEffect, useRef, useState } from 'react';
import { initialTheme, otherTheme, storeTheme, type Theme, themeSwitchTimes } from './theme.ts';

export interface ThemeSwitch {
  readonly theme: Theme;
  readonly switching: boolean;
  readonly setTheme: (theme: Theme) => void;
  readonly toggle: () => void;
}

const prefersStillness = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

type Timer = ReturnType<typeof setTimeout>;

const cancel = (timers: Timer[]): void => {
  for (const timer of timers.splice(0)) clearTimeout(timer);
};

export const useThemeSwitch = (): ThemeSwitch => {
  const [theme, apply] = useState<Theme>(initialTheme);
  const [switching, setSwitching] = useState(false);
  const timers = useRef<Timer[]>([]);
  useEffect(() => {
    const pending = timers.current;
    return () => cancel(pending);
  }, []);

  const setTheme = (next: Theme) => {
    storeTheme(next);
    apply(next);
  };
  const toggle = () => {
    cancel(timers.current);
    const next = otherTheme(theme);
    if (prefersStillness()) return setTheme(next);
    setSwitching(true);
    timers.current.push(
      setTimeout(() => setTheme(next), themeSwitchTimes.applied),
      setTimeout(() => setSwitching(false), themeSwitchTimes.ended),
    );
  };
  return { theme, switching, setTheme, toggle };
};

export const ThemeContext = createContext<ThemeSwitch | null>(null);

export const useTheme = (): ThemeSwitch => {
  const found = use(ThemeContext);
  if (!found) throw new Error('No theme around this part of the page');
  return found;
};
