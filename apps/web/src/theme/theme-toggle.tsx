import { Button, Moon, Sun } from '@palmares/ui';
import { m } from '../paraglide/messages.js';
import { useTheme } from './theme-context.ts';

/** Stays enabled during a switch: focus keeps its place, and a second press undoes the first. */
export const ThemeToggle = () => {
  const { theme, toggle } = useTheme();
  const label = theme === 'light' ? m.theme_use_dark() : m.theme_use_light();
  const Icon = theme === 'light' ? Moon : Sun;
  return (
    <Button variant="ghost" size="sm" aria-label={label} title={label} onClick={toggle}>
      <Icon aria-hidden size={20} />
    </Button>
  );
};
