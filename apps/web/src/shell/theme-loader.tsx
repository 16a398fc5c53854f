import { css } from '@palmares/ui/styled-system/css';
import { m } from '../paraglide/messages.js';
import { useTheme } from './theme-context.ts';

const overlay = css({
  position: 'fixed',
  inset: '0',
  zIndex: 'skip',
  display: 'grid',
  placeContent: 'center',
  gap: '6',
  justifyItems: 'center',
  bg: 'canvas',
  animation: '[appear 350ms cubic-bezier(0.22, 0.8, 0.24, 1)]',
  transitionProperty: '[background-color]',
  transitionDuration: 'control',
});
const words = css({ textStyle: 'label', color: 'fg.muted' });
const track = css({ width: '[min(16rem, 60vw)]', height: '1', bg: 'line', borderRadius: 'round', overflow: 'clip' });
const bar = css({
  height: 'full',
  bg: 'accent.solid',
  transformOrigin: '[0 50%]',
  animation: '[fill 1500ms cubic-bezier(0.22, 0.8, 0.24, 1) both]',
});

/** Covers the page while its colours change under it. */
export const ThemeLoader = () => {
  const { switching, theme } = useTheme();
  if (!switching) return null;
  return (
    <div role="status" className={overlay} data-theme={theme}>
      <span className={words}>{m.theme_switching()}</span>
      <div aria-hidden className={track}>
        <div className={bar} />
      </div>
    </div>
  );
};
