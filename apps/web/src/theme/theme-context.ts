import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react';
import { initialTheme } from './initial-theme.ts';
import { prefersReducedMotion, storedTheme, storeTheme, type Theme, themeFrom, themeKey } from './theme.ts';
import { createThemeSwitch, type ThemeState, type ThemeSwitch } from './theme-switch.ts';

/** Created once, around the whole document. */
export const useThemeSwitch = (): ThemeSwitch => {
  const [made] = useState(() =>
    createThemeSwitch({ initial: initialTheme(), store: storeTheme, prefersReducedMotion }),
  );
  useEffect(() => {
    const stored = storedTheme();
    if (stored !== undefined && stored !== made.state().theme) made.setTheme(stored);
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key === themeKey) made.follow(themeFrom(newValue));
    };
    window.addEventListener('storage', hear);
    return () => {
      window.removeEventListener('storage', hear);
      made.stop();
    };
  }, [made]);
  return made;
};

/** React keeps the class that the server set, so changes preserve the classes that other code adds. */
export const useThemeClass = (theme: Theme): string | undefined => {
  const [rendered] = useState(theme);
  useEffect(() => {
    document.documentElement.classList.toggle('light', theme === 'light');
  }, [theme]);
  return rendered === 'light' ? 'light' : undefined;
};

export const useThemeState = ({ subscribe, state }: ThemeSwitch): ThemeState =>
  useSyncExternalStore(subscribe, state, state);

export const ThemeContext = createContext<ThemeSwitch | null>(null);

export const useTheme = (): ThemeSwitch & ThemeState => {
  const found = use(ThemeContext);
  if (!found) throw new Error('useTheme is called outside of a ThemeContext');
  return { ...found, ...useThemeState(found) };
};
