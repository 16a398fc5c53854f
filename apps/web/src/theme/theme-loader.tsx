import { useTheme } from './theme-context.ts';
import { ThemeOverlay } from './theme-overlay.tsx';

/** Shows the overlay during a switch. */
export const ThemeLoader = () => {
  const { theme, wanted, showThemeLoader } = useTheme();
  return showThemeLoader ? <ThemeOverlay key={wanted} isApplied={theme === wanted} /> : null;
};
