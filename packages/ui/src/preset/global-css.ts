import { defineGlobalStyles } from '@pandacss/dev';

/** The roles in print, as custom properties, because paper has no theme. */
const paper = {
  colorScheme: 'light',
  '--colors-canvas': 'white',
  '--colors-surface': 'white',
  '--colors-surface-raised': 'white',
  '--colors-fg': 'black',
  '--colors-fg-muted': '#333333',
  '--colors-line': '#999999',
  '--colors-line-strong': '#666666',
  '--colors-accent-solid': 'white',
  '--colors-accent-fg': 'black',
  '--colors-accent-text': 'black',
  '--colors-accent-line': 'black',
};

export const globalCss = defineGlobalStyles({
  html: {
    colorScheme: 'dark',
    fontFamily: 'body',
    fontSize: '100%',
    lineHeight: 'body',
    // The space of Archivo is narrow, and closes up beside a k or a y.
    wordSpacing: '0.06em',
    color: 'fg',
    bg: 'canvas',
    accentColor: 'var(--colors-accent-solid)',
    textSizeAdjust: '100%',
    fontSynthesis: 'none',
    scrollPaddingBlockStart: '6rem',
    // Keeps targets clear of the app's bottom bar, and of what is shown above it.
    scrollPaddingBlockEnd: {
      base: '[max(calc(5rem + env(safe-area-inset-bottom) + var(--notice-room, 0px) + var(--thumb-part, 0rem)), var(--toast-room, 0px))]',
      lg: '[max(calc(1.5rem + var(--notice-room, 0px)), var(--toast-room, 0px))]',
    },
  },
  // The height of a sticky action at the thumb (`shareLayout.thumb`).
  'html:has(main [data-thumb])': { '--thumb-part': { base: '4.25rem', lg: '0rem' } },
  'html.light': { colorScheme: 'light' },
  body: { minHeight: 'screen', bg: 'canvas', color: 'fg', overflowX: 'clip' },
  'h1, h2, h3, h4': { textWrap: 'balance' },
  p: { textWrap: 'pretty' },
  // Chromium may style a link before the style sheet arrives, and would then fade it from the browser's own colors.
  'html:not([data-started]) a': { transition: 'none !important' },
  ':focus-visible': { outline: '2px solid var(--colors-focus)', outlineOffset: '2px' },
  '::selection': { bg: 'accent.solid', color: 'accent.fg' },
  // Browsers do not force the color of an SVG, and a pale icon would vanish on the reader's background.
  '@media (forced-colors: active)': { svg: { color: 'inherit !important' } },
  // Prints black on white in either theme, small enough for one sheet, without the page's frame.
  '@media print': {
    'html, html.light': Object.fromEntries(Object.entries(paper).map(([role, ink]) => [role, `${ink} !important`])),
    html: { fontSize: '62.5% !important' },
    'h1, h2, h3, h4': { breakInside: 'avoid', breakAfter: 'avoid' },
    'p, li': { orphans: '3', widows: '3' },
    'body:has(main) *:not(main, main *, :has(main))': { display: 'none !important' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    // Shortens durations instead of removing them, because Ark waits for `animationend` before it unmounts a panel.
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Zero, because every element has one, and an inherited color would pass from parent to child frame by frame.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
});
