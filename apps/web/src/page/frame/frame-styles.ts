import { css } from '@palmares/ui/styled-system/css';

/** `--frame-top` is the height that a bar covers at the top, for sticky elements below it. */
export const frame = css({
  '--frame-top': '4rem',
  // Height that a portfolio's actions cover at the thumb.
  '&:has([data-thumb-bar]:not([hidden]))': {
    '--thumb-bar-room': { base: 'calc(3.5rem + env(safe-area-inset-bottom))', md: '0rem' },
  },
  // Room for a toast, so that it never covers the last button.
  '& > main': { paddingBlockEnd: '[var(--toast-room, 0px)]' },
});
/** For a page with the navigation of the app. */
export const appFrame = css({
  // Hides a portfolio's own bar, because the app has one at the bottom.
  '--thumb-bar': 'none',
  '--frame-top': { base: '4rem', lg: '0rem' },
  '--offline-line': '1.75rem',
  // Height that the offline line adds to the bar at the bottom.
  '--offline-room': '0rem',
  '&:has([data-offline])': { '--offline-room': { base: 'var(--offline-line)', lg: '0rem' } },
  '&[data-own-bar]': { '--frame-top': { base: '3rem', lg: '0rem' } },
  paddingInlineStart: { lg: '[{sizes.rail}]' },
  _print: { paddingInlineStart: '0' },
  // Room for the bottom bar and a toast, so that they never cover the last button.
  '& > main': {
    minHeight: { lg: 'screen' },
    paddingBlockEnd: {
      base: '[max(calc(6.5rem + var(--offline-room) + env(safe-area-inset-bottom)), var(--toast-room, 0px))]',
      lg: '[var(--toast-room, 0px)]',
    },
    _print: { paddingBlockEnd: '0' },
  },
});
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
