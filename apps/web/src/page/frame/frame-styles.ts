import { css } from '@palmares/ui/styled-system/css';

/** `--frame-top` is the height that a bar covers at the top, for sticky elements below it. */
export const frame = css({ '--frame-top': '4rem' });
export const main = css({
  '--thumb-room': 'calc(3.5rem + env(safe-area-inset-bottom))',
  display: 'block',
  minHeight: '[calc(100dvh - 4rem)]',
  // Room for a portfolio's actions at the thumb, so that they never cover its last words.
  '&:has([data-thumb-bar]:not([hidden]))::after': {
    content: '""',
    display: { base: '[var(--thumb-bar, block)]', md: 'none' },
    height: '[var(--thumb-room)]',
    _print: { display: 'none' },
  },
});
