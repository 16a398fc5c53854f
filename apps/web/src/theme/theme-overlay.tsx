import { css } from '@palmares/ui/styled-system/css';
import { m } from '../paraglide/messages.js';
import { themeSwitchTimes } from './theme-switch.ts';

const overlay = css({
  position: 'fixed',
  inset: '0',
  zIndex: 'skip',
  display: 'grid',
  placeContent: 'center',
  gap: '6',
  justifyItems: 'center',
  bg: 'canvas',
  animation: '[appear 350ms {easings.standard} both, vanish 350ms {easings.standard} 1300ms forwards]',
  transitionProperty: '[background-color]',
  transitionDuration: 'control',
});
const words = css({ textStyle: 'label', color: 'fg.muted' });
const track = css({ width: '[min(16rem, 60vw)]', height: '1', bg: 'line', borderRadius: 'round', overflow: 'clip' });
const bar = css({
  height: 'full',
  bg: 'accent.solid',
  transformOrigin: '[0 50%]',
  animation: '[fill 1300ms linear both]',
  '@media (forced-colors: active)': { bg: '[Highlight]', forcedColorAdjust: 'none' },
});

const WORDS = 'theme-words';

/** Covers the page while its colors change. */
export const ThemeOverlay = ({ isApplied }: { readonly isApplied: boolean }) => (
  <div className={overlay} data-theme-overlay>
    <p id={WORDS} role="status" className={words}>
      {m.theme_switching()}
    </p>
    <div
      role="progressbar"
      aria-labelledby={WORDS}
      aria-valuemin={0}
      aria-valuemax={themeSwitchTimes.ended}
      aria-valuenow={isApplied ? themeSwitchTimes.applied : 0}
      className={track}
    >
      <div className={bar} />
    </div>
  </div>
);
