import { Button, Moon, Sun } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { m } from '../../paraglide/messages.js';
import { useVisit } from '../visit.ts';

const inLight = css({ display: 'none', '.light &': { display: 'block' } });
const inDark = css({ '.light &': { display: 'none' } });

/** Names the theme that a press switches to. A script does so (`startTheme`), and shows the other label afterwards. */
export const ThemeButton = () => {
  const labels = { dark: m.theme_use_light(), light: m.theme_use_dark() };
  const label = labels[useVisit().theme];
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={label}
      title={label}
      needsScript
      data-theme-button
      data-in-dark={labels.dark}
      data-in-light={labels.light}
    >
      <Moon aria-hidden size={20} className={inLight} />
      <Sun aria-hidden size={20} className={inDark} />
    </Button>
  );
};
