import { Button, Moon, Sun } from '@palmares/ui';
import { m } from '../paraglide/messages.js';
import { useTheme } from './theme-context.ts';

export const ThemeToggle = () => {
  const { theme, toggle, switching } = useTheme();
  const label = theme === 'light' ? m.theme_use_dark() : m.theme_use_light();
  const Icon = theme === 'light' ? Moon : Sun;
  return (
    <Button variant="ghost" size="sm" aria-label={label} title={label} onClick={toggle} disabled={switching}>
      <Icon aria-hidden size={20} />
    </Button>
  );
};
